import EmojiRate
import EmojiRateDrawings

/// The settings from the options of `check`.
struct CheckSettings: Equatable {
  var files: [DrawnFile] = []
  /// The path for a picture of the drawing at eleven values; nil without one.
  var overview: String?
}

extension OptionTable {
  static let check = OptionTable(
    first: [
      CommandOption(
        "overview", .values, "Also draw eleven values beside each other, in an SVG file.",
        .value(TextKind(placeholder: "file", isPath: true)) { $0.check.overview = $1 })
    ], picture: .face, own: { [output] },
    without: PictureKind.face.type.look.map(\.name).filter { !["minimum", "maximum"].contains($0) })
}

/// Prints which shapes of a drawing turn into which, and can draw it at eleven values.
struct CheckJob {
  private let settings: Settings

  init(_ settings: Settings) throws(CommandError) {
    if let path = settings.check.overview, path == settings.output {
      throw .usage("--overview and --output are both \(path.quoted); give two names")
    }
    self.settings = settings
  }

  func outcome() throws(CommandError) -> Command.Outcome {
    let files = try settings.drawingFiles(settings.check.files)
    let found = try CommandError.described { () throws(DrawingError) in
      try DrawingCheck(files: files, over: settings.picture.scale)
    }
    var checked = settings
    checked.picture.style.drawing = found.drawing
    let options = settings.picture.options
    let overview = settings.check.overview.map {
      Command.Outcome.File(bytes: Array(DrawingOverview(found.drawing).svg(options).utf8), path: $0)
    }
    let text = Command.Outcome.File(bytes: Array(found.text.utf8), path: settings.output)
    return Command.Outcome(
      .files([text] + [overview].compactMap { $0 }), messages: try checked.messages())
  }
}

/// Draws a drawing at eleven values of its scale in a row, each clipped to its canvas.
struct DrawingOverview {
  private static let count = 11
  private static let spacing = 12.0

  private let drawing: Drawing

  init(_ drawing: Drawing) { self.drawing = drawing }

  func svg(_ options: SVGOptions) -> String {
    var inner = options
    var cells = ""
    var size = Size(width: 0, height: 0)
    inner.label = .decorative
    for index in 0..<Self.count {
      let face = Face(
        Rating(Double(index), minimum: 0, maximum: Double(Self.count - 1)),
        style: FaceStyle(drawing: drawing))
      let left = (face.canvasSize.width + Self.spacing) * Double(index)
      let width = left + face.canvasSize.width
      size = Size(width: width, height: face.canvasSize.height)
      // A nested <svg> element clips its content. Dropping `<svg ` makes room for its place.
      cells += "<svg x=\"\(Messages.plain(left))\" \(face.svg(inner).dropFirst(5))"
    }
    let (width, height) = (Messages.plain(size.width), Messages.plain(size.height))
    let title = "A drawing at eleven values"
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\" role=\"img\" aria-label=\"\(title)\"><title>\(title)</title>"
      + cells + "</svg>"
  }
}
