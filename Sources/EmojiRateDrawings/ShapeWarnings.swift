import EmojiRate

/// Finds subpaths that do not look good between two values.
struct ShapeWarnings {
  /// How many edges may still be compared, to limit the time for a file.
  private var budget = 20_000_000

  /// The warning about a subpath between two values; nil if there is none.
  mutating func warning(_ name: String, _ from: Subpath, _ to: Subpath, between values: String)
    -> String?
  {
    if let degrees = Self.turn(from, to) {
      let size = ((1 + EllipticalArc.direction(Double(degrees)).x) / 2).squareRoot()
      return
        "\(name) turns by \(degrees)° between \(values) and is \(nearestInteger(size * 100))% as large "
        + "half-way; add a value between"
    }
    let middle = from.mixed(with: to)
    if crossesItself(middle), !crossesItself(from), !crossesItself(to) {
      return
        "\(name) crosses itself between \(values); draw it with the same points in the same order, or "
        + "add a value between"
    }
    let least = min(from.area, to.area)
    if least > 4, middle.area < 0.4 * least {
      return
        "\(name) collapses between \(values); draw it with the same points in the same order, or add a "
        + "value between"
    }
    return nil
  }

  /// The degrees by which a subpath turns, if it only turns; nil up to 60.
  private static func turn(_ from: Subpath, _ to: Subpath) -> Int? {
    let (box, other) = (from.box, to.box)
    guard max(box.width, box.height) >= 12, max(other.width, other.height) >= 12 else {
      return nil
    }
    let (first, second) = (Norm.normed(from.marks), Norm.normed(to.marks))
    var (cosine, sine) = (0.0, 0.0)
    for (a, b) in zip(first, second) {
      cosine += a.x * b.x + a.y * b.y
      sine += a.x * b.y - a.y * b.x
    }
    (cosine, sine) = (cosine / Double(first.count), sine / Double(first.count))
    guard 1 - cosine * cosine - sine * sine < 0.02 else { return nil }
    var (nearest, greatest) = (0, -Double.infinity)
    for degrees in 0...180 {
      let direction = EllipticalArc.direction(Double(degrees))
      let likeness = direction.x * cosine + direction.y * abs(sine)
      if likeness > greatest { (nearest, greatest) = (degrees, likeness) }
    }
    return nearest > 60 ? nearest : nil
  }

  private mutating func crossesItself(_ subpath: Subpath) -> Bool {
    guard subpath.isClosed else { return false }
    let points = subpath.corners
    let count = points.count
    guard count <= 400, count > 3 else { return false }
    for i in 0..<count {
      for j in (i + 1)..<max(count, i + 1) {
        budget -= 1
        if budget < 0 { return false }
        if cross(points[i], points[(i + 1) % count], points[j], points[(j + 1) % count]) {
          return true
        }
      }
    }
    return false
  }

  /// Whether two edges cross; touching does not count.
  private func cross(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    func side(_ p: Point, _ q: Point, _ r: Point) -> Double {
      let area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
      return abs(area) < 1e-3 ? 0 : area
    }
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
  }
}

extension Subpath {
  /// The corners of a polygon near it.
  fileprivate var corners: [Point] {
    segments.flatMap { segment in
      let steps = segment.isCurve ? 6 : 1
      return (0..<steps).map { segment.cubic.point(at: Double($0) / Double(steps)) }
    }
  }

  /// The area that it encloses; 0 for an open one.
  fileprivate var area: Double {
    guard isClosed else { return 0 }
    let corners = corners
    return abs(
      corners.indices.reduce(0) {
        let (a, b) = (corners[$1], corners[($1 + 1) % corners.count])
        return $0 + (a.x * b.y - b.x * a.y) / 2
      })
  }

  /// The subpath half-way to another one with the same segments.
  fileprivate func mixed(with other: Subpath) -> Subpath {
    var mixed = self
    for index in segments.indices {
      let (a, b) = (segments[index].cubic, other.segments[index].cubic)
      mixed.segments[index].cubic = Cubic(
        start: lerp(a.start, b.start, 0.5), control1: lerp(a.control1, b.control1, 0.5),
        control2: lerp(a.control2, b.control2, 0.5), end: lerp(a.end, b.end, 0.5))
    }
    return mixed
  }
}
