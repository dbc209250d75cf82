/// The eyes of the original control: lines whose middles rise to an arch.
enum ClassicEyes {
  /// Where the middles are, as fractions of the side from the left edge.
  private static let (left, right) = (0.3, 0.7)

  /// From the middle to its control points, as a fraction of the side.
  private static let control = 0.06

  /// The eyes do not sink with the expression's.
  static var browLift: Channel { Channel(18, 12, 4, 4, 4, 4, 4) }

  static func draw<Target: Canvas>(_ layer: FaceLayer, _ pose: Pose, on canvas: inout Target) {
    guard layer == .mouth else { return }
    canvas.paint(pose.base.filled(nil))
    let classic = ClassicPose(at: pose.moment.progress, pose.style)
    let transform = pose.classicTransform()
    curve(classic, at: left).transformed(by: transform).draw(into: &canvas)
    curve(classic, at: right).transformed(by: transform).draw(into: &canvas)
  }

  static func draw<Sink: PathSink>(_ pose: ClassicPose, into sink: inout Sink) {
    curve(pose, at: left).draw(into: &sink)
    curve(pose, at: right).draw(into: &sink)
  }

  private static func curve(_ pose: ClassicPose, at position: Double) -> TwoCurve {
    let side = Face.side
    let x = position * side
    let y = side * (1 - pose.eyePosition)
    let half = pose.eyeWidth * side / 2
    return TwoCurve(
      left: Point(x - half, y), center: Point(x, y - pose.eyeRise), right: Point(x + half, y),
      control: control * side)
  }
}
