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

  /// The members of a JSON object.
  var members: [(key: String, value: String)] {
    var members: [(key: String, value: String)] = []
    if counts.hasCounts { members.append(("counts", "\(counts.counts)")) }
    members += [
      ("number", counts.hasNumber ? "\(counts.number)" : "null"), ("mean", mean ?? "null"),
    ]
    if counts.hasCounts { members.append(("shares", "\(counts.percentages)")) }
    members.append(("withoutRating", "\(missing)"))
    if let sentence { members.append(("sentence", sentence.inJSON)) }
    if let aggregate { members.append(("aggregateRating", aggregate)) }
    return members
  }

  /// A document with all members, one on each line.
  var document: String { Self.document(members) }

  /// A document of members, one on each line.
  static func document(_ members: [(key: String, value: String)]) -> String {
    "{\n" + members.map { "  \"\($0.key)\": \($0.value)" }.joined(separator: ",\n") + "\n}\n"
  }

  /// The mean, which is summed up in ten-thousandths.
  private var mean: String? { counts.mean.map { Messages.plain(($0 * 10_000).rounded() / 10_000) } }

  /// The rating for search engines, as the picture has it; nil without a number of ratings, which they require.
  private var aggregate: String? {
    guard counts.hasNumber, let mean = counts.shownMean else { return nil }
    let item = item.map { ", \"itemReviewed\": {\"@type\": \"Product\", \"name\": \($0.inJSON)}" }
    return """
      {"@type": "AggregateRating", "ratingValue": \(Messages.plain(mean)), \
      "ratingCount": \(counts.number), "bestRating": \(Messages.plain(counts.maximum)), \
      "worstRating": \(Messages.plain(counts.minimum))\(item ?? "")}
      """
  }
}
