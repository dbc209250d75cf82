import EmojiRate

/// The settings of the arguments, filled in row by row from the option table.
struct Settings: Equatable {
  var value: RatingLiteral?
  /// The name of the rating in messages.
  var ratingName = "--value"
  var picture = PictureSettings()

  /// The value at which the animation starts; nil without animation.
  var start: RatingLiteral?
  var duration: Double?
  /// Nil repeats without end.
  var repeatCount: Int? = 1

  /// Nil means that the name of the output decides.
  var format: Format?
  var scale: PNGScale?
  var isStrict = false
  /// The path of the style file; `-` is the standard input.
  var styleFile: String?
  /// The place of the title in the style file; nil if the title is from the command line.
  var titlePlace: StylePlace?
  /// The files of a drawing; empty for a face.
  var drawnFiles: [DrawnFile] = []
  /// The folder of relative paths, with its slash; empty for the command's folder.
  var folder = ""
  /// The paths of other files that options have read.
  var readPaths: [String] = []
  /// The path of the output; nil is the standard output.
  var output: String?
  /// The text to print instead of a picture.
  var text: String?

  var layers = LayerSettings()
  var input = InputSettings()
  var export = ExportSettings()
  var summary = SummarySettings()
  var control = ControlSettings()

  enum Format: String, CaseIterable {
    case svg
    case dataURI = "data-uri"
    case png
    /// The numbers of a summary.
    case json
  }

  /// The format of the document: the given one, or the format of the output's name.
  var outputFormat: Format {
    format ?? (output?.lowercased().hasSuffix(".png") == true ? .png : .svg)
  }

  /// The option that asks for a PNG file; nil if none does.
  var pngRequest: Obstacle? {
    guard outputFormat == .png else { return nil }
    return format == nil ? output.map { Obstacle("output", $0) } : Obstacle("format", "png")
  }

  /// The template of the titles; nil without one.
  func titleTemplate(
    filled: [String], columns: inout [String]?
  ) throws(CommandError) -> TextTemplate? {
    guard let title = picture.options.label.title else { return nil }
    do throws(CommandError) {
      return try TextTemplate(
        title, option: titlePlace == nil ? "--title" : "title", kept: ["value", "maximum"],
        filled: filled, columns: &columns)
    } catch {
      throw titlePlace.map(error.at) ?? error
    }
  }

  /// Refuses the name of a picture with the ending of another format.
  func checkOutputName() throws(CommandError) {
    guard format == nil, let output else { return }
    let others = [
      ".avif", ".bmp", ".eps", ".gif", ".heic", ".ico", ".jpeg", ".jpg", ".jxl", ".pdf", ".ps",
      ".svgz", ".tif", ".tiff", ".webp",
    ]
    guard !others.contains(where: output.lowercased().hasSuffix) else {
      throw Given(option: "--output", text: output).notAllowed(
        "a name that ends in .svg or .png, or say with --format what is in the file")
    }
  }

  /// The assigned values that were clamped.
  var clampings: [Clamping] = []

  /// Clamps a value, and notes it if it is outside its limits.
  ///
  /// - Parameter text: The given text; nil means the number itself.
  @discardableResult
  mutating func noteClamping(
    of option: String, _ value: Double, to limits: ClosedRange<Double>, given text: String? = nil
  ) -> Double {
    guard !limits.contains(value) else { return value }
    let clamping = Clamping(
      option: option, given: text ?? Messages.plain(value),
      used: value < limits.lowerBound ? limits.lowerBound : limits.upperBound, limits: limits)
    // Both lengths of a size can have the same clamping.
    if !clampings.contains(clamping) { clampings.append(clamping) }
    return clamping.used
  }

  /// Warnings and notes about ratings that were read.
  var notices: [String] = []
  var notes: [String] = []

  /// Warnings about clamped numbers, drawings and ratings that were read; throws with `--strict`.
  func warnings() throws(CommandError) -> String {
    let drawn = picture.style.drawing?.warnings ?? []
    if isStrict, let warning = drawn.first {
      throw .data("\(warning.description); change it, or leave out --strict")
    }
    if isStrict, let clamping = clampings.first {
      throw .data(
        "\(clamping.sentence); give one of \(Messages.range(clamping.limits)), "
          + "or leave out --strict")
    }
    // Written out, because joining an array's strings takes as long as a picture, even if it is empty.
    var warnings = ""
    for warning in drawn { warnings += "emoji-rate: warning: \(warning.description)\n" }
    for clamping in clampings {
      let scale = clamping.option == ratingName ? clamping.largerScale : ""
      warnings +=
        "emoji-rate: warning: \(clamping.sentence); using \(Messages.plain(clamping.used))\(scale)\n"
    }
    for notice in notices { warnings += "emoji-rate: warning: \(notice)\n" }
    for note in notes { warnings += "emoji-rate: note: \(note)\n" }
    return warnings
  }

  /// An assigned value that was clamped.
  struct Clamping: Equatable {
    var option: String
    var given: String
    var used: Double
    var limits: ClosedRange<Double>
    /// The place in a style file; empty for the command line.
    var place = ""

    /// The hint for a rating above the maximum, which may be on a larger scale.
    var largerScale: String {
      guard used == limits.upperBound, limits.upperBound < 100 else { return "" }
      return ", or give --maximum \(limits.upperBound < 10 ? 10 : 100)"
    }

    var sentence: String {
      let side = used == limits.upperBound ? "above" : "below"
      return "\(place)\(option) \(given.excerpt()) is \(side) \(Messages.plain(used))"
    }
  }
}
