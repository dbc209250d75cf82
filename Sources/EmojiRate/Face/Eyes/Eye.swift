/// An eye: flat up to the middle of the scale, then ever more of an arch.
enum Eye: CaseIterable {
  case left, right

  /// How far the middle rises over the upper half of the scale, per progress, as a fraction of the
  /// side.
  private static let travel = 0.1

  /// From the middle to its control points, as a fraction of the side.
  private static let control = 0.06

  /// Where the middle is, as a fraction of the side from the left edge.
  private var position: Double {
    switch self {
    case .left: 0.3
    case .right: 0.7
    }
  }

  @inline(__always)
  func curve(_ style: FaceStyle, progress: Double) -> TwoCurve {
    let side = Face.side
    let x = position * side
    let y = side * (1 - style.eyePosition)
    let half = style.eyeWidth * side / 2
    return TwoCurve(
      left: Point(x - half, y),
      center: Point(x, y - Self.travel * side * max(progress - 0.5, 0)),
      right: Point(x + half, y),
      control: Self.control * side)
  }

  /// Draws both eyes, if the face has any.
  @inline(__always)
  static func draw<Sink: PathSink>(_ style: FaceStyle, progress: Double, into sink: inout Sink) {
    guard style.showsEyes else { return }
    left.curve(style, progress: progress).draw(into: &sink)
    right.curve(style, progress: progress).draw(into: &sink)
  }
}
