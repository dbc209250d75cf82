/// A circle.
enum CircleHead {
  static func draw<Sink: PathSink>(_ pose: Pose, into sink: inout Sink) {
    sink.circle(center: pose.face.center, radius: 100 * pose.face.unit)
  }

  /// Draws the circle of the original control, which leaves two units between the stroke and the edge of
  /// the canvas.
  static func drawClassic<Sink: PathSink>(lineWidth: Double, into sink: inout Sink) {
    sink.circle(
      center: Point(Face.side / 2, Face.side / 2), radius: Face.side / 2 - (lineWidth / 2 + 2))
  }
}
