/// A row of faces, one for every step from the lowest to the highest.
///
/// The given one is in its colour, and larger and bolder than the others, so that it stands out to those
/// who see no colours. One by itself shows the rating.
struct FaceRow {
  private let row: StarRow
  private let place: PlacedRow
  /// The face that is given; -1 where none is.
  private let given: Int

  /// The size of the faces that are not given, as a part of their frame.
  private static let mutedScale = 0.8
  /// The line width of the faces that are not given, as a part of that of the given one.
  private static let mutedLineWidth = 10.0 / 14

  init(_ row: StarRow, _ place: PlacedRow) {
    self.row = row
    self.place = place
    given = row.count > 1 ? Int(row.earned + 0.5) - 1 : 0
  }

  /// That of the faces that are not given, where there are any.
  var basePaint: Paint {
    let index = given == 0 ? row.count - 1 : 0
    return face(index).basePaint.transformed(by: transform(index))
  }

  func draw<Target: Canvas>(on canvas: inout Target) {
    for index in 0..<row.count {
      canvas.transformed(by: transform(index)) { canvas in
        let face = face(index)
        canvas.paint(face.basePaint)
        face.draw(on: &canvas)
      }
    }
  }

  private func face(_ index: Int) -> Face {
    var style = row.style.face
    if index != given {
      style.paint = .line
      style.color = .fixed(row.style.emptyColor ?? StarRow.mutedColor)
      style.lineWidth *= Self.mutedLineWidth
    }
    // By itself, it shows how much of it is earned.
    let progress = row.count > 1 ? Double(index) / Double(row.count - 1) : row.earned
    return Face(Rating(progress, minimum: 0, maximum: 1), style: style)
  }

  private func transform(_ index: Int) -> Transform {
    let scale = index == given ? 1 : Self.mutedScale
    var frame = place.frame(index)
    frame.origin.x += frame.size.width * (1 - scale) / 2
    frame.origin.y += frame.size.height * (1 - scale) / 2
    frame.size.width *= scale
    frame.size.height *= scale
    return Transform(onto: frame, from: face(index).canvasSize)
  }
}
