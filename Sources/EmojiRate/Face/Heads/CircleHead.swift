/// A circle.
enum CircleHead {
  static var plan: HeadPlan { HeadPlan(side: 97) }

  static func draw<Sink: PathSink>(in frame: Frame, into sink: inout Sink) {
    sink.circle(center: frame.center, radius: 100 * frame.unit)
  }

  /// Draws the circle of the original control, which leaves two units between the stroke and the edge of
  /// the canvas.
  static func drawOriginal<Sink: PathSink>(lineWidth: Double, into sink: inout Sink) {
    sink.circle(
      center: Point(Face.side / 2, Face.side / 2), radius: originalRadius(lineWidth: lineWidth))
  }

  static func originalRadius(lineWidth: Double) -> Double {
    Face.side / 2 - (lineWidth / 2 + 2)
  }
}
