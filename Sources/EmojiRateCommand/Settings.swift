import EmojiRate

/// The settings of the arguments, filled in row by row from the option table.
struct Settings: Equatable {
  var picture = PictureSettings()
  var style = StyleSettings()
  /// The path of the output; nil is the standard output.
  var output: String?
  /// The text to print instead of a picture.
  var text: String?
  var remarks = Remarks()

  // Those of one action each, and of the ratings that several of them read.
  var draw = DrawSettings()
  var summary = SummarySettings()
  var export = ExportSettings()
  var control = ControlSettings()
  var layers = LayerSettings()
  var input = InputSettings()
}

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
    guard draw.format == nil, let name = output?.lowercased() else { return draw.format ?? .svg }
    return Self.pngEndings.contains(where: name.hasSuffix) ? .png : .svg
  }

  /// The endings of still and of animated PNG files, which both may have either.
  private static let pngEndings = [".png", ".apng"]

  /// Refuses an output whose name has the ending of a format that the action does not write.
  func checkOutputName(of action: Subcommand.Action) throws(CommandError) {
    guard draw.format == nil, let output = action == .export ? export.folder : output else {
      return
    }
    var others = [
      ".avif", ".bmp", ".eps", ".gif", ".heic", ".ico", ".jpeg", ".jpg", ".jxl", ".pdf", ".ps",
      ".svgz", ".tif", ".tiff", ".webp",
    ]
    var allowed: String
    switch action {
    case .draw, .list:
      allowed = "a name that ends in .svg or .png, or say with --format what is in the file"
    case .layers:
      others += Self.pngEndings
      allowed = "a name that ends in .svg"
    case .control:
      others += Self.pngEndings + [".svg"]
      allowed = "a name that ends in .js, or a folder such as rating/"
      if control.markup == nil {
        others += [".htm", ".html"]
        allowed += ", which gets a page too"
      }
    case .export:
      if SystemCalls.exists(output) { return }
      others += Self.pngEndings + [".css", ".csv", ".html", ".json", ".svg", ".zip"]
      allowed = "the name of a folder, such as pictures"
    }
    guard !others.contains(where: output.lowercased().hasSuffix) else {
      throw Given(option: "--output", text: output).notAllowed(allowed)
    }
  }
}
