/// The mouth of the original control: its corners stay, its middle falls from a frown to a smile.
enum ClassicMouth {
  static func draw<Target: Canvas>(_ layer: FaceLayer, _ pose: Pose, on canvas: inout Target) {
    guard layer == .mouth else { return }
    canvas.paint(pose.base.filled(nil))
    let classic = ClassicPose(at: pose.moment.progress, pose.style)
    // Other eyes than the original control's are in the way of a mouth that rises to a frown.
    let sinking = pose.style.eyes == .classic ? 0 : 5 + 0.6 * max(-classic.mouthDepth, 0)
    let transform = pose.classicTransform(sinking: sinking)
    curve(classic).transformed(by: transform).draw(into: &canvas)
  }

  static func draw<Sink: PathSink>(_ pose: ClassicPose, into sink: inout Sink) {
    curve(pose).draw(into: &sink)
  }

  static func curve(_ pose: ClassicPose) -> TwoCurve {
    let side = Face.side
    let left = Point(side * (1 - pose.mouthWidth) / 2, side * (1 - pose.mouthPosition))
    return TwoCurve(
      left: left, center: Point(side / 2, left.y + pose.mouthDepth),
      right: Point(side - left.x, left.y), control: side * pose.mouthWidth * pose.lipWidth / 2)
  }
}
