import EmojiRate

/// The address of a summary: its counts, and its parameters read with the library's table.
struct SummaryAddress {
  let counts: RatingCounts
  let settings: PictureSettings
  /// The canonical path and query.
  let canonical: String

  private static let allowed =
    "2 to 21 whole numbers from 0 to 999999999 with commas between, such as 12,5,3,40,80"

  /// Reads an address.
  ///
  /// - Parameters:
  ///   - text: The counts: the text between the folder and the ending.
  ///   - query: The text after the question mark.
  ///   - format: The format of the ending.
  init(counts text: String, query: String?, format: PictureFormat = .svg) throws(Refusal) {
    let items = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    var counts: [Int] = []
    for item in items where item.count <= 9 && item.allSatisfy({ (0x30...0x39).contains($0) }) {
      if let count = Int(String(item) ?? "") { counts.append(count) }
    }
    guard counts.count == items.count, RatingCounts.valueLimits.contains(counts.count) else {
      throw .notAllowed(
        parameter: "counts", given: Refusal.excerpt(text), allowed: Self.allowed)
    }
    let scope = RatingSummary.parameters
    var settings = try PictureSettings(addressQuery: query, in: scope)
    let minimum = settings.minimum ?? 1
    let maximum = settings.maximum ?? minimum + Double(counts.count - 1)
    guard minimum < maximum else { throw .emptyScale(minimum: minimum, maximum: maximum) }
    self.counts = RatingCounts(
      counts: counts, minimum: minimum, step: (maximum - minimum) / Double(counts.count - 1))
    let shown = self.counts
    let path =
      "/summary/" + counts.map(String.init).joined(separator: ",")
      + format.ending
    canonical =
      path
      + settings.canonicalQuery(in: scope) { one, other in
        RatingSummary(shown, settings: one).svg(one.options)
          == RatingSummary(shown, settings: other).svg(other.options)
          && one.minimum == other.minimum && one.maximum == other.maximum
      }
    self.settings = settings
  }
}
