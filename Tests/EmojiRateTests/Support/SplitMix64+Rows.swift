import EmojiRate

@testable import EmojiRateTestSupport

extension SplitMix64 {
  /// A length in everyday limits, now and then something else.
  private mutating func length() -> Double {
    oneIn(8) ? finiteDouble() : oneIn(8) ? 0 : double(0...300)
  }

  mutating func rowLayout() -> RowLayout {
    switch integer(0...3) {
    case 0: .fixed()
    case 1: .fixed(side: length(), spacing: length())
    case 2:
      .fitted(
        width: length(), height: length(), margin: length() / 10, spacing: length() / 10,
        minimumStarSize: length() / 5)
    default: .cells(width: length(), height: length())
    }
  }

  mutating func starStyle() -> StarStyle {
    StarStyle(
      fillColor: cssColor(), emptyColor: oneIn(2) ? cssColor() : nil, strokeColor: cssColor(),
      lineWidth: oneIn(4) ? 0 : double(-1...21))
  }

  /// A row of any rating, symbol, rule, layout and style.
  mutating func starRow() -> StarRow {
    let count = integer(1...(oneIn(5) ? 100 : 7))
    let maximum = oneIn(3) ? double(1...200) : Double(count)
    let minimum = oneIn(3) ? double(-10...1) : 0
    let value = oneIn(2) ? Double(integer(0...count)) : double(minimum...maximum)
    let rating = Rating(
      value, minimum: minimum, maximum: maximum, step: oneIn(3) ? double(0...2) : 0)
    return StarRow(
      rating, count: count, symbol: RowSymbol.allCases[integer(0...2)],
      fillRule: FillRule.allCases[integer(0...2)], layout: rowLayout(), isRightToLeft: oneIn(3),
      style: oneIn(3) ? StarStyle() : starStyle())
  }
}
