/// A square with round corners, the same at every value.
enum SquareHead {
  static var plan: HeadPlan { HeadPlan(top: -97, side: 97, bottom: 97) }

  static func draw<Sink: PathSink>(in frame: Frame, into sink: inout Sink) {
    sink.roundedRectangle(frame, halfWidth: 97, halfHeight: 97, radius: 46)
  }
}

extension PathSink {
  /// Adds a rectangle around the centre of a frame, with quarter circles as corners.
  mutating func roundedRectangle(
    _ frame: Frame, halfWidth x: Double, halfHeight y: Double, radius: Double
  ) {
    // The distance of the control points of a quarter circle from a corner of the rectangle.
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
