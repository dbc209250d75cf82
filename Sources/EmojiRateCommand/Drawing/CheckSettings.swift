import EmojiRate
import EmojiRateDrawings

/// The settings of a check of a drawing.
struct CheckSettings: Equatable {
  var files: [DrawnFile] = []
  /// The path of a picture of the drawing at eleven values.
  var overview: String?
}

extension OptionTable {
  static let check = OptionTable(
    first: [
      CommandOption(
        "overview", .values, "Also draw eleven values beside each other, in an SVG file.",
        .value(TextKind(placeholder: "file", isPath: true)) { $0.check.overview = $1 })
    ], picture: .face, last: { [output] },
    without: PictureKind.face.type.look.map(\.name).filter { !["minimum", "maximum"].contains($0) })
}

extension Settings {
  /// What becomes what between the values of a drawing.
  mutating func checkOutcome() throws(CommandError) -> Command.Outcome {
    if let path = check.overview, path == output {
      throw .usage("--overview and --output are both \(path.quoted); give two names")
    }
    let (files, scale) = try drawingFiles(check.files)
    let found: DrawingCheck
    do throws(DrawingError) {
      found = try DrawingCheck(files: files, over: scale)
    } catch {
      throw .data(error.description)
    }
    picture.style.drawing = found.drawing
    var options = picture.options
    options.label = .title("A drawing at eleven values")
    let overview = check.overview.map {
      Command.Outcome.File(bytes: Array(DrawingOverview(found.drawing).svg(options).utf8), path: $0)
    }
    let text = Command.Outcome.File(bytes: Array(found.text.utf8), path: output)
    return Command.Outcome(
      .files([text] + [overview].compactMap { $0 }), messages: try messages())
  }
}

/// A drawing at eleven values of its scale, beside each other.
struct DrawingOverview: CanvasPicture {
  private static let count = 11
  private static let spacing = 12.0

  var rating = Rating(5)
  private let drawing: Drawing

  init(_ drawing: Drawing) { self.drawing = drawing }

  private func face(_ index: Int) -> Face {
    Face(
      Rating(Double(index), minimum: 0, maximum: Double(Self.count - 1)),
      style: FaceStyle(drawing: drawing))
  }

  var canvasSize: Size {
    let size = face(0).canvasSize
    return Size(
      width: size.width * Double(Self.count) + Self.spacing * Double(Self.count - 1),
      height: size.height)
  }

  var basePaint: Paint { face(0).basePaint }

  func draw(on canvas: inout Canvas) {
    for index in 0..<Self.count {
      let face = face(index)
      let left = (face.canvasSize.width + Self.spacing) * Double(index)
      canvas.transformed(by: Transform(scale: 1, origin: Point(left, 0))) { face.draw(on: &$0) }
    }
  }
}
