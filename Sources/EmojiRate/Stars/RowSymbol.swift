/// What stands in a row; the registry of them.
public enum RowSymbol: Int, CaseIterable, Hashable, Sendable {
  /// Five-pointed stars, filled as far as they are earned.
  case star
  /// Hearts, filled as far as they are earned.
  case heart
  /// Faces from the lowest rating to the highest, of which the given one is in colour.
  case face
}

extension RowSymbol {
  /// Draws a row of this symbol.
  @inline(__always)
  func draw<Target: Canvas>(_ row: StarRow, on canvas: inout Target) {
    switch self {
    case .star: row.draw(Star.self, on: &canvas)
    case .heart: row.draw(Heart.self, on: &canvas)
    case .face: row.drawFaces(on: &canvas)
    }
  }

  /// What a rating by this symbol counts.
  var unit: RatingUnit {
    switch self {
    case .star: .stars
    case .heart: .hearts
    case .face: .step
    }
  }
}
