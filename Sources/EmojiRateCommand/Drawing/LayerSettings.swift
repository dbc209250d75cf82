import EmojiRate
import EmojiRateDrawings

/// The layers of a face that is written as a drawing, or what is told about a drawing instead.
struct LayerSettings: Equatable {
  /// The greatest error of a picture between two layers, in user units; nil makes at most nine layers.
  var tolerance: Double?
  /// The values of the layers; nil makes as few as the tolerance allows.
  var values: [RatingLiteral]?
  /// Whether to print what becomes what in a drawing.
  var checks = false
  /// The path of a picture of the drawing at eleven values.
  var overview: String?

  static let options = [
    CommandOption(
      "check", .values,
      "Print what becomes what between the values of a drawing, instead of layers.",
      .value(DrawingKind()) {
        $0.style.drawnFiles += $1
        $0.layers.checks = true
      },
      conflicts: ["drawing", "tolerance", "values"]
        + (PictureOptions.row(named: "drawing", of: .face)?.conflicts ?? [])),
    CommandOption(
      "overview", .values, "Also draw eleven values beside each other, in an SVG file.",
      .value(TextKind(placeholder: "file", isPath: true)) { $0.layers.overview = $1 },
      requires: "check"),
    CommandOption(
      "tolerance", .values,
      "The greatest error between layers, in 1/240 of the side, with as many layers as it needs.",
      .value(NumberKind(range: Drawing.toleranceLimits, isClamped: true)) {
        $0.layers.tolerance = $1
      }, conflicts: ["values"]),
    CommandOption(
      "values", .values, "The values of the layers, instead of at most nine chosen ones.",
      .value(
        ItemsKind(
          of: RatingKind(), placeholder: "values", example: "0,2.5,5", count: Drawing.keyLimits)
      ) { $0.layers.values = $1 }),
  ]
}

extension OptionTable {
  static let layers = OptionTable(
    first: LayerSettings.options + [style], picture: .face, last: { [output] },
    without: "size responsive precision title language decorative".words)
}

extension Settings {
  /// The face as a drawing, or the check of one.
  mutating func layersOutcome() throws(CommandError) -> Command.Outcome {
    guard layers.checks else {
      let drawing = try layeredDrawing()
      return Command.Outcome(output: drawing.svg, path: output, messages: try messages())
    }
    if let path = layers.overview, path == output {
      throw .usage("--overview and --output are both \(path.quoted); give two names")
    }
    let (files, scale) = try drawingFiles()
    let check: DrawingCheck
    do throws(DrawingError) {
      check = try DrawingCheck(files: files, over: scale)
    } catch {
      throw .data(error.description)
    }
    picture.style.drawing = check.drawing
    var options = picture.options
    options.label = .title("A drawing at eleven values")
    return Command.Outcome(
      output: check.text, path: output,
      files: layers.overview.map {
        [Command.Outcome.File(output: DrawingOverview(check.drawing).svg(options), path: $0)]
      } ?? [], messages: try messages())
  }

  /// The face as a drawing; a given drawing stays as it is if no option asks for layers.
  mutating func layeredDrawing() throws(CommandError) -> Drawing {
    let scale = try Face.scale(&self)
    if let drawing = picture.style.drawing, layers == LayerSettings() { return drawing }
    let style = picture.faceStyle
    let look = { part in Face(Rating(part, minimum: 0, maximum: 1), style: style) }
    let range = scale.minimum...scale.maximum
    if let value = layers.values?.first(where: { !range.contains($0.place(on: scale)) }) {
      throw .data(
        "--values: \(Messages.plain(value.place(on: scale))) is not on the scale from "
          + "\(Messages.plain(scale.minimum)) to \(Messages.plain(scale.maximum)); give values on it, or --minimum "
          + "and --maximum")
    }
    do throws(DrawingError) {
      if let tolerance = layers.tolerance { return try Drawing(of: look, tolerance: tolerance) }
      guard let values = layers.values else {
        let (drawing, tolerance) = try Drawing.layered(of: look)
        if tolerance > 0.25 {
          let text = Messages.plain((tolerance * 10).rounded() / 10)
          remarks.notes.append(
            "between the \(drawing.keys.count) layers, the face is up to \(text) of 240 units off; "
              + "give --tolerance 0.25 for more layers that are closer")
        }
        return drawing
      }
      return try Drawing(
        of: look,
        at: values.map { ($0.place(on: scale) - scale.minimum) / (scale.maximum - scale.minimum) })
    } catch {
      throw .data(error.description)
    }
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
      Rating(Double(index), minimum: 0, maximum: Double(Self.count - 1)), style: FaceStyle(drawing))
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
