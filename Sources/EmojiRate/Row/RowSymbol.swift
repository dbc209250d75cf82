/// The symbols of a row, in one list.
public enum RowSymbol: String, CaseIterable, Sendable, Keyword {
  /// Five-pointed stars, filled up to the rating.
  case star
  /// Hearts, filled up to the rating.
  case heart
  /// Faces from the lowest rating to the highest. The face of the rating is large and in colour.
  case face
}

extension RowSymbol {
  /// Draws the closed path in the unit square; a face draws nothing here.
  ///
  /// In every curve, x only grows or only falls, so that a vertical line can cut it.
  func draw<Sink: PathSink>(into sink: inout Sink) {
    switch self {
    case .star: Star.draw(into: &sink)
    case .heart: Heart.draw(into: &sink)
    case .face: break
    }
  }

  /// The unit of ratings with this symbol.
  var unit: RatingUnit {
    switch self {
    case .star: .stars
    case .heart: .hearts
    case .face: .number
    }
  }
}
