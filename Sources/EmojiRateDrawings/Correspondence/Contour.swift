import EmojiRate

/// Points as complex numbers: a product turns and scales.
extension Point {
  func times(_ other: Point) -> Point {
    Point(x * other.x - y * other.y, x * other.y + y * other.x)
  }

  func divided(by other: Point) -> Point {
    (1 / other.squaredLength) * times(Point(other.x, -other.y))
  }

  func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// Positive if the other vector is clockwise of this one on the canvas.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }
}

/// Closed subpaths as polygons.
extension Subpath {
  /// A polygon near it, with eight chords for a curve, without the last point if it is closed.
  var polygon: [Point] {
    let points = segments.flatMap { segment -> [Point] in
      guard segment.isCurve else { return [segment.cubic.start] }
      // Eight chords of a quarter circle are at most 0.5 % of its radius off.
      return (0..<8).map { segment.cubic.point(at: Double($0) / 8) }
    }
    return isClosed ? points : points + [segments.last?.cubic.end ?? start]
  }

  /// The subpath without segments that are points, unless it has no others.
  func withoutPoints(_ weights: Weights.Units) -> Subpath {
    let kept = segments.filter { segment in
      segment.cubic.points.contains { ($0 - segment.cubic.start).length > weights.point }
    }
    var subpath = self
    if !kept.isEmpty, kept.count < segments.count {
      subpath.segments = kept
      // Segments must still meet, and what is left out is shorter than anybody sees.
      for index in kept.indices.dropFirst() {
        subpath.segments[index].cubic.start = kept[index - 1].cubic.end
      }
      subpath.start = kept[0].cubic.start
      if isClosed { subpath.segments[kept.count - 1].cubic.end = subpath.start }
    }
    return subpath
  }

  /// The subpath, closed if its end meets its start around an area, as some tools leave Z out.
  func closedIfMeeting(_ weights: Weights.Units) -> Subpath {
    guard !isClosed, let end = segments.last?.cubic.end, (end - start).length < weights.meeting,
      abs(polygon.signedArea) > weights.meetingArea
    else { return self }
    return closedForFill
  }

  /// The subpath, closed as a fill closes it.
  var closedForFill: Subpath {
    if isClosed { return self }
    var closed = self
    closed.isClosed = true
    return closed.placed(by: .identity)
  }

  /// The same number of segments, all in one point.
  func shrunk(to point: Point) -> Subpath { mapped { _ in point } }

  func mapped(_ place: (Point) -> Point) -> Subpath {
    var mapped = self
    mapped.start = place(start)
    for index in segments.indices {
      mapped.segments[index].cubic = segments[index].cubic.mapped(place)
    }
    return mapped
  }

  /// The nearest of the points at eighths of its segments.
  func nearest(to point: Point) -> (distance: Double, segment: Int, part: Double) {
    var best = (distance: (start - point).squaredLength, segment: 0, part: 0.0)
    for (index, segment) in segments.enumerated() {
      for eighth in 1...8 {
        let part = Double(eighth) / 8
        let distance = (segment.cubic.point(at: part) - point).squaredLength
        // Of equally near ones the first, whatever rounding says.
        if distance < best.distance - 1e-9 { best = (distance, index, part) }
      }
    }
    return (best.distance.squareRoot(), best.segment, best.part)
  }

  func point(_ segment: Int, _ part: Double) -> Point {
    segments.isEmpty ? start : segments[segment].cubic.point(at: part)
  }
}

extension [Point] {
  /// Half of the sum of x·y′ − x′·y, positive if the polygon runs clockwise on the canvas.
  var signedArea: Double {
    indices.reduce(0) { $0 + self[$1].cross(self[($1 + 1) % count]) } / 2
  }

  /// How often the polygon winds around a point.
  func winding(around point: Point) -> Int {
    var winding = 0
    var from = self[count - 1]
    for to in self {
      // A corner at the height of the point counts with one of its edges only.
      if (from.y <= point.y) != (to.y <= point.y) {
        let side = (to - from).cross(point - from)
        if to.y > from.y, side > 0 { winding += 1 }
        if to.y <= from.y, side < 0 { winding -= 1 }
      }
      from = to
    }
    return winding
  }

  var box: Box { reduce(into: .empty) { $0.join($1) } }

  /// Whether two edges of the polygon cross; touching does not count.
  func crossesItself(_ weights: Weights.Regions) -> Bool {
    for i in indices {
      for j in indices where j > i && edge(i).crosses(edge(j), weights.crossing) { return true }
    }
    return false
  }

  /// Whether an edge crosses one of another polygon; false if the budget of comparisons is used up.
  func crosses(_ other: [Point], _ weights: Weights.Regions, _ budget: inout Int) -> Bool {
    budget -= count * other.count
    // A file with thousands of points must not take minutes.
    guard budget >= 0 else { return false }
    for i in indices {
      for j in other.indices where edge(i).crosses(other.edge(j), weights.crossing) { return true }
    }
    return false
  }

  private func edge(_ index: Int) -> Edge {
    Edge(from: self[index], to: self[(index + 1) % count])
  }
}

private struct Edge {
  let from: Point
  let to: Point

  /// Whether both cross, by at least an area to both sides; touching does not count.
  func crosses(_ other: Edge, _ least: Double) -> Bool {
    // Most edges are apart, and comparing is quicker than multiplying.
    if max(from.x, to.x) < min(other.from.x, other.to.x) { return false }
    if max(other.from.x, other.to.x) < min(from.x, to.x) { return false }
    return side(other.from, least) * side(other.to, least) < 0
      && other.side(from, least) * other.side(to, least) < 0
  }

  private func side(_ point: Point, _ least: Double) -> Double {
    let area = (to - from).cross(point - from)
    // Edges that touch cross by a little, as their coordinates were rounded.
    return abs(area) < least ? 0 : area
  }
}

/// Whether a place with a winding number is inside.
func isInside(winding: Int, isEvenOdd: Bool) -> Bool {
  isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0
}
