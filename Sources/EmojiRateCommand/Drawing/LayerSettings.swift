import EmojiRate
import EmojiRateDrawings

/// The settings of the layers of a face that is written as a drawing.
struct LayerSettings: Equatable {
  /// The greatest error of a picture between two layers, in user units; nil makes at most nine layers.
  var tolerance: Double?
  /// The values of the layers; nil makes as few as the tolerance allows.
  var values: [RatingLiteral]?

  static let options = [
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
  /// The face as a drawing.
  mutating func layersOutcome() throws(CommandError) -> Command.Outcome {
    let drawing = try layeredDrawing()
    return Command.Outcome(output: drawing.svg, path: output, messages: try messages())
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
