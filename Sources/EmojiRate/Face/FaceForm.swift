/// The content of a face: parts, or a drawing instead of all parts.
package enum FaceForm: Sendable {
  /// The parts that the style chooses.
  case parts
  /// A drawing; in greys, for a symbol that is not earned.
  case drawing(any FaceDrawing, isMuted: Bool)

  /// The form of a face without a rating; parts get their grey from the style.
  package var muted: FaceForm {
    if case .drawing(let drawing, _) = self { .drawing(drawing, isMuted: true) } else { self }
  }
}

/// A drawing in place of the parts of a face; `EmojiRateDrawings` reads and draws it.
package protocol FaceDrawing: AnyObject, Sendable {
  /// The size of its canvas, in user units.
  var canvasSize: Size { get }

  /// Draws its shapes at a part of the scale, 0…1.
  func draw(at part: Double, isMuted: Bool, on canvas: inout Canvas)

  /// The colour that it mostly has at a part of the scale; nil if nothing is painted.
  func mainBrush(at part: Double) -> Brush?

  /// Whether another drawing has the same shapes at all values.
  func isEqual(to other: any FaceDrawing) -> Bool

  /// Combines its shapes.
  func hash(into hasher: inout Hasher)
}

extension FaceForm: Hashable {
  package static func == (one: FaceForm, other: FaceForm) -> Bool {
    switch (one, other) {
    case (.parts, .parts): true
    case (.drawing(let one, let isMuted), .drawing(let other, let isOtherMuted)):
      isMuted == isOtherMuted && (one === other || one.isEqual(to: other))
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    if case .drawing(let drawing, _) = self { drawing.hash(into: &hasher) }
  }
}
