/// A circle.
enum CircleHead {
  static var plan: HeadPlan { HeadPlan(side: 97) }

  static func draw(in frame: Frame, into sink: inout Canvas) {
    sink.circle(center: frame.center, radius: 100 * frame.unit)
  }

  /// Draws the circle of the original control, which leaves two units between the stroke and the edge of
  /// the canvas.
  static func drawOriginal(lineWidth: Double, into sink: inout Canvas) {
    sink.circle(
      center: Point(Face.side / 2, Face.side / 2), radius: originalRadius(lineWidth: lineWidth))
  }

  static func originalRadius(lineWidth: Double) -> Double {
    Face.side / 2 - (lineWidth / 2 + 2)
  }
}

/// A circle that becomes a square: rounder when sad, squarer when happy.
///
/// Longer handles resemble a superellipse with a higher exponent: 2, a circle, at 0.5523, then 3.1 at 0.8,
/// and 5.2 at 1.
struct SquircleHead {
  var handle = Channel(0.72, 0.78, 0.84, 0.84, 0.84, 0.86, 0.9)
  var halfWidth = 100.0
  var halfHeight = 100.0

  var plan: HeadPlan {
    HeadPlan(
      extent: Extent(-halfWidth, -halfHeight, halfWidth, halfHeight), top: -halfHeight,
      side: halfWidth, bottom: halfHeight)
  }

  func trace(_ moment: Moment, _ outline: inout HeadOutline) {
    let (handle, x, y) = (moment[handle], halfWidth, halfHeight)
    outline.move(0, -y)
    outline.curve(handle * x, -y, x, -handle * y, x, 0)
    outline.curve(x, handle * y, handle * x, y, 0, y)
    outline.mirror()
  }
}

/// A square with round corners, the same at every value.
enum SquareHead {
  static var plan: HeadPlan { HeadPlan(top: -97, side: 97, bottom: 97) }

  static func draw(in frame: Frame, into sink: inout Canvas) {
    sink.roundedRectangle(frame, halfWidth: 97, halfHeight: 97, radius: 46)
  }
}

extension Canvas {
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

/// A wide shape with half circles for sides, which is taller on happy faces.
enum CapsuleHead {
  static func plan(at moment: Moment) -> HeadPlan {
    HeadPlan(
      features: Frame(0, 2, unit: 0.78), extent: Extent(-106, -76, 106, 76),
      top: moment.between(-66, -76), side: 106, bottom: moment.between(66, 76))
  }

  static func draw(
    in frame: Frame, at moment: Moment, into sink: inout Canvas
  ) {
    let halfHeight = moment.between(66, 76)
    sink.roundedRectangle(
      frame, halfWidth: 106, halfHeight: halfHeight, radius: halfHeight)
  }
}

/// A hexagon with a corner on top; its corners are rounder when sad.
enum HexagonHead {
  static var plan: HeadPlan {
    HeadPlan(
      features: Frame(0, 0, unit: 0.92), extent: Extent(-98, -105, 98, 105), side: 98,
      bottom: 103)
  }

  static func trace(_ moment: Moment, _ outline: inout HeadOutline) {
    let handle = moment[Channel(0.74, 0.8, 0.86, 0.86, 0.86, 0.9, 0.94)]
    // The middles of the edges, clockwise from the upper left one, and half an edge in that direction. An
    // edge is √3/2 of the radius, 113, away; half of it is half of the radius long.
    let (distance, half) = (113 * 0.866_025_403_784_438_6, 113 * 0.5)
    let (slantX, slantY) = (distance * 0.5, distance * 0.866_025_403_784_438_6)
    let (edgeX, edgeY) = (half * 0.866_025_403_784_438_6 * handle, half * 0.5 * handle)
    let upright = half * handle
    outline.move(-slantX, -slantY)
    outline.curve(
      -slantX + edgeX, -slantY - edgeY, slantX - edgeX, -slantY - edgeY, slantX, -slantY)
    outline.curve(slantX + edgeX, -slantY + edgeY, distance, -upright, distance, 0)
    outline.curve(distance, upright, slantX + edgeX, slantY - edgeY, slantX, slantY)
    outline.curve(
      slantX - edgeX, slantY + edgeY, -slantX + edgeX, slantY + edgeY, -slantX, slantY)
    outline.curve(-slantX - edgeX, slantY - edgeY, -distance, upright, -distance, 0)
    outline.curve(-distance, -upright, -slantX - edgeX, -slantY + edgeY, -slantX, -slantY)
  }
}
