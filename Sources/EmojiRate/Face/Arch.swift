/// A curve from a left to a right corner, the common form of lips, lids, brows and arcs.
struct Arch {
  /// The centre between the corners.
  var x: Double
  var y: Double
  /// The distance from there to each corner.
  var halfWidth: Double
  /// How far the middle of the curve is below the corners.
  var depth: Double
  /// How far the right corner is below the centre, and the left one above it.
  var tilt = 0.0
  /// The shape, from 0 for a parabola to 1 for half an ellipse.
  var roundness: Double

  /// - Parameter roundness: Nil is the default of deep arches: depth / half width, at most 1.
  init(
    _ x: Double, _ y: Double, _ halfWidth: Double, depth: Double, tilt: Double = 0,
    roundness: Double? = nil
  ) {
    self.x = x
    self.y = y
    self.halfWidth = halfWidth
    self.depth = depth
    self.tilt = tilt
    // An arch without width is a point.
    self.roundness = roundness ?? (halfWidth > 0 ? min(abs(depth) / halfWidth, 1) : 1)
  }

  /// The roundness of a line that is straight if it is flat: its ends would be steep where it is almost a line, and
  /// stand out below it.
  static func roundness(_ roundness: Double, depth: Double) -> Double {
    roundness * min(abs(depth) / 8, 1)
  }

  /// The mirror image on the other side of the face.
  var mirrored: Arch { Arch(-x, y, halfWidth, depth: depth, tilt: -tilt, roundness: roundness) }

  var left: Point { Point(x - halfWidth, y - tilt) }
  var right: Point { Point(x + halfWidth, y + tilt) }

  /// The distance of the control points from the centre, as a part of half the width.
  private var spread: Double { 1 - 2.0 / 3 * (1 - roundness) }

  var control1: Point {
    Point(x - halfWidth * spread, y + 4.0 / 3 * depth - tilt * spread)
  }

  var control2: Point {
    Point(x + halfWidth * spread, y + 4.0 / 3 * depth + tilt * spread)
  }

  /// Draws the curve as an open path.
  func draw(in frame: Transform, into sink: inout Canvas) {
    sink.move(frame, left.x, left.y)
    sink.curve(frame, control1.x, control1.y, control2.x, control2.y, right.x, right.y)
  }

  /// The part of the curve between two values of t, 0…1, by de Casteljau's construction.
  func cut(from start: Double, to end: Double) -> Cubic {
    let whole = Cubic(start: left, control1: control1, control2: control2, end: right)
    return whole.split(at: end).first.split(at: start / end).second
  }

  /// Draws the curve backwards to the left corner; the path must end at the right corner before.
  func drawReversed(in frame: Transform, into sink: inout Canvas) {
    sink.curve(frame, control2.x, control2.y, control1.x, control1.y, left.x, left.y)
  }
}

/// Two arches between the same corners, closed, the common form of mouths and eyes.
///
/// A lens is filled and stroked in one colour with round joins. If both arches are equal, it is a line with
/// round ends; otherwise it is a shape with soft corners. So a smile can become a grin, and an open eye an
/// arc.
struct Lens {
  var top: Arch
  var bottom: Arch

  init(
    _ x: Double, _ y: Double, _ halfWidth: Double, top: Double, bottom: Double, tilt: Double = 0,
    topRoundness: Double? = nil, bottomRoundness: Double? = nil
  ) {
    self.top = Arch(x, y, halfWidth, depth: top, tilt: tilt, roundness: topRoundness)
    self.bottom = Arch(x, y, halfWidth, depth: bottom, tilt: tilt, roundness: bottomRoundness)
  }

  /// The mirror image on the other side of the face.
  var mirrored: Lens {
    var lens = self
    (lens.top, lens.bottom) = (top.mirrored, bottom.mirrored)
    return lens
  }

  func draw(in frame: Transform, into sink: inout Canvas) {
    top.draw(in: frame, into: &sink)
    bottom.drawReversed(in: frame, into: &sink)
    sink.close()
  }

  /// Draws it on both sides of the face, the left one first.
  func drawWithMirrorImage(in frame: Transform, into sink: inout Canvas) {
    mirrored.draw(in: frame, into: &sink)
    draw(in: frame, into: &sink)
  }
}
