import EmojiRate

/// The settings of a command line.
///
/// Each row of the option table sets a part of them.
struct Settings: Equatable {
  var picture = PictureSettings()
  var style = StyleSettings()
  /// The path of the output; nil is the standard output.
  var output: String?
  var remarks = Remarks()

  // The settings of one action each; `input` has the ratings that several actions read.
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
  var rating = ShownRating.missing
  /// The value at which the animation starts; nil without animation.
  var start: RatingLiteral?
  var duration: Double?
  /// How often the animation plays; nil repeats it forever.
  var repeatCount: Int? = 1

  /// The given format; if it is nil, the name of the output decides.
  var format: Format?
  /// The scale of a PNG file; nil if `--png` is not given.
  var png: PNGScale?

  /// The rating to draw, and its name in messages.
  enum ShownRating: Equatable {
    case missing
    case given(RatingLiteral, name: String)
  }

  enum Format: String, CaseIterable {
    case svg
    case dataURI = "data-uri"
    case png
    case json
    case lottie

    /// The endings of its files.
    var endings: [String] {
      switch self {
      case .svg: [".svg"]
      // Still and animated PNG files can both have either ending.
      case .png: [".png", ".apng"]
      case .json, .lottie: [".json"]
      case .dataURI: []
      }
    }
  }
}

extension Settings {
  /// The given format, or else the format for the output's ending, or else SVG.
  var outputFormat: DrawSettings.Format {
    guard draw.format == nil, let ending = output?.ending else { return draw.format ?? .svg }
    let others: [DrawSettings.Format] = [.png, .json]
    return others.first { $0.endings.contains(ending) } ?? .svg
  }

  /// Refuses an output whose name has an ending that the action does not write.
  ///
  /// A name without an ending is allowed, except for a script, which could be meant as a folder.
  func checkOutputName(of subcommand: Subcommand) throws(CommandError) {
    func allow(_ path: String?, _ option: String, _ endings: [String], _ allowed: String)
      throws(CommandError)
    {
      guard let path, path.ending.map({ !endings.contains($0) }) ?? endings.isEmpty else { return }
      // If the output is an input file, that error is more useful.
      try inputFiles.check(path)
      throw ArgumentText(option: option, text: path).notAllowed(allowed)
    }
    switch subcommand.action {
    case .list: break
    case .draw where draw.format == nil && output != nil:
      let hasFacts = subcommand.picture == .summary
      try allow(
        output, "--output", [".svg", ".png", ".apng"] + (hasFacts ? [".json"] : []),
        "a name that ends in \(hasFacts ? ".svg, .png or .json" : ".svg or .png"), "
          + "or say with --format what is in the file")
    case .draw where draw.format == .lottie:
      throw .usage(
        "a Lottie file has a face at all values, which emoji-rate drawing --format lottie writes; one rating, a row "
          + "or a summary is SVG or PNG")
    case .draw: break
    case .check:
      try allow(output, "--output", [".txt"], "a name that ends in .txt")
      try allow(check.overview, "--overview", [".svg"], "a name that ends in .svg")
    case .layers:
      let allowed = "a name that ends in .svg or .json, or say with --format what is in the file"
      if draw.format == nil { try allow(output, "--output", [".svg", ".json"], allowed) }
    case .control where control.markup != nil:
      try allow(output, "--output", [".html", ".htm"], "a name that ends in .html")
    case .control:
      guard let output, outputFolder == nil, !SystemCalls.isDevice(output) else { return }
      let allowed = "a name that ends in .js, or a folder such as rating/, which gets a page too"
      try allow(output, "--output", output.ending == nil ? [] : [".js", ".mjs"], allowed)
    case .export:
      guard let folder = export.folder, !SystemCalls.exists(folder) else { return }
      guard !Self.fileEndings.words.contains(where: folder.lowercased().hasSuffix) else {
        throw ArgumentText(option: "--output", text: folder)
          .notAllowed("the name of a folder, such as pictures")
      }
    }
  }

  /// Endings that a folder's name hardly ever has; a name with another dot can be a folder.
  private static let fileEndings = """
    .apng .avif .bmp .css .csv .eps .gif .heic .htm .html .ico .jpeg .jpg .js .json .jsonl .jxl .md .pdf .png .ps \
    .svg .svgz .tif .tiff .tsv .txt .webp .xlsx .xml .zip
    """
}

extension String {
  /// The file extension of a path in lower case, with its dot; nil without one.
  var ending: String? { endingStart == endIndex ? nil : self[endingStart...].lowercased() }

  /// The index of the extension's dot; the end of the path if it has none, as `.hidden`.
  private var endingStart: String.Index {
    let name = utf8.lastIndex(of: UInt8(ascii: "/")).map { utf8.index(after: $0) } ?? startIndex
    let dot = utf8[name...].lastIndex(of: UInt8(ascii: "."))
    guard let dot, dot != name, utf8.index(after: dot) != endIndex else { return endIndex }
    return dot
  }

  /// The path without its extension, and the extension with its dot.
  var stemAndEnding: (String, String) {
    (String(self[..<endingStart]), String(self[endingStart...]))
  }
}
