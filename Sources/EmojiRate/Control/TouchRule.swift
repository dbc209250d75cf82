/// The rules that turn a touch on a row into a number of symbols.
///
/// Each rule comes from an iOS control that this project descends from. In the table, `v` is the distance of
/// the touch from the start of a row without spaces, in symbols:
///
/// | touch at v = | 0.2 | 0.5 | 2.3 | 2.6 | 3 |
/// | --- | --- | --- | --- | --- | --- |
/// | ``middles`` | 0.5 | 0.5 | 2.5 | 3 | 3.5 |
/// | ``whole`` | 1 | 1 | 3 | 3 | 3 |
/// | ``half`` | 0.5 | 1 | 2.5 | 3 | 3.5 |
/// | ``exact`` | 0.2 | 0.5 | 2.3 | 2.6 | 3 |
/// | ``cells`` | 0.5 | 1 | 2.5 | 3 | 3 |
/// | ``buttons`` | 1 | 1 | 3 | 3 | 4 |
///
/// The space between two symbols belongs half to each. In ``middles`` and ``exact``, all of it belongs to the
/// symbol before. A touch beyond the row counts as its end, and one before it as 0. ``buttons`` only counts
/// touches on a button.
package enum TouchRule: Int, Keyword {
  /// Half a symbol before its middle, a whole symbol after it (RateView).
  case middles
  /// The whole touched symbol (XHStarRateView, whole stars).
  case whole
  /// The next half symbol. A touch exactly on a whole one adds half a symbol (XHStarRateView, half stars).
  case half
  /// The part of a symbol before the touch (XHStarRateView, incomplete stars).
  case exact
  /// The next half symbol (RatingsView).
  case cells
  /// Each symbol is a button, which counts if the touch ends on it. The space between buttons does nothing.
  /// Another tap on the current button clears the rating (RatingControl).
  case buttons

  package static var keywords: StaticString { "middles whole half exact cells buttons" }
}

extension TouchRule {
  /// The number of symbols for a touch at `x`, in user units from the row's start; nil if the touch does
  /// nothing.
  func earned(at x: Double, in row: PlacedRow, count: Int) -> Double? {
    let place = (x - row.first.x + (row.pitch - row.side) / 2) / row.pitch
    let cells = place.clamped(to: 0...Double(count))
    switch self {
    case .middles: return Self.middles(x, row, count)
    case .whole: return Self.roundedUp(cells)
    case .half:
      if place < 0 { return 0 }
      let rounded = Double(Int(cells + 0.5))
      return min(rounded > cells ? rounded : rounded + 0.5, Double(count))
    case .exact: return Self.exact(x, row, count)
    case .cells:
      let next = Self.roundedUp(cells)
      return cells + 0.5 < next ? next - 0.5 : next
    case .buttons:
      let index = min(Int(cells), count - 1)
      let inside = x - row.frame(index).origin.x
      return inside >= 0 && inside < row.side ? Double(index + 1) : nil
    }
  }

  private static func middles(_ x: Double, _ row: PlacedRow, _ count: Int) -> Double {
    var index = count - 1
    while index >= 0 {
      let inside = x - row.frame(index).origin.x
      if inside > row.side / 2 { return Double(index + 1) }
      if inside >= 0 { return Double(index) + 0.5 }
      index -= 1
    }
    return 0
  }

  private static func exact(_ x: Double, _ row: PlacedRow, _ count: Int) -> Double {
    let index = Int((x - row.first.x) / row.pitch).clamped(to: 0...count - 1)
    let inside = (x - row.frame(index).origin.x) / row.side
    return Double(index) + inside.clamped(to: 0...1)
  }

  private static func roundedUp(_ value: Double) -> Double {
    let whole = Double(Int(value))
    return value > whole ? whole + 1 : whole
  }
}
