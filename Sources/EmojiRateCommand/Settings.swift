import EmojiRate

/// What the arguments ask for, filled in row by row from the option table.
struct Settings: Equatable {
  var value: RatingLiteral?
  /// What the rating is called where it was given.
  var ratingName = "--value"
  /// What is said of the picture.
  var picture = PictureSettings()

  /// The value that the picture starts from; nil where it does not move.
  var start: RatingLiteral?
  var duration: Double?
  /// Nil is without end.
  var repeatCount: Int? = 1

  /// Nil follows from the name of the output.
  var format: Format?
  /// How large a PNG file is.
  var scale: PNGScale?
  var isStrict = false
  /// A path, or - for the standard input.
  var styleFile: String?
  /// A path; nil is the standard output.
  var output: String?
  /// Whether a page is asked for in place of a list.
  var isSheet = false
  /// What is to complete the command, where a script for it is asked for.
  var shell: Shell?

  var export = ExportSettings()

  /// How the document is written.
  enum Format: String, CaseIterable {
    case svg
    case dataURI = "data-uri"
    case png
  }

  /// How the document is written: as it is said, or as the output is called.
  var outputFormat: Format {
    format ?? (output?.lowercased().hasSuffix(".png") == true ? .png : .svg)
  }

  /// Refuses a file that would be called as what it is not, a picture or a page that shows some.
  func checkOutputName() throws(CommandError) {
    guard format == nil, let output else { return }
    let others = [
      ".avif", ".bmp", ".eps", ".gif", ".heic", ".ico", ".jpeg", ".jpg", ".jxl", ".pdf", ".ps",
      ".svgz", ".tif", ".tiff", ".webp",
    ]
    guard
      !(isSheet ? others + [".svg", ".png"] : others).contains(where: output.lowercased().hasSuffix)
    else {
      throw .notAllowed(
        option: "--output", given: output,
        allowed: isSheet
          ? "a name that ends in .html" : "a name that ends in .svg or .png, or --format too")
    }
  }

  /// What was assigned but not kept as it was.
  var clampings: [Clamping] = []

  /// Notes that a value is outside of its limits, if it is.
  ///
  /// - Parameter text: What was given; nil is the number.
  mutating func noteClamping(
    of option: String, _ value: Double, to limits: ClosedRange<Double>, given text: String? = nil
  ) {
    guard !limits.contains(value) else { return }
    clampings.append(
      Clamping(
        option: option, given: text ?? Messages.plain(value),
        used: value < limits.lowerBound ? limits.lowerBound : limits.upperBound, limits: limits))
  }

  /// An assignment that the limits changed.
  struct Clamping: Equatable {
    var option: String
    var given: String
    var used: Double
    var limits: ClosedRange<Double>
    /// Where in a style file; nil is the command line.
    var place: StylePlace?
  }
}
