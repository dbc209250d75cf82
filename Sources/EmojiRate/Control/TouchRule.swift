/// How a touch on a row of symbols becomes a number of them.
///
/// Each is the rule of an iOS control that this project descends from. With `v` the touch's distance
/// from the beginning of a row without spaces, in symbols:
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
/// Space between two symbols belongs half to each; ``middles`` and ``exact`` count all of it to the
/// symbol before. A touch outside the row counts as its end, and left of all symbols as none. A button
/// counts only touches inside it.
public enum TouchRule: Int, Keyword {
  /// A symbol counts whole from its middle on, and half before it (RateView).
  case middles
  /// A symbol that is touched counts whole (XHStarRateView, whole stars).
  case whole
  /// The next half symbol, and half a symbol more at exactly a whole one (XHStarRateView, half stars).
  case half
  /// The part of a symbol before the touch (XHStarRateView, incomplete stars).
  case exact
  /// The next half symbol (RatingsView).
  case cells
  /// Every symbol is a button: it counts if the touch ends on it. The space between buttons does
  /// nothing. The current button again takes the rating back (RatingControl).
  case buttons

  /// The words for them.
  public static var keywords: StaticString { "middles whole half exact cells buttons" }
}

extension TouchRule {
  /// The number of symbols for a touch at `x`, in user units from the row's beginning; nil if the touch
  /// does nothing.
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
