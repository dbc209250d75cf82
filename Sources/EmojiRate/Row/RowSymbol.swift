/// The symbols of a row; the registry of them.
public enum RowSymbol: Int, Keyword {
  /// Five-pointed stars, filled as far as they are earned.
  case star
  /// Hearts, filled as far as they are earned.
  case heart
  /// Faces from the lowest rating to the highest, of which the given one is large and in colour.
  case face

  /// The words for them.
  public static var keywords: StaticString { "star heart face" }
}

extension RowSymbol {
  /// Draws the closed path in the unit square; a face has none, it is drawn with its own paths.
  ///
  /// Its curves' x only grows or only falls, so that it can be cut by a vertical line.
  private func draw<Sink: PathSink>(into sink: inout Sink) {
    switch self {
    case .star: Star.draw(into: &sink)
    case .heart: Heart.draw(into: &sink)
    case .face: break
    }
  }

  /// Draws the path in a frame, or its part before a vertical line at `fraction` of the width.
  ///
  /// A frame of negative width mirrors it.
  func draw<Sink: PathSink>(in frame: Rect, upTo fraction: Double, into sink: inout Sink) {
    withUnsafeMutablePointer(to: &sink) {
      var cut = CutSink($0, leftOf: fraction, through: Transform(onto: frame))
      draw(into: &cut)
    }
  }

  /// The unit of a rating by this symbol.
  var unit: RatingUnit {
    switch self {
    case .star: .stars
    case .heart: .hearts
    case .face: .step
    }
  }
}
