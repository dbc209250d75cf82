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
  func draw(into sink: inout some PathSink) {
    switch self {
    case .star: Star.draw(into: &sink)
    case .heart: Heart.draw(into: &sink)
    case .face: break
    }
  }

  /// The parameter and its words for rows without faces.
  static var facelessWords: StaticString { "symbol star heart" }

  /// The unit of ratings with this symbol.
  package var unit: RatingUnit {
    switch self {
    case .star: .stars
    case .heart: .hearts
    case .face: .number
    }
  }
}

/// A five-pointed star.
enum Star {
  /// Draws its corners clockwise from the top, as in the iOS control BAFillableStar.
  static func draw(into sink: inout some PathSink) {
    sink.move(to: Point(0.5, 0.025))
    sink.line(to: Point(0.654, 0.338))
    sink.line(to: Point(1, 0.388))
    sink.line(to: Point(0.75, 0.631))
    sink.line(to: Point(0.809, 0.975))
    sink.line(to: Point(0.5, 0.813))
    sink.line(to: Point(0.191, 0.975))
    sink.line(to: Point(0.25, 0.631))
    sink.line(to: Point(0, 0.388))
    sink.line(to: Point(0.346, 0.338))
    sink.close()
  }
}

/// A heart.
enum Heart {
  /// Draws from the notch over the lobe to the widest place, then to the tip, and back on the other side.
  static func draw(into sink: inout some PathSink) {
    sink.move(to: Point(0.5, 0.24))
    sink.curve(to: Point(1, 0.36), control1: Point(0.62, -0.02), control2: Point(1, 0.02))
    sink.curve(to: Point(0.5, 0.94), control1: Point(1, 0.6), control2: Point(0.74, 0.76))
    sink.curve(to: Point(0, 0.36), control1: Point(0.26, 0.76), control2: Point(0, 0.6))
    sink.curve(to: Point(0.5, 0.24), control1: Point(0, 0.02), control2: Point(0.38, -0.02))
    sink.close()
  }
}
