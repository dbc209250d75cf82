import EmojiRate

/// Copies of an arc that turn about its centre until they cover a circle, so that all of it stays on the circle.
enum ArcCopies {
  /// An outline of both values, and how it turns.
  struct Copy {
    let contour: Subpath
    let turn: Turn
  }

  /// The copies; none for other lines than an opaque arc and its circle.
  ///
  /// - Parameter isFirst: Whether the arc is the lower value.
  static func of(
    _ arc: ShapeUnit, _ ring: ShapeUnit, isFirst: Bool, _ weights: Weights.Parts
  ) -> [Copy] {
    let brushes = [arc, ring].compactMap { $0.shape.stroke }
    // What is translucent would show where copies overlap, and gradients would turn with them.
    guard brushes.allSatisfy({ !$0.isGradient && $0.color.w >= 1 }) else { return [] }
    // Samples lie on the outline, and control points do not.
    let samples = SubpathMeasure(arc.outer).samples
    let (start, middle, end) = (samples[0], samples[32], samples[64])
    guard let one = Circle(through: start, middle, end), one.holds(samples, weights.circle) else {
      return []
    }
    // The box of a circle is exact, while three of its points may be near each other.
    let box = ring.outer.box
    let other = Circle(box.center, radius: (box.width + box.height) / 4)
    let reach = weights.arc * other.radius
    guard other.holds(SubpathMeasure(ring.outer).samples, weights.circle),
      (one.center - other.center).length < reach, abs(one.radius - other.radius) < reach
    else { return [] }
    // Both ends turn to the middle of the gap, opposite of the arc's.
    let gap = Point(0, 0) - (middle - one.center)
    let turns = [end, start].map { Self.unit(gap.divided(by: $0 - one.center)) }
    // Two copies cover a circle with an arc of 180°, five with one of 72°.
    // -0.81 is about the cosine of 144°, by which an end of such an arc turns.
    guard turns[0].x >= -0.81 else { return [] }
    let halves = turns.map { Self.unit($0 + Point(1, 0)) }
    let factors =
      turns[0].x >= 0 ? turns : [turns[0], halves[0], Point(1, 0), halves[1], turns[1]]
    // Both radii differ a little, and every copy has to end on the circle.
    let scale = other.radius / one.radius
    return factors.map { factor in
      let way = scale * factor
      if isFirst {
        return Copy(contour: arc.outer, turn: Turn(pin: one.center, end: other.center, way))
      }
      return Copy(
        // From the circle on, the copies lie on it and turn back to the arc.
        contour: arc.outer.mapped { other.center + way.times($0 - one.center) },
        turn: Turn(pin: other.center, end: one.center, Point(1, 0).divided(by: way)))
    }
  }

  private static func unit(_ point: Point) -> Point { (1 / point.length) * point }
}

extension Circle {
  /// The circle through three points; nil if they are on a line.
  fileprivate init?(through a: Point, _ b: Point, _ c: Point) {
    let (u, v) = (b - a, c - a)
    let double = 2 * u.cross(v)
    // A straight line is an arc of an endless circle, which no number of copies covers.
    guard abs(double) > 1e-6 else { return nil }
    let (m, n) = (u.squaredLength / double, v.squaredLength / double)
    let way = Point(v.y * m - u.y * n, u.x * n - v.x * m)
    self.init(a + way, radius: way.length)
  }

  /// Whether all points are on it, but for a part of the radius.
  fileprivate func holds(_ points: [Point], _ part: Double) -> Bool {
    points.allSatisfy { abs(($0 - center).length - radius) < part * radius }
  }
}
