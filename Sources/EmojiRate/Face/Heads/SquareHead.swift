/// A square with round corners, the same at every value.
enum SquareHead {
  static var plan: HeadPlan { HeadPlan(top: -97, side: 97, bottom: 97) }

  static func draw<Sink: PathSink>(in frame: Frame, into sink: inout Sink) {
    sink.roundedRectangle(frame, halfWidth: 97, halfHeight: 97, radius: 46)
  }
}

extension PathSink {
  /// Adds a rectangle around the middle of a frame, its corners quarters of a circle.
  mutating func roundedRectangle(
    _ frame: Frame, halfWidth x: Double, halfHeight y: Double, radius: Double
  ) {
    // From a corner of the rectangle to the control points, which a circle has there.
    let control = radius * (1 - quarterCircleControl)
    let (insideX, insideY) = (x - radius, y - radius)
    let (controlX, controlY) = (x - control, y - control)
    move(frame, insideX, -y)
    curve(frame, controlX, -y, x, -controlY, x, -insideY)
    line(frame, x, insideY)
    curve(frame, x, controlY, controlX, y, insideX, y)
    line(frame, -insideX, y)
    curve(frame, -controlX, y, -x, controlY, -x, insideY)
    line(frame, -x, -insideY)
    curve(frame, -x, -controlY, -controlX, -y, -insideX, -y)
    close()
  }
}
