@testable import EmojiRate

/// What is drawn, as points along its lines, each with half the line's width: for measuring how far parts
/// are apart.
struct Ink: Canvas {
  /// A place on a line, and half the line's width there.
  struct Spot {
    var center: Point
    var radius: Double
  }

  private(set) var spots: [Spot] = []
  /// The paints set so far.
  private(set) var paints: [Paint] = []
  private var radius = 0.0
  private var current = Point(0, 0)

  init() {}

  /// What `picture` draws.
  init(_ picture: some Picture) {
    paint(picture.basePaint)
    picture.draw(on: &self)
  }

  mutating func paint(_ paint: Paint) {
    paints.append(paint)
    radius = (paint.stroke?.width ?? 0) / 2
  }

  mutating func move(to point: Point) { arrive(at: point) }

  mutating func line(to point: Point) {
    for part in [0.25, 0.5, 0.75] {
      spots.append(
        Spot(
          center: Point(
            current.x + (point.x - current.x) * part, current.y + (point.y - current.y) * part),
          radius: radius))
    }
    arrive(at: point)
  }

  mutating func curve(to point: Point, control1: Point, control2: Point) {
    let curve = Cubic(start: current, control1: control1, control2: control2, end: point)
    for step in 1..<12 {
      spots.append(Spot(center: curve.split(at: Double(step) / 12).first.end, radius: radius))
    }
    arrive(at: point)
  }

  mutating func close() {}

  private mutating func arrive(at point: Point) {
    spots.append(Spot(center: point, radius: radius))
    current = point
  }

  /// How far this is from other ink, edge to edge; negative where they touch.
  func clearance(from other: Ink) -> Double {
    var least = Double.infinity
    for spot in spots {
      for other in other.spots {
        least = min(least, spot.center.distance(to: other.center) - spot.radius - other.radius)
      }
    }
    return least
  }

  /// How far the outermost ink is from a point.
  func reach(from center: Point) -> Double {
    spots.reduce(0) { max($0, $1.center.distance(to: center) + $1.radius) }
  }

  /// The box around the middles of the lines.
  var bounds: (left: Double, right: Double, top: Double, bottom: Double) {
    spots.reduce((.infinity, -.infinity, .infinity, -.infinity)) {
      (
        min($0.0, $1.center.x), max($0.1, $1.center.x), min($0.2, $1.center.y),
        max($0.3, $1.center.y)
      )
    }
  }
}

extension Point {
  func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
