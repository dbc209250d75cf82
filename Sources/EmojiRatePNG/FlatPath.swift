import EmojiRate

/// A path as straight lines, in pixels.
///
/// Curves and arcs are off by at most ``tolerance``.
struct FlatPath {
  /// A place on a path.
  struct Vertex {
    var place: Vector
    /// Whether it is inside a curve or a circle, so that it is no corner.
    var isSmooth = false
  }

  struct Subpath {
    var vertices: [Vertex]
    var isClosed = false
  }

  /// The largest distance of a line from its curve: 1/50 of a pixel changes a pixel by at most 5 of 255.
  static var tolerance: Double { 0.02 }
  /// The most pieces of a curve, which only matters far outside a picture, and after many thousands of points.
  private var pieceLimit: Double { pointCount < 1 << 18 ? 1000 : 4 }
  /// The largest coordinate; others are moved there, so that all arithmetic stays finite.
  private static var limit: Double { 0x1p24 }

  private(set) var subpaths: [Subpath] = []
  private(set) var pointCount = 0
  /// The beginning of the subpath.
  private var start = Vector()
  private(set) var current = Vector()
  /// The corners of the bounding box; the first is greater if the path is empty.
  private(set) var box = (low: Vector(repeating: .infinity), high: Vector(repeating: -.infinity))

  var isEmpty: Bool { subpaths.isEmpty }

  mutating func move(to place: Vector) {
    start = Self.limited(place)
    current = start
    subpaths.append(Subpath(vertices: []))
    add(start)
  }

  mutating func line(to place: Vector) {
    beginIfClosed()
    add(Self.limited(place))
  }

  /// Divides a curve at equal steps of t, by Wang's formula: Goldman, "Pyramid Algorithms", 2003, 5.6.3.
  mutating func curve(to place: Vector, _ control1: Vector, _ control2: Vector) {
    beginIfClosed()
    let (a, d) = (current, Self.limited(place))
    let (b, c) = (Self.limited(control1), Self.limited(control2))
    let bend = max((a - 2 * b + c).length, (b - 2 * c + d).length)
    let pieces = min((0.75 * bend / Self.tolerance).squareRoot() + 1, pieceLimit)
    let count = Double(Int(pieces))
    func addPoint(_ step: Double) {
      let (t, s) = (step / count, (count - step) / count)
      add(s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d, isSmooth: true)
    }
    // Caps and corners need the directions at the ends, which very short pieces have.
    let short = 1.0 / 64
    addPoint(short)
    var step = 1.0
    while step < count {
      addPoint(step)
      step += 1
    }
    addPoint(count - short)
    add(d)
  }

  mutating func circle(center: Vector, radius: Double) {
    let center = Self.limited(center)
    // Also for NaN.
    let radius = abs(radius) < Self.limit ? abs(radius) : Self.limit
    move(to: center + Vector(radius, 0))
    subpaths[subpaths.count - 1].vertices[0].isSmooth = true
    var from = Vector(1, 0)
    for _ in 0..<4 {
      Arc(from: from, to: from.turned, radius: radius).forEachPoint {
        add(center + radius * $0, isSmooth: true)
      }
      from = from.turned
      add(center + radius * from, isSmooth: true)
    }
    close()
  }

  mutating func close() {
    guard !isEmpty else { return }
    subpaths[subpaths.count - 1].isClosed = true
    current = start
  }

  /// Begins a subpath after a closed one, at its beginning, as in SVG's path data.
  private mutating func beginIfClosed() {
    if subpaths.last?.isClosed ?? true { move(to: current) }
  }

  private mutating func add(_ place: Vector, isSmooth: Bool = false) {
    subpaths[subpaths.count - 1].vertices.append(Vertex(place: place, isSmooth: isSmooth))
    current = place
    pointCount += 1
    box.low = pointwiseMin(box.low, place)
    box.high = pointwiseMax(box.high, place)
  }

  private static func limited(_ place: Vector) -> Vector {
    func limited(_ number: Double) -> Double {
      // Also for NaN.
      number > -limit ? min(number, limit) : -limit
    }
    return Vector(limited(place.x), limited(place.y))
  }
}
