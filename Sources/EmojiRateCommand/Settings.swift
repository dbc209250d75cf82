import EmojiRate

/// The settings of the arguments, filled in row by row from the option table.
struct Settings: Equatable {
  var picture = PictureSettings()
  var style = StyleSettings()
  /// The path of the output; nil is the standard output.
  var output: String?
  var text: String?
  var remarks = Remarks()

  // Those of one action each, and of the ratings that several of them read.
  var draw = DrawSettings()
  var summary = SummarySettings()
  var export = ExportSettings()
  var control = ControlSettings()
  var layers = LayerSettings()
  var check = CheckSettings()
  var input = InputSettings()
}

/// The settings of one picture that is drawn.
struct DrawSettings: Equatable {
  var value: RatingLiteral?
  var ratingName = "--value"

  /// The value at which the animation starts; nil without animation.
  var start: RatingLiteral?
  var duration: Double?
  /// Nil repeats without end.
  var repeatCount: Int? = 1

  /// Nil means that the name of the output decides.
  var format: Format?
  /// The scale of a PNG file; nil without an option for it.
  var png: PNGScale?

  enum Format: String, CaseIterable {
    case svg
    case dataURI = "data-uri"
    case png
    case json
  }
}

extension Settings {
  /// The scale of words: from 1 to their number, unless a maximum is given.
  mutating func scaleWords() {
    let count = input.grammar.words.count
    guard count > 1, picture.maximum == nil else { return }
    let minimum = picture.minimum ?? 1
    (picture.minimum, picture.maximum) = (minimum, minimum + Double(count - 1))
  }

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
    if action == .export, SystemCalls.exists(output) { return }
    let isPage = action == .control && control.markup == nil
    let (others, allowed) =
      switch action {
      case .draw, .list:
        ("", "a name that ends in .svg or .png, or say with --format what is in the file")
      case .layers: (".png .apng", "a name that ends in .svg")
      case .check: (".png .apng", "a name that ends in .txt")
      case .control:
        (
          ".png .apng .svg" + (isPage ? " .htm .html" : ""),
          "a name that ends in .js, or a folder such as rating/"
            + (isPage ? ", which gets a page too" : "")
        )
      case .export:
        (".png .apng .css .csv .html .json .svg .zip", "the name of a folder, such as pictures")
      }
    let foreign = ".avif .bmp .eps .gif .heic .ico .jpeg .jpg .jxl .pdf .ps .svgz .tif .tiff .webp "
    guard !(foreign + others).words.contains(where: output.lowercased().hasSuffix) else {
      throw Given(option: "--output", text: output).notAllowed(allowed)
    }
  }
}
