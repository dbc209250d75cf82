/// An arc of an ellipse, given by its ends and radii, as in SVG's path data.
///
/// The arc is an arc of the unit circle, mapped to the axes of the ellipse. It needs no angles, only
/// directions to bisect: [SVG 2 § B.2](https://www.w3.org/TR/SVG2/implnote.html#ArcImplementationNotes). So
/// every platform computes the same bits.
package struct EllipticalArc {
  /// The ellipse's centre and its axes, as vectors.
  private let center: Point
  private let axes: (first: Point, second: Point)
  /// The ends on the unit circle.
  private let start: Point
  private let end: Point
  /// Whether it is more than half of the ellipse.
  private let isLarge: Bool
  /// 1 if the arc runs clockwise on a canvas, otherwise -1.
  private let turn: Double

  /// Returns nil if the arc is a straight line, which in SVG is an arc without radii.
  ///
  /// Radii that are too short for the distance of the ends are scaled up. Their signs are ignored.
  package init?(
    from start: Point, to end: Point, radii: Size, degrees: Double, isLarge: Bool,
    isClockwise: Bool
  ) {
    let x = Self.direction(degrees)
    let half = 0.5 * (start - end)
    // Half of the way from the end to the start, on the unit circle.
    var way = Point(
      (x.x * half.x + x.y * half.y) / abs(radii.width),
      (x.x * half.y - x.y * half.x) / abs(radii.height))
    let square = way.squaredLength
    // Also false for NaN.
    guard square > 0x1p-200, square < 0x1p200 else { return nil }
    let longer = max(square, 1).squareRoot()
    way = Point(way.x / longer, way.y / longer)
    let distance = (max(1 - square, 0) / square).squareRoot()
    let side = isLarge != isClockwise ? distance : -distance
    let middle = Point(side * way.y, -side * way.x)
    let (width, height) = (abs(radii.width) * longer, abs(radii.height) * longer)
    axes = (Point(x.x * width, x.y * width), Point(-x.y * height, x.x * height))
    self.start = way - middle
    self.end = -1 * way - middle
    center = 0.5 * (start + end) + middle.x * axes.first + middle.y * axes.second
    self.isLarge = isLarge && square < 1
    turn = isClockwise ? 1 : -1
  }

  /// The arc as the fewest possible curves, each at most a quarter of the ellipse.
  package var curves: [Cubic] {
    // Because of rounding, a quarter may be slightly more.
    let isQuarter = !isLarge && start.x * end.x + start.y * end.y > -0x1p-30
    return curves(from: start, to: end, isLarge, halvings: isLarge ? 2 : isQuarter ? 0 : 1)
  }

  private func curves(
    from u: Point, to v: Point, _ isLarge: Bool, halvings: Int
  ) -> [Cubic] {
    if halvings > 0 {
      let middle = middle(u, v, isLarge)
      return curves(from: u, to: middle, false, halvings: halvings - 1)
        + curves(from: middle, to: v, false, halvings: halvings - 1)
    }
    // 4/3 · tan(angle/4), where the chord is 2 · sin(angle/2), and u + v has the length 2 · cos(angle/2).
    let handle = turn * 4 / 3 * (v - u).length / (2 + (u + v).length)
    return [
      Cubic(
        start: place(u.x, u.y), control1: place(u.x - handle * u.y, u.y + handle * u.x),
        control2: place(v.x + handle * v.y, v.y - handle * v.x), end: place(v.x, v.y))
    ]
  }

  /// The middle of the arc between two directions.
  private func middle(_ u: Point, _ v: Point, _ isLarge: Bool) -> Point {
    // The middle is between them or opposite; if they are nearly opposite themselves, it is perpendicular.
    let direction =
      u.x * v.x + u.y * v.y > 0
      ? (isLarge ? -1 : 1) * (u + v) : turn * Point(v.y - u.y, u.x - v.x)
    let length = direction.length
    return Point(direction.x / length, direction.y / length)
  }

  /// Maps a point from the unit circle's plane.
  private func place(_ x: Double, _ y: Double) -> Point {
    center + x * axes.first + y * axes.second
  }

  /// The cosine and sine of an angle, clockwise on a canvas, from Taylor series after whole quarters.
  package static func direction(_ degrees: Double) -> Point {
    let quarters = nearestInteger(degrees / 90)
    let angle = (degrees - 90 * Double(quarters)) / 180 * Double.pi
    var (cosine, sine, term) = (0.0, 0.0, 1.0)
    // For up to an eighth of a turn, the twentieth term is below the last bit.
    for index in 0..<20 {
      switch index & 3 {
      case 0: cosine += term
      case 1: sine += term
      case 2: cosine -= term
      default: sine -= term
      }
      term *= angle / Double(index + 1)
    }
    switch quarters & 3 {
    case 0: return Point(cosine, sine)
    case 1: return Point(-sine, cosine)
    case 2: return Point(-cosine, -sine)
    default: return Point(sine, -cosine)
    }
  }
}
