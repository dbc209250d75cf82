import EmojiRate

/// A drawing at eleven values of its scale, beside each other.
struct DrawingOverview: Picture {
  private static let count = 11
  private static let spacing = 12.0

  var rating = Rating(5)
  private let drawing: Drawing

  init(_ drawing: Drawing) { self.drawing = drawing }

  private func face(_ index: Int) -> DrawnFace {
    DrawnFace(Rating(Double(index), minimum: 0, maximum: Double(Self.count - 1)), drawing)
  }

  var canvasSize: Size {
    let size = face(0).canvasSize
    return Size(
      width: size.width * Double(Self.count) + Self.spacing * Double(Self.count - 1),
      height: size.height)
  }

  var basePaint: Paint { face(0).basePaint }

  func draw<Target: Canvas>(on canvas: inout Target) {
    for index in 0..<Self.count {
      let face = face(index)
      let left = (face.canvasSize.width + Self.spacing) * Double(index)
      canvas.draw(face, transformedBy: Transform(scale: 1, origin: Point(left, 0)))
    }
  }
}
