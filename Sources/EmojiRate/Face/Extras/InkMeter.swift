/// A canvas that measures the area covered with paint, including lines, in units of a frame.
///
/// The left half is folded onto the right one, because extras are symmetric. Extras measure eyes and mouths
/// with it, so that they fit all of them.
struct InkMeter: Canvas {
  /// The box around everything.
  private(set) var extent = Extent.empty
  /// The smallest and the largest distance from the centre.
  private(set) var nearest = Double.infinity
  private(set) var farthest = 0.0

  private let frame: Frame
  private let center: (x: Double, y: Double)
  /// Only paint up to this distance from the middle line is measured.
  private let window: Double
  private var halfWidth = 0.0
  private var current = Point(0, 0)
  private var start = Point(0, 0)

  /// Measures eyes or a mouth.
  ///
  /// - Parameter drawn: The frame that it is drawn in; nil is that of the features.
  init(
    _ feature: some Feature, _ pose: borrowing Pose, in drawn: Frame? = nil,
    around center: (x: Double, y: Double) = (0, 0), window: Double = .infinity
  ) {
    frame = pose.features
    self.center = center
    self.window = window
    FaceLayer.forEach { layer in
      paint(pose.colors.base)
      feature.draw(layer, pose, in: drawn ?? frame, on: &self)
    }
  }

  mutating func paint(_ paint: Paint) {
    halfWidth = (paint.stroke?.width ?? 0) / 2 / frame.unit
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
    let x = abs(point.x - frame.center.x) / frame.unit
    let y = (point.y - frame.center.y) / frame.unit
    guard x <= window else { return }
    extent.join(Extent(around: Point(x, y), radius: halfWidth))
    let distance = Point(x - center.x, y - center.y).length
    nearest = min(nearest, distance - halfWidth)
    farthest = max(farthest, distance + halfWidth)
  }
}
