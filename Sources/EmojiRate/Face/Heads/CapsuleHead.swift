/// A wide shape with half circles for sides, which gets higher with joy.
enum CapsuleHead {
  static func draw<Sink: PathSink>(_ pose: Pose, into sink: inout Sink) {
    let halfHeight = pose.headMoment.between(66, 76)
    sink.roundedRectangle(
      pose.face, halfWidth: 106, halfHeight: halfHeight, radius: halfHeight)
  }
}
