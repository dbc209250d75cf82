/// The rules by which a touch on a row becomes a number of symbols, each from a control that this project follows.
public enum RowTouch: String, CaseIterable, Sendable, Keyword {
  /// Half a symbol before its middle and a whole one after it, as in RateView.
  case middles
  /// The touched symbol, as the whole stars of XHStarRateView.
  case whole
  /// The next half, as the half stars of XHStarRateView: a touch exactly on a whole symbol adds half of one.
  case half
  /// The part before the touch, as the incomplete stars of XHStarRateView.
  case exact
  /// The next half, as in RatingsView.
  case cells
  /// Every symbol is a button, as in RatingControl, and the gap between two does nothing.
  case buttons

  /// Finds the number of symbols that a touch counts; nil if the touch does nothing.
  ///
  /// - Parameters:
  ///   - x: The place of the touch, from the side at which the row begins.
  ///   - count: The number of symbols.
  ///   - side: The width of a symbol.
  ///   - first: The place of the first symbol.
  ///   - pitch: The distance between the starts of two symbols.
  public func earned(
    at x: Double, count: Int, side: Double, first: Double = 0, pitch: Double
  ) -> Double? {
    let most = Double(count)
    let place = (x - first + (pitch - side) / 2) / pitch
    let cells = place.clamped(to: 0...most, ifNaN: 0)
    /// The distance of the touch from the start of a symbol.
    func inside(_ index: Double) -> Double { x - (first + index * pitch) }
    switch self {
    case .middles:
      let index = ((x - first) / pitch).rounded(.down).clamped(to: -1...most - 1, ifNaN: -1)
      return index < 0 ? 0 : inside(index) > side / 2 ? index + 1 : index + 0.5
    case .whole: return cells.rounded(.up)
    case .half:
      let rounded = (cells + 0.5).rounded(.down)
      return place < 0 ? 0 : min(rounded > cells ? rounded : rounded + 0.5, most)
    case .exact:
      let index = ((x - first) / pitch).rounded(.down).clamped(to: 0...most - 1, ifNaN: 0)
      return index + (inside(index) / side).clamped(to: 0...1, ifNaN: 0)
    case .cells:
      let next = cells.rounded(.up)
      return cells + 0.5 < next ? next - 0.5 : next
    case .buttons:
      let index = min(cells.rounded(.down), most - 1)
      return inside(index) >= 0 && inside(index) < side ? index + 1 : nil
    }
  }
}

extension Rating {
  /// The value after a drag on a face, as in TTGEmojiRate: dragging down raises it.
  ///
  /// It is on the scale, but on no step: a drag goes on from it, and assigning it to ``value`` rounds it.
  ///
  /// - Parameters:
  ///   - start: The value before the drag.
  ///   - part: The way down as a part of the face's height; negative upwards.
  ///   - sensitivity: How much of the scale, in fifths, a drag over the whole height changes; clamped to 1…10.
  public func dragged(from start: Double, by part: Double, sensitivity: Double = 5) -> Double {
    let sensitivity = sensitivity.clamped(to: 1...10, ifNaN: 5)
    return (start + part * sensitivity * (maximum - minimum) / 5)
      .clamped(to: minimum...maximum, ifNaN: start)
  }

  /// The value at a place of a face that is tapped, or dragged across, as in TTGEmojiRate.
  ///
  /// - Parameter part: The place from the top, or from the side at which the scale begins, 0…1.
  public func value(at part: Double) -> Double {
    let part = part.clamped(to: 0...1, ifNaN: 0)
    return minimum * (1 - part) + maximum * part
  }

  /// The value after a tap, as in RatingControl: a tap on the current value takes the rating back, which is nil.
  package static func tapped(_ value: Double, current: Double?) -> Double? {
    value == current ? nil : value
  }
}
