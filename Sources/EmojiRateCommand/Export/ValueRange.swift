import EmojiRate

/// Equally distant values from one number to another.
struct ValueRange {
  /// More are a slip of the distance rather than a wish.
  static let greatestCount = 10_000_000

  let first: PlainDecimal
  let distance: Int64
  let count: Int
  /// Whether the last value is the end that was asked for.
  let reachesEnd: Bool

  init(from: Double, to: Double, by: Double) throws(ExportError) {
    let decimals = PlainDecimal.decimals(of: max(abs(from), abs(to), by))
    first = PlainDecimal(from, decimals: decimals)
    distance = PlainDecimal(by, decimals: decimals).units
    guard from <= to else { throw .descendingRange(from: from, to: to) }
    guard distance > 0 else { throw .noDistance(by) }
    let whole = PlainDecimal(to, decimals: decimals).units - first.units
    guard whole / distance < Self.greatestCount else {
      throw .tooManyValues(count: Int(whole / distance) + 1, most: Self.greatestCount)
    }
    count = Int(whole / distance) + 1
    reachesEnd = whole % distance == 0
  }

  subscript(index: Int) -> Double {
    var decimal = first
    decimal.units += Int64(index) * distance
    return decimal.value
  }
}
