import EmojiRate

/// The settings of one picture that is drawn.
struct DrawSettings: Equatable {
  var value: RatingLiteral?
  /// The name of the rating in messages.
  var ratingName = "--value"

  /// The value at which the animation starts; nil without animation.
  var start: RatingLiteral?
  var duration: Double?
  /// Nil repeats without end.
  var repeatCount: Int? = 1

  /// Nil means that the name of the output decides.
  var format: Format?
  var scale: PNGScale?

  enum Format: String, CaseIterable {
    case svg
    case dataURI = "data-uri"
    case png
    /// The numbers of a summary.
    case json
  }
}

extension Settings {
  /// The format of the document: the given one, or the format of the output's name.
  var outputFormat: DrawSettings.Format {
    draw.format ?? (output?.lowercased().hasSuffix(".png") == true ? .png : .svg)
  }

  /// The option that asks for a PNG file; nil if none does.
  var pngRequest: Obstacle? {
    guard outputFormat == .png else { return nil }
    return draw.format == nil ? output.map { Obstacle("output", $0) } : Obstacle("format", "png")
  }

  /// Refuses the name of a picture with the ending of another format.
  func checkOutputName() throws(CommandError) {
    guard draw.format == nil, let output else { return }
    let others = [
      ".avif", ".bmp", ".eps", ".gif", ".heic", ".ico", ".jpeg", ".jpg", ".jxl", ".pdf", ".ps",
      ".svgz", ".tif", ".tiff", ".webp",
    ]
    guard !others.contains(where: output.lowercased().hasSuffix) else {
      throw Given(option: "--output", text: output).notAllowed(
        "a name that ends in .svg or .png, or say with --format what is in the file")
    }
  }
}
