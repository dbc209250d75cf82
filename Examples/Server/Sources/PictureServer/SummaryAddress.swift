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
    guard let counts = Self.counts(text[...]) else {
      throw .notAllowed(
        parameter: "counts", given: Refusal.excerpt(text), allowed: Self.allowed)
    }
    let scope = RatingSummary.parameters
    var settings = try PictureSettings(addressQuery: query, in: scope)
    let scale = try Self.scale(settings, valueCount: counts.count)
    self.counts = RatingCounts(counts: counts, minimum: scale.minimum, step: scale.step)
    let shown = self.counts
    let path =
      "/summary/" + counts.map(String.init).joined(separator: ",")
      + format.ending
    canonical =
      try path
      + settings.canonicalQuery(in: scope) { one, other in
        one.summary(shown).svg(one.options)
          == other.summary(shown).svg(other.options)
          && one.minimum == other.minimum && one.maximum == other.maximum
      }
    self.settings = settings
  }

  /// The numbers of ratings with commas between, lowest value first; nil for other texts.
  static func counts(_ text: Substring) -> [Int]? {
    let items = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    var counts: [Int] = []
    for item in items where item.count <= 9 && item.allSatisfy({ (0x30...0x39).contains($0) }) {
      if let count = Int(String(item) ?? "") { counts.append(count) }
    }
    let isValid = counts.count == items.count && (2...21).contains(counts.count)
    return isValid ? counts : nil
  }

  /// The scale of counts: from 1 in steps of 1, unless the settings say otherwise.
  static func scale(
    _ settings: PictureSettings, valueCount: Int
  ) throws(Refusal) -> (minimum: Double, step: Double) {
    let minimum = settings.minimum ?? 1
    let maximum = settings.maximum ?? minimum + Double(valueCount - 1)
    guard minimum < maximum else { throw .emptyScale(minimum: minimum, maximum: maximum) }
    return (minimum, (maximum - minimum) / Double(valueCount - 1))
  }
}
