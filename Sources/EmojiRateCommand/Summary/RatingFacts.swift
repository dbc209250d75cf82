import EmojiRate

/// The numbers of a summary for programs, such as `aggregateRating` of [schema.org](https://schema.org/AggregateRating).
struct RatingFacts {
  let counts: RatingCounts
  /// The number of lines without a rating.
  let missing: Int
  /// The sentence for screen readers; nil leaves it out.
  let sentence: String?
  /// The name of what is rated; nil leaves it out.
  let item: String?

  init(_ counts: RatingCounts, missing: Int, sentence: String?, item: String?) {
    (self.counts, self.missing, self.sentence, self.item) = (counts, missing, sentence, item)
  }

  var members: [(key: String, value: JSONText)] {
    var members: [(key: String, value: JSONText)] = []
    if counts.hasCounts {
      members.append(("counts", Self.numbers(counts.counts)))
    }
    members += [("number", .number("\(counts.number)")), ("mean", .number(mean ?? "null"))]
    if counts.hasCounts { members.append(("shares", Self.numbers(counts.percentages))) }
    members.append(("withoutRating", .number("\(missing)")))
    if let sentence { members.append(("sentence", .text(sentence))) }
    if let aggregate { members.append(("aggregateRating", aggregate)) }
    return members
  }

  private static func numbers(_ numbers: [Int]) -> JSONText {
    .list(numbers.map { .number("\($0)") })
  }

  /// The mean, which is summed up in ten-thousandths.
  private var mean: String? { counts.mean.map { Messages.plain(($0 * 10_000).rounded() / 10_000) } }

  /// The rating for search engines; nil without ratings, for which schema.org has no form.
  private var aggregate: JSONText? {
    guard let mean = counts.mean else { return nil }
    var members: [(key: String, value: JSONText)] = [
      ("@type", "AggregateRating"),
      ("ratingValue", .number(Messages.plain((mean * 100).rounded() / 100))),
      ("ratingCount", .number("\(counts.number)")),
      ("bestRating", .number(Messages.plain(counts.maximum))),
      ("worstRating", .number(Messages.plain(counts.minimum))),
    ]
    if let item { members.append(("itemReviewed", ["@type": "Product", "name": .text(item)])) }
    return .object(members)
  }
}
