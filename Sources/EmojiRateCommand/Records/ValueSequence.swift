import EmojiRate

/// Values that are typed: a list, or a range.
struct ValueSequence {
  let name: String
  let isRange: Bool
  let count: Int
  /// The warning for a range that does not reach its given end.
  private(set) var warning: String?
  private let value: (Int) -> Double

  init(list: [RatingLiteral], on scale: Rating) {
    (name, isRange, count) = ("--values", false, list.count)
    value = { list[$0].value(on: scale) }
  }

  /// A range of which an end that is not given is the scale's.
  init(by: Double, from: RatingLiteral?, to: RatingLiteral?, on scale: Rating) throws(CommandError)
  {
    let end = to?.value(on: scale) ?? scale.maximum
    let range = try ValueRange(from: from?.value(on: scale) ?? scale.minimum, to: end, by: by)
    (name, isRange, count) = ("--by", true, range.count)
    value = { range[$0] }
    if !range.reachesEnd {
      warning =
        "--by \(Messages.plain(by)) does not lead to \(Messages.plain(end)); "
        + "the last value is \(Messages.plain(range[range.count - 1]))"
    }
  }

  subscript(index: Int) -> Double { value(index) }

  /// The place of a value in messages.
  func place(_ index: Int) -> String {
    isRange ? (index == 0 ? "--from" : "--to") : "\(name), value \(index + 1)"
  }
}
