import EmojiRate

/// Values that are typed: a list, or a range.
struct ValueSequence {
  /// More values of a range suggest a slip in the distance.
  static let greatestCount = 1_000_000

  let isRange: Bool
  let values: [Double]
  /// The warning for a range that does not reach its given end.
  private(set) var warning: String?

  init(list: [RatingLiteral], on scale: Rating) {
    (isRange, values) = (false, list.map { $0.value(on: scale) })
  }

  /// A range of which an end that is not given is the scale's.
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
    isRange = true
    values = (0...whole / step).map { index in
      PlainDecimal(PlainDecimal(units: first.units + index * step, decimals: decimals).value).value
    }
    if whole % step != 0 {
      warning =
        "--by \(Messages.plain(distance)) does not lead to \(Messages.plain(end)); "
        + "the last value is \(Messages.plain(values[values.count - 1]))"
    }
  }

  func place(_ index: Int) -> String {
    isRange ? (index == 0 ? "--from" : "--to") : "--values, value \(index + 1)"
  }
}
