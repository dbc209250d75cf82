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
  /// Draws the outline in the unit square; a face has none, it is drawn with its own strokes.
  @inline(__always)
  func drawOutline<Sink: PathSink>(into sink: inout Sink) {
    switch self {
    case .star: Star.draw(into: &sink)
    case .heart: Heart.draw(into: &sink)
    case .face: break
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
