#if !hasFeature(Embedded)
  /// A path as straight edges, subpaths closed as filling closes them: what is measured of it.
  struct FlattenedPath {
    private typealias Edge = (from: Point, to: Point)

    private var edges: [Edge] = []
    private let winding: Paint.Winding
    private(set) var low = Point(.infinity, .infinity)
    private(set) var high = Point(-.infinity, -.infinity)

    /// How many edges a curve becomes: then one of a quarter circle is off by less than 0.06 % of the
    /// radius.
    private static var pieces: Int { 24 }

    init(_ elements: some Sequence<PathElement>, winding: Paint.Winding) {
      self.winding = winding
      var (start, current) = (Point(0, 0), Point(0, 0))
      for element in elements {
        switch element {
        case .move(let point):
          addEdge(current, start)
          include(point)
          (start, current) = (point, point)
        case .line(let point):
          addEdge(current, point)
          current = point
        case .curve(let end, let control1, let control2):
          let cubic = Cubic(start: current, control1: control1, control2: control2, end: end)
          for piece in 1...Self.pieces {
            let point = cubic.split(at: Double(piece) / Double(Self.pieces)).first.end
            addEdge(current, point)
            current = point
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
      include(to)
    }

    private mutating func include(_ point: Point) {
      low = Point(min(low.x, point.x), min(low.y, point.y))
      high = Point(max(high.x, point.x), max(high.y, point.y))
    }

    /// Whether a point is inside: by the edges that a line from it to the left crosses.
    func contains(_ point: Point) -> Bool {
      var (crossings, turns) = (0, 0)
      for (from, to) in edges where (from.y <= point.y) != (to.y <= point.y) {
        let part = (point.y - from.y) / (to.y - from.y)
        guard from.x + (to.x - from.x) * part < point.x else { continue }
        crossings += 1
        turns += from.y < to.y ? 1 : -1
      }
      return winding == .evenOdd ? crossings & 1 == 1 : turns != 0
    }

    /// The distance of a point from the nearest edge.
    func distance(_ point: Point) -> Double {
      var nearest = Double.infinity
      for (from, to) in edges {
        let (x, y) = (to.x - from.x, to.y - from.y)
        let (px, py) = (point.x - from.x, point.y - from.y)
        let part = min(max((px * x + py * y) / (x * x + y * y), 0), 1)
        let (dx, dy) = (px - part * x, py - part * y)
        nearest = min(nearest, dx * dx + dy * dy)
      }
      return nearest.squareRoot()
    }

    /// The largest circle inside; of several that are nearly as large, one near the middle.
    ///
    /// Squares are divided as long as they can hold a larger one, as in Agafonkin's
    /// [polylabel](https://github.com/mapbox/polylabel).
    func inscribedCircle() -> (center: Point, radius: Double) {
      let middle = Point((low.x + high.x) / 2, (low.y + high.y) / 2)
      let extent = max(high.x - low.x, high.y - low.y)
      /// What every unit away from the middle has to gain.
      let pull = 0.05
      func radius(_ point: Point) -> Double {
        contains(point) ? distance(point) : -distance(point)
      }
      func value(_ point: Point) -> Double {
        let (x, y) = (point.x - middle.x, point.y - middle.y)
        return radius(point) - pull * (x * x + y * y).squareRoot()
      }
      var best = (point: middle, value: value(middle))
      var squares = [middle]
      var half = extent / 2
      while half > extent / 4096 {
        half /= 2
        var divided: [(point: Point, value: Double)] = []
        for square in squares {
          for (x, y) in [(-half, -half), (half, -half), (-half, half), (half, half)] {
            let point = Point(square.x + x, square.y + y)
            let value = value(point)
            divided.append((point, value))
            if value > best.value { best = (point, value) }
          }
        }
        // Half a diagonal is less than 1.4143 half sides, along which a value changes by less than 1.05.
        squares = divided.filter { $0.value + half * 1.5 > best.value }.map(\.point)
      }
      // An axis of symmetry is met exactly.
      for point in [Point(middle.x, best.point.y), Point(best.point.x, middle.y), middle]
      where value(point) > best.value - 4 * half { best.point = point }
      return (best.point, radius(best.point))
    }
  }
#endif
