import EmojiRate

/// The values of a scale at equal distances.
struct ValueRange {
  /// More values suggest a slip in the distance.
  static let greatestCount = 1_000_000

  let values: [Double]
  /// The warning if they do not reach the maximum.
  private(set) var warning: String?

  init(by distance: Double, on scale: Rating) throws(CommandError) {
    let (begin, end) = (scale.minimum, scale.maximum)
    // Whole decimal units add up without rounding errors.
    let decimals = PlainDecimal.decimals(of: max(abs(begin), abs(end), distance))
    let first = PlainDecimal(begin, decimals: decimals)
    let step = PlainDecimal(distance, decimals: decimals).units
    guard step > 0 else {
      throw .data(
        "--by \(Messages.plain(distance)) leads to no other value; give a greater one, such as 0.5")
    }
    let whole = PlainDecimal(end, decimals: decimals).units - first.units
    guard whole / step < Self.greatestCount else {
      throw .data(
        "the range has \(Messages.count(Int(whole / step) + 1)) values; give a greater --by, "
          + "for at most \(Messages.count(Self.greatestCount))")
    }
    values = (0...whole / step).map { index in
      PlainDecimal(PlainDecimal(units: first.units + index * step, decimals: decimals).value).value
    }
    if whole % step != 0 {
      warning =
        "--by \(Messages.plain(distance)) does not lead to \(Messages.plain(end)); "
        + "the last value is \(Messages.plain(values[values.count - 1]))"
    }
  }
}
