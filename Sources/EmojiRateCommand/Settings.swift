import EmojiRate

/// The settings of the arguments, filled in row by row from the option table.
struct Settings: Equatable {
  var value: RatingLiteral?
  /// The name of the rating in its source.
  var ratingName = "--value"
  var picture = PictureSettings()

  /// The value at which the animation starts; nil without animation.
  var start: RatingLiteral?
  var duration: Double?
  /// Nil is without end.
  var repeatCount: Int? = 1

  /// Nil follows from the name of the output.
  var format: Format?
  var scale: PNGScale?
  var isStrict = false
  /// A path, or - for the standard input.
  var styleFile: String?
  /// The files of a drawing; none where a face is drawn.
  var drawnFiles: [DrawnFile] = []
  /// The folder that paths count from, with its slash; empty for that of the command.
  var folder = ""
  /// A path; nil is the standard output.
  var output: String?
  /// Whether one document has both pictures of a pair.
  var followsScheme = false
  /// Whether a page is asked for in place of a list.
  var isSheet = false
  /// The text to print instead of a picture.
  var text: String?

  var layers = LayerSettings()
  var export = ExportSettings()
  var summary = SummarySettings()
  var control = ControlSettings()

  enum Format: String, CaseIterable {
    case svg
    case dataURI = "data-uri"
    case png
  }

  /// The format of the document: the given one, or the format of the output's name.
  var outputFormat: Format {
    format ?? (!isSheet && output?.lowercased().hasSuffix(".png") == true ? .png : .svg)
  }

  /// The option that asks for a PNG file; nil if none does.
  var pngRequest: Obstacle? {
    guard outputFormat == .png else { return nil }
    return format == nil ? output.map { Obstacle("output", $0) } : Obstacle("format", "png")
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
      throw Given(option: "--output", text: output).notAllowed(
        isSheet
          ? "a name that ends in .html" : "a name that ends in .svg or .png, or --format too")
    }
  }

  /// The value to draw, on a scale that it can be outside of.
  mutating func value(of kind: (some CommandPicture).Type) throws(CommandError) -> Double {
    guard var literal = value else {
      throw .usage("there is no rating; give the one to show, such as 3.2")
    }
    if literal.isStandardInput { literal = try RatingInput.read() }
    let scale = try scale(of: kind)
    let limits = scale.minimum...scale.maximum
    let value = literal.value(on: scale)
    noteClamping(of: ratingName, value, to: limits, given: literal.text)
    if let start {
      noteClamping(of: "--animate-from", start.value(on: scale), to: limits, given: start.text)
    }
    return value
  }

  /// The scale, checked for what arithmetic can keep apart.
  func scale(of kind: (some CommandPicture).Type) throws(CommandError) -> Rating {
    // Below, the numbers say nothing any more.
    let least = 1e-9
    let minimum = picture.minimum ?? Rating().minimum
    let maximum = picture.maximum ?? kind.defaultMaximum(in: picture)
    guard minimum < maximum else {
      throw .data(
        "--minimum \(Messages.plain(minimum)) is not below --maximum \(Messages.plain(maximum)); "
          + "give a lower minimum or a higher maximum")
    }
    let (range, step) = (maximum - minimum, picture.step ?? 0)
    guard range >= least, step == 0 || step >= least else {
      let (what, number) = range < least ? ("a range of", range) : ("--step", step)
      throw .data(
        "\(what) \(Messages.plain(number)) is too small to count with; "
          + "give at least \(Messages.plain(least))")
    }
    return picture.rating(minimum, of: kind)
  }

  /// The assigned values that were clamped.
  var clampings: [Clamping] = []

  /// Notes that a value is outside its limits, if it is.
  ///
  /// - Parameter text: The given text; nil is the number.
  mutating func noteClamping(
    of option: String, _ value: Double, to limits: ClosedRange<Double>, given text: String? = nil
  ) {
    guard !limits.contains(value) else { return }
    let clamping = Clamping(
      option: option, given: text ?? Messages.plain(value),
      used: value < limits.lowerBound ? limits.lowerBound : limits.upperBound, limits: limits)
    // The two lengths of a size can be the same one.
    if !clampings.contains(clamping) { clampings.append(clamping) }
  }

  /// What is said of the ratings that were read.
  var notices: [String] = []

  /// What is said about numbers that were not kept as they were given, and about what was read.
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
    // Spelled out: to join an array's strings costs as much as a picture, even if there are none.
    var warnings = ""
    for warning in drawn { warnings += "emoji-rate: warning: \(warning.description)\n" }
    for clamping in clampings {
      warnings +=
        "emoji-rate: warning: \(clamping.sentence); using \(Messages.plain(clamping.used))\n"
    }
    for notice in notices { warnings += "emoji-rate: warning: \(notice)\n" }
    return warnings
  }

  /// An assignment that the limits changed.
  struct Clamping: Equatable {
    var option: String
    var given: String
    var used: Double
    var limits: ClosedRange<Double>
    /// Where in a style file; empty on the command line.
    var place = ""

    var sentence: String {
      let side = used == limits.upperBound ? "above" : "below"
      return "\(place)\(option) \(given.excerpt()) is \(side) \(Messages.plain(used))"
    }
  }
}
