import EmojiRate

/// The values of a range.
struct ValueRange {
  /// More values suggest a slip in the distance.
  static let greatestCount = 1_000_000

  let values: [Double]
  /// The warning if it does not reach its given end.
  private(set) var warning: String?

  /// - Parameters:
  ///   - from: The first value; nil is the scale's lower end.
  ///   - to: The last value; nil is the scale's upper end.
  init(
    by distance: Double, from: RatingLiteral? = nil, to: RatingLiteral? = nil, on scale: Rating
  ) throws(CommandError) {
    let begin = from?.value(on: scale) ?? scale.minimum
    let end = to?.value(on: scale) ?? scale.maximum
    guard begin <= end else {
      throw .data(
        "--from \(Messages.plain(begin)) is above --to \(Messages.plain(end)); give the lower one first"
      )
    }
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
