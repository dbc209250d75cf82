import EmojiRate

/// The values of `--by`: from the minimum of a scale to its maximum, at equal distances.
struct ValueRange {
  /// The maximum number of values; more are probably a mistake in the distance.
  static let greatestCount = 1_000_000

  let values: [Double]
  /// The warning if the last value is not the maximum; nil otherwise.
  private(set) var warning: String?

  init(by distance: Double, on scale: Rating) throws(CommandError) {
    let (begin, end) = (scale.minimum, scale.maximum)
    // Adding whole decimal units has no rounding errors.
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
