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
    picture.minimum = minimum
    picture.maximum = minimum + Double(count - 1)
  }

  /// The format of the document: the given one, or the format of the output's name.
  var outputFormat: DrawSettings.Format {
    guard draw.format == nil, let ending = output?.ending else { return draw.format ?? .svg }
    // Still and animated PNG files both may have either ending.
    return ending == ".json" ? .json : [".png", ".apng"].contains(ending) ? .png : .svg
  }

  /// Refuses an output whose name has an ending that the action does not write.
  ///
  /// A name without an ending is allowed, except for a script, which it could take for a folder.
  func checkOutputName(of subcommand: Subcommand) throws(CommandError) {
    func allow(_ path: String?, _ option: String, _ endings: [String], _ allowed: String)
      throws(CommandError)
    {
      guard let path, path.ending.map({ !endings.contains($0) }) ?? endings.isEmpty else { return }
      // A name of an input is refused for that.
      try inputFiles.check(path)
      throw Given(option: option, text: path).notAllowed(allowed)
    }
    switch subcommand.action {
    case .list: break
    case .draw where draw.format == nil:
      let hasFacts = subcommand.picture == .summary
      try allow(
        output, "--output", [".svg", ".png", ".apng"] + (hasFacts ? [".json"] : []),
        "a name that ends in \(hasFacts ? ".svg, .png or .json" : ".svg or .png"), "
          + "or say with --format what is in the file")
    case .draw: break
    case .check:
      try allow(output, "--output", [".txt"], "a name that ends in .txt")
      try allow(check.overview, "--overview", [".svg"], "a name that ends in .svg")
    case .layers: try allow(output, "--output", [".svg"], "a name that ends in .svg")
    case .control where control.markup != nil:
      try allow(output, "--output", [".html", ".htm"], "a name that ends in .html")
    case .control:
      guard let output, outputFolder == nil, !SystemCalls.isDevice(output) else { return }
      let allowed = "a name that ends in .js, or a folder such as rating/, which gets a page too"
      try allow(output, "--output", output.ending == nil ? [] : [".js", ".mjs"], allowed)
    case .export:
      guard let folder = export.folder, !SystemCalls.exists(folder) else { return }
      guard !Self.fileEndings.words.contains(where: folder.lowercased().hasSuffix) else {
        throw Given(option: "--output", text: folder)
          .notAllowed("the name of a folder, such as pictures")
      }
    }
  }

  /// The endings of files that nobody calls a folder; the name of a folder can have a dot.
  private static let fileEndings = """
    .apng .avif .bmp .css .csv .eps .gif .heic .htm .html .ico .jpeg .jpg .js .json .jsonl .jxl .md .pdf .png .ps \
    .svg .svgz .tif .tiff .tsv .txt .webp .xlsx .xml .zip
    """
}

extension String {
  /// The ending of a path's file name in lower case, with its dot; nil without one.
  var ending: String? { endingStart == endIndex ? nil : self[endingStart...].lowercased() }

  /// Where the ending of a path begins; the end without one, as for `.hidden`.
  private var endingStart: String.Index {
    let name = utf8.lastIndex(of: UInt8(ascii: "/")).map { utf8.index(after: $0) } ?? startIndex
    let dot = utf8[name...].lastIndex(of: UInt8(ascii: "."))
    guard let dot, dot != name, utf8.index(after: dot) != endIndex else { return endIndex }
    return dot
  }

  /// The path without the ending of its name, and the ending with its dot.
  var stemAndEnding: (String, String) {
    (String(self[..<endingStart]), String(self[endingStart...]))
  }
}
