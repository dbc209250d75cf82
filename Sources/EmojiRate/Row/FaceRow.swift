/// A row of faces, one for every step from the lowest to the highest.
///
/// The face of the rating is in colour, larger and bolder than the others, so it is clear without colours. A
/// single face shows the rating.
extension StarRow {
  /// The colour of the unearned faces, a grey with a contrast of 3 to 1 to white and to black.
  package static var mutedColor: CSSColor {
    .hsb(HSBColor(hue: 0, saturation: 0, brightness: 0.58))
  }

  /// The size of the other faces, as a part of their frame.
  private static let mutedScale = 0.8
  /// The line width of the other faces, as a part of the earned face's.
  private static let mutedLineWidth = 10.0 / 14

  /// The paint of the other faces, if there are any.
  func facePaint(_ place: PlacedRow) -> Paint {
    let index = isGiven(0, place) ? count - 1 : 0
    return face(index, place).basePaint.transformed(by: transform(ofFace: index, place))
  }

  /// Draws the faces.
  func drawFaces(_ place: PlacedRow, on canvas: inout Canvas) {
    for index in 0..<count {
      let face = face(index, place)
      let transform = transform(ofFace: index, place)
      canvas.paint(face.basePaint.transformed(by: transform))
      face.draw(in: transform, on: &canvas)
    }
  }

  /// Whether a face is the one of the rating.
  private func isGiven(_ index: Int, _ place: PlacedRow) -> Bool {
    count == 1 || index == Int(place.earned + 0.5) - 1
  }

  private func face(_ index: Int, _ place: PlacedRow) -> Face {
    var style = style.face
    if !isGiven(index, place) {
      style.paint = .line
      style.color = .fixed(self.style.emptyColor ?? Self.mutedColor)
      style.lineWidth *= Self.mutedLineWidth
      style.form = style.form.muted
    }
    // A single face shows the earned part.
    let progress = count > 1 ? Double(index) / Double(count - 1) : place.earned
    return Face(Rating(progress, minimum: 0, maximum: 1), style: style)
  }

  private func transform(ofFace index: Int, _ place: PlacedRow) -> Transform {
    let (symbol, scale) = (place.transform(index), isGiven(index, place) ? 1 : Self.mutedScale)
    let margin = (1 - scale) / 2
    return Transform(
      a: symbol.a * scale / Face.side, b: 0, c: 0, d: symbol.d * scale / Face.side,
      origin: symbol.apply(Point(margin, margin)))
  }
}
