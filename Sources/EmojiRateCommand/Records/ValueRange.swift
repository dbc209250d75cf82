import EmojiRate

/// Evenly spaced values from one number to another.
struct ValueRange {
  /// More values suggest a slip in the distance.
  static let greatestCount = 10_000_000

  let first: PlainDecimal
  let distance: Int64
  let count: Int
  let reachesEnd: Bool

  init(from: Double, to: Double, by: Double) throws(CommandError) {
    let decimals = PlainDecimal.decimals(of: max(abs(from), abs(to), by))
    first = PlainDecimal(from, decimals: decimals)
    distance = PlainDecimal(by, decimals: decimals).units
    guard from <= to else {
      throw .data(
        "--from \(Messages.plain(from)) is above --to \(Messages.plain(to)); give the lower one first"
      )
    }
    guard distance > 0 else {
      throw .data(
        "--by \(Messages.plain(by)) leads to no other value; give a greater one, such as 0.5")
    }
    let whole = PlainDecimal(to, decimals: decimals).units - first.units
    guard whole / distance < Self.greatestCount else {
      throw .data(
        "the range has \(Messages.count(Int(whole / distance) + 1)) values; give a greater --by, "
          + "for at most \(Messages.count(Self.greatestCount))")
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
