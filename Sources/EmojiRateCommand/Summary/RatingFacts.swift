import EmojiRate
import EmojiRateHistory

/// The numbers of a picture as members of a JSON object, for other programs.
struct RatingFacts {
  private(set) var members: [(key: String, value: String)] = []

  /// The numbers of a summary, or of ratings over time.
  ///
  /// - Parameters:
  ///   - item: The name of the rated product; left out if empty.
  ///   - bands: The bands of a summary; nil without bands.
  init(of subject: Subject, item: String, bands: RatingBands?) {
    switch subject {
    case .value: self.init(subject.counts, missing: 0, item: item, bands)
    case .counts(let counts, let unrated): self.init(counts, missing: unrated, item: item, bands)
    case .history(let history): self.init(history)
    }
  }

  /// The JSON object with the members and the sentence, one on each line.
  func document(_ sentence: String) -> String {
    let all = members + [("sentence", sentence.inJSON)]
    return "{\n" + all.map { "  \"\($0.key)\": \($0.value)" }.joined(separator: ",\n") + "\n}\n"
  }

  /// The numbers of a summary, such as `aggregateRating` of [schema.org](https://schema.org/AggregateRating).
  ///
  /// - Parameters:
  ///   - missing: The number of lines without a rating.
  ///   - item: The name of the rated product; left out if empty.
  private init(_ counts: RatingCounts, missing: Int, item: String, _ bands: RatingBands?) {
    if counts.hasCounts { members.append(("counts", "\(counts.counts)")) }
    members += [
      ("number", counts.number.map { "\($0)" } ?? "null"), ("mean", Self.mean(of: counts)),
    ]
    if counts.hasCounts { members.append(("shares", "\(counts.percentages)")) }
    appendScore(counts, bands)
    members.append(("withoutRating", "\(missing)"))
    // Search engines require the number of ratings.
    guard counts.hasNumber, let mean = counts.shownMean else { return }
    let reviewed =
      item.isEmpty
      ? "" : ", \"itemReviewed\": {\"@type\": \"Product\", \"name\": \(item.inJSON)}"
    members.append(
      (
        "aggregateRating",
        """
        {"@type": "AggregateRating", "ratingValue": \(Messages.plain(mean)), \
        "ratingCount": \(counts.number ?? 0), "bestRating": \(Messages.plain(counts.maximum)), \
        "worstRating": \(Messages.plain(counts.minimum))\(reviewed)}
        """
      ))
  }

  /// Adds the bands and the score of a summary that has them.
  private mutating func appendScore(_ counts: RatingCounts, _ bands: RatingBands?) {
    var summary = RatingSummary(counts)
    summary.bands = bands
    guard !summary.shownBands.isEmpty else { return }
    let bands = summary.shownBands.map {
      "{\"from\": \(Messages.plain($0.from)), \"to\": \(Messages.plain($0.to)), "
        + "\"count\": \($0.count), \"share\": \($0.share)}"
    }
    members += [
      ("bands", "[\(bands.joined(separator: ", "))]"),
      ("score", summary.score.map { "\($0)" } ?? "null"),
    ]
  }

  /// The mean of all ratings, rounded to four decimals.
  private static func mean(of counts: RatingCounts) -> String {
    counts.mean.map { Messages.plain(($0 * 10_000).rounded() / 10_000) } ?? "null"
  }

  private init(_ history: RatingHistory) {
    members = [("by", (history.period?.rawValue ?? "label").inJSON)]
    if let until = history.until { members.append(("until", until.description.inJSON)) }
    let shown = zip(history.names, history.periods).map { name, counts in
      let mean = counts.total < history.least ? "null" : Self.mean(of: counts)
      return "{\"period\": \(name.inJSON), \"number\": \(counts.total), "
        + "\"mean\": \(mean), \"counts\": \(counts.counts)}"
    }
    let last = history.periods.last { $0.total >= history.least }.map(Self.mean)
    members += [
      ("number", "\(history.total.total)"), ("mean", Self.mean(of: history.total)),
      ("last", last ?? "null"),
      ("periods", "[\(shown.joined(separator: ", "))]"),
    ]
  }
}
