/// A circle that becomes a square: rounder when sad, squarer when happy.
///
/// Longer handles resemble a superellipse with a higher exponent: 2, a circle, at 0.5523, then 3.1 at 0.8,
/// and 5.2 at 1.
struct SquircleHead {
  var handle = Channel(0.72, 0.78, 0.84, 0.84, 0.84, 0.86, 0.9)
  var halfWidth = 100.0
  var halfHeight = 100.0

  var plan: HeadPlan {
    let (x, y) = (halfWidth, halfHeight)
    return HeadPlan(extent: Box(-x, -y, x, y), top: -y, side: x, bottom: y)
  }

  func trace(_ moment: Moment, _ outline: inout HeadOutline) {
    let (x, y, handle) = (halfWidth, halfHeight, moment[handle])
    outline.move(0, -y)
    outline.curve(handle * x, -y, x, -handle * y, x, 0)
    outline.curve(x, handle * y, handle * x, y, 0, y)
    outline.mirror()
  }
}

extension Canvas {
  /// Adds a rectangle around the centre of a frame, with quarter circles as corners.
  mutating func roundedRectangle(
    _ frame: Transform, halfWidth x: Double, halfHeight y: Double, radius: Double
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

extension HeadOutline {
  /// A hexagon with a corner on top; its corners are rounder when sad.
  mutating func hexagon(_ moment: Moment) {
    let handle = moment[Channel(0.74, 0.8, 0.86, 0.86, 0.86, 0.9, 0.94)]
    // The middles of the edges, clockwise from the upper left one, and half an edge in that direction. An
    // edge is √3/2 of the radius, 113, away; half of it is half of the radius long.
    let (sine, cosine) = (0.866_025_403_784_438_6, 0.5)  // Of 60°.
    let (distance, half) = (113 * sine, 113 * cosine)
    let (slantX, slantY) = (distance * cosine, distance * sine)
    let (edgeX, edgeY) = (half * sine * handle, half * cosine * handle)
    let upright = half * handle
    move(-slantX, -slantY)
    curve(
      -slantX + edgeX, -slantY - edgeY, slantX - edgeX, -slantY - edgeY, slantX, -slantY)
    curve(slantX + edgeX, -slantY + edgeY, distance, -upright, distance, 0)
    curve(distance, upright, slantX + edgeX, slantY - edgeY, slantX, slantY)
    curve(
      slantX - edgeX, slantY + edgeY, -slantX + edgeX, slantY + edgeY, -slantX, slantY)
    curve(-slantX - edgeX, slantY - edgeY, -distance, upright, -distance, 0)
    curve(-distance, -upright, -slantX - edgeX, -slantY + edgeY, -slantX, -slantY)
  }
}
