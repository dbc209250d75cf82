import EmojiRate

/// The address of a summary: its counts, and its parameters read with the library's table.
struct SummaryAddress {
  let counts: RatingCounts
  let settings: PictureSettings
  /// The canonical path and query.
  let canonical: String

  /// Reads an address.
  ///
  /// - Parameters:
  ///   - text: The counts: the text between the folder and the ending.
  ///   - query: The text after the question mark.
  ///   - format: The format of the ending.
  init(counts text: String, query: String?, format: PictureFormat = .svg) throws(Refusal) {
    let scope = ParameterScope.summary
    var settings = try PictureSettings(addressQuery: query, in: scope)
    let counts = try Self.counts(text, settings)
    do throws(ParameterError) {
      try settings.summary(counts).bands?.check(counts)
    } catch { throw .query(error) }
    self.counts = counts
    let path =
      "/summary/" + counts.counts.map(String.init).joined(separator: ",")
      + format.ending
    canonical =
      try path
      + settings.canonicalQuery(in: scope) { one, other in
        one.summary(counts).svg(one.options)
          == other.summary(counts).svg(other.options)
          && one.minimum == other.minimum && one.maximum == other.maximum
      }
    self.settings = settings
  }

  /// The numbers of ratings with commas between, lowest value first, on the scale of the settings.
  static func counts(_ text: String, _ settings: PictureSettings) throws(Refusal) -> RatingCounts {
    do throws(ScaleError) {
      return try RatingCounts(text, settings: settings)
    } catch {
      throw .counts(error)
    }
  }
}
