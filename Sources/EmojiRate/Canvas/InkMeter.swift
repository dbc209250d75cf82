/// Measures the area covered with paint, including lines, in units of a frame.
///
/// The left half is folded onto the right one, because extras are symmetric. Extras measure eyes and mouths
/// with it, so that they fit all of them.
struct InkMeter: PathSink {
  /// The box around everything.
  private(set) var extent = Box.empty
  /// The smallest and the largest distance from the centre.
  private(set) var nearest = Double.infinity
  private(set) var farthest = 0.0

  private let origin: Point
  private let unit: Double
  private let center: Point
  /// Only paint up to this distance from the middle line is measured.
  private let window: Double
  private var halfWidth = 0.0
  private var current = Point(0, 0)
  private var start = Point(0, 0)

  /// Makes a meter of paint in a frame with the given centre and unit.
  init(
    origin: Point, unit: Double, around center: Point = Point(0, 0),
    window: Double = .infinity
  ) {
    (self.origin, self.unit, self.center, self.window) = (origin, unit, center, window)
  }

  mutating func paint(_ paint: Paint) {
    halfWidth = paint.hasLine ? paint.line.width / 2 / unit : 0
  }

  mutating func move(to point: Point) {
    current = point
    start = point
  }

  mutating func line(to point: Point) {
    curve(to: point, control1: current, control2: point)
  }

  mutating func curve(to point: Point, control1: Point, control2: Point) {
    let curve = Cubic(start: current, control1: control1, control2: control2, end: point)
    curve.forEachPoint(8) { cover($0) }
    current = point
  }

  mutating func close() { line(to: start) }

  private mutating func cover(_ point: Point) {
    let x = abs(point.x - origin.x) / unit
    let y = (point.y - origin.y) / unit
    guard x <= window else { return }
    extent.join(Box(around: Point(x, y), radius: halfWidth))
    let distance = (Point(x, y) - center).length
    nearest = min(nearest, distance - halfWidth)
    farthest = max(farthest, distance + halfWidth)
  }
}
