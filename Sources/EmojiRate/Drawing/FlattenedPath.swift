#if !hasFeature(Embedded)
  /// A path as straight edges, for measuring; subpaths are closed as filling closes them.
  struct FlattenedPath {
    private typealias Edge = (from: Point, to: Point)

    private var edges: [Edge] = []
    private let winding: Paint.Winding
    private(set) var box = Extent.empty

    /// Flattens a path.
    ///
    /// A curve becomes 24 edges, so a quarter circle is off by less than 0.06 % of the radius. It becomes
    /// fewer if all curves together would exceed `edgeLimit`.
    init(_ elements: some Collection<PathElement>, winding: Paint.Winding, edgeLimit: Int = 2000) {
      self.winding = winding
      let pieces = (edgeLimit / max(elements.count, 1)).clamped(to: 1...24)
      var (start, current) = (Point(0, 0), Point(0, 0))
      for element in elements {
        switch element {
        case .move(let point):
          addEdge(current, start)
          box.join(point)
          (start, current) = (point, point)
        case .line(let point):
          addEdge(current, point)
          current = point
        case .curve(let end, let control1, let control2):
          Cubic(start: current, control1: control1, control2: control2, end: end)
            .forEachPoint(pieces) {
              addEdge(current, $0)
              current = $0
            }
        case .close:
          addEdge(current, start)
          current = start
        }
      }
      addEdge(current, start)
    }

    private mutating func addEdge(_ from: Point, _ to: Point) {
      guard from != to else { return }
      edges.append((from, to))
      box.join(to)
    }

    /// Whether a point is inside, by counting the edges to the left of it.
    func contains(_ point: Point) -> Bool {
      var (crossings, turns) = (0, 0)
      for (from, to) in edges where (from.y <= point.y) != (to.y <= point.y) {
        let part = (point.y - from.y) / (to.y - from.y)
        guard lerp(from.x, to.x, part) < point.x else { continue }
        crossings += 1
        turns += from.y < to.y ? 1 : -1
      }
      return winding == .evenOdd ? crossings & 1 == 1 : turns != 0
    }

    /// The longest part of a horizontal line that is inside; nil if no part is.
    func widestChord(atY y: Double) -> (left: Double, right: Double)? {
      let crossings = edges.lazy.filter { ($0.from.y <= y) != ($0.to.y <= y) }
        .map { edge in
          let part = (y - edge.from.y) / (edge.to.y - edge.from.y)
          return (x: lerp(edge.from.x, edge.to.x, part), turn: edge.from.y < edge.to.y ? 1 : -1)
        }
        .sorted { $0.x < $1.x }
      var (widest, left, turns) = ((left: 0.0, right: 0.0), 0.0, 0)
      for (x, turn) in crossings {
        if turns == 0 { left = x }
        turns = winding == .evenOdd ? 1 - turns : turns + turn
        if turns == 0, x - left > widest.right - widest.left { widest = (left, x) }
      }
      return widest.right > widest.left ? widest : nil
    }

    /// The highest and the lowest intersection of a vertical line with edges.
    func ends(atX x: Double) -> (top: Double, bottom: Double)? {
      let crossings = edges.lazy.filter { ($0.from.x <= x) != ($0.to.x <= x) }
        .map { lerp($0.from.y, $0.to.y, (x - $0.from.x) / ($0.to.x - $0.from.x)) }
      guard let top = crossings.min(), let bottom = crossings.max() else { return nil }
      return (top, bottom)
    }

    /// The distance of a point from the nearest edge.
    func distance(_ point: Point) -> Double { Self.distance(point, edges) }

    private static func distance(_ point: Point, _ edges: [Edge]) -> Double {
      edges.reduce(.infinity) { min($0, squaredDistance(point, $1)) }.squareRoot()
    }

    private static func squaredDistance(_ point: Point, _ edge: Edge) -> Double {
      let (way, place) = (edge.to - edge.from, point - edge.from)
      let part = ((place.x * way.x + place.y * way.y) / way.squaredLength).clamped(to: 0...1)
      return (place - part * way).squaredLength
    }

    // MARK: The largest circle

    /// The known facts about the centre of a square.
    private struct Square {
      var center: Point
      /// The distance to the nearest edge, negative outside the path.
      var radius: Double
      /// The radius, reduced by the distance from the centre of the path.
      var value: Double
      /// The edges that can be nearest to a place in the square.
      var edges: [Edge]
    }

    /// The maximum number of squares to divide at once; only rings need more.
    private static var squareLimit: Int { 64 }

    /// The largest circle inside; of several that are nearly as large, it is one near the centre.
    ///
    /// Divides squares while they can contain a larger circle, as in Agafonkin's
    /// [polylabel](https://github.com/mapbox/polylabel).
    ///
    /// - Parameter least: The radius of the smallest circle to look for. If the result is smaller, it may not
    ///   be the largest.
    func inscribedCircle(atLeast least: Double = 0) -> (center: Point, radius: Double) {
      let middle = box.center
      let extent = max(box.width, box.height)
      var half = extent / 2
      /// Examines a place in a square.
      func square(_ center: Point, in parent: Square?, _ edges: [Edge]) -> Square {
        var distance = Self.distance(center, edges)
        // If two places are closer to each other than to the nearest edge, no edge is between them.
        let isInside =
          parent.flatMap { abs($0.radius) > half ? $0.radius > 0 : nil } ?? contains(center)
        if !isInside { distance = -distance }
        // A unit further from the centre must gain a twentieth.
        return Square(
          center: center, radius: distance, value: distance - 0.05 * (center - middle).length,
          edges: edges)
      }
      var best = square(middle, in: nil, edges)
      var squares = [best]
      while half > extent / 4096 {
        var divided: [Square] = []
        for parent in squares {
          // The nearest edge can be half a diagonal further, and another one half a diagonal nearer.
          let reach = abs(parent.radius) + 3 * half
          let near = parent.edges.filter {
            Self.squaredDistance(parent.center, $0) <= reach * reach
          }
          let step = half / 2
          for (x, y) in [(-step, -step), (step, -step), (-step, step), (step, step)] {
            let child = square(parent.center + Point(x, y), in: parent, near)
            divided.append(child)
            if child.value > best.value { best = child }
          }
        }
        half /= 2
        // Half a diagonal is less than 1.4143 half sides; there the value changes by less than 1.05 per unit.
        squares = divided.filter {
          $0.value + half * 1.5 > best.value && $0.radius + half * 1.5 > least
        }
        if squares.count > Self.squareLimit {
          squares = Array(squares.sorted { $0.value > $1.value }.prefix(Self.squareLimit))
        }
      }
      // Prefer a centre exactly on an axis of symmetry.
      let tolerance = best.value - 4 * half
      for place in [Point(middle.x, best.center.y), Point(best.center.x, middle.y), middle] {
        let exact = square(place, in: nil, edges)
        if exact.value > tolerance { best = exact }
      }
      return (best.center, best.radius)
    }
  }
#endif
