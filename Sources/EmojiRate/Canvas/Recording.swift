/// A drawing as data: its shapes from back to front, with their paints, verbs and coordinates.
///
/// Compare recordings to find out how a picture changes with its value. If their verbs are equal,
/// coordinates and paints can be interpolated.
package final class Recording: CanvasTarget {
  /// The verbs of a path, by the letters of path data.
  package enum Verb: Unicode.Scalar {
    case move = "m"
    case line = "l"
    case curve = "c"
    case close = "z"

    /// The number of points.
    package var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .curve: 3
      case .close: 0
      }
    }
  }

  /// A path or a circle.
  package struct Outline: Equatable {
    /// The verbs of a path; empty for a circle.
    package var verbs: [Verb] = []
    /// The coordinates of all points in the order of the path; of a circle, its centre and its radius.
    package var coordinates: [Double] = []

    package init(verbs: [Verb] = [], coordinates: [Double] = []) {
      (self.verbs, self.coordinates) = (verbs, coordinates)
    }

    package var isCircle: Bool { verbs.isEmpty }

    /// The points of a path.
    package var points: [Point] {
      stride(from: 0, to: coordinates.count, by: 2).map {
        Point(coordinates[$0], coordinates[$0 + 1])
      }
    }

    /// Adds a verb with its points.
    package mutating func append(_ verb: Verb, _ points: some Sequence<Point>) {
      verbs.append(verb)
      for point in points { coordinates += [point.x, point.y] }
    }
  }

  /// The content of one element of a document.
  package struct Shape: Equatable {
    package var paint: Paint
    package var clip: Clip?
    package var outline = Outline()
    /// The part of the picture that it draws, if parts are kept apart.
    package var part: String?

    /// Whether both have the same verbs, the same hidden side, and gradients of the same kind, if any.
    func isUniform(with other: Shape) -> Bool {
      outline.verbs == other.outline.verbs && clip?.hidesLeft == other.clip?.hidesLeft
        && isUniform(paint.fill, other.paint.fill)
        && isUniform(paint.stroke?.brush, other.paint.stroke?.brush)
    }

    private func isUniform(_ one: Brush?, _ other: Brush?) -> Bool {
      switch (one, other) {
      case (.gradient(let one), .gradient(let other)): one.isUniform(with: other)
      case (.gradient, _), (_, .gradient): false
      default: true
      }
    }
  }

  package private(set) var shapes: [Shape] = []
  private var paint: Paint
  private var clip: Clip?
  /// Whether named parts of the picture are shapes of their own.
  private let keepsParts: Bool
  private var part: String?
  /// Whether the next path continues the last shape.
  private var isInPath = false
  private var current = Point(0, 0)
  private var subpathStart = Point(0, 0)

  package var keepsVerbs: Bool { true }

  /// - Parameter keepsParts: Whether named parts of the picture are shapes of their own.
  package init(basePaint: Paint, keepsParts: Bool = false) {
    (paint, self.keepsParts) = (basePaint, keepsParts)
  }

  /// Whether the shapes of both recordings are uniform, one by one.
  package func isUniform(with other: Recording) -> Bool {
    shapes.count == other.shapes.count
      && zip(shapes, other.shapes).allSatisfy { $0.isUniform(with: $1) }
  }

  package func paint(_ paint: Paint) {
    self.paint = paint
    clip = nil
    isInPath = false
  }

  package func part(_ name: String?) {
    guard keepsParts else { return }
    part = name
    isInPath = false
  }

  package func clip(_ clip: Clip) {
    self.clip = clip
    isInPath = false
  }

  package func move(to point: Point) {
    append(.move, point)
    subpathStart = point
  }

  package func line(to point: Point) {
    if !isInPath { move(to: current) }
    append(.line, point)
  }

  package func curve(to point: Point, control1: Point, control2: Point) {
    if !isInPath { move(to: current) }
    append(.curve, control1, control2, point)
  }

  package func close() {
    guard isInPath else { return }
    append(.close)
    current = subpathStart
  }

  package func circle(center: Point, radius: Double) {
    let outline = Outline(coordinates: [center.x, center.y, radius])
    shapes.append(Shape(paint: paint, clip: clip, outline: outline, part: part))
    isInPath = false
    current = Point(center.x + radius, center.y)
    subpathStart = current
  }

  private func append(_ verb: Verb, _ points: Point...) {
    if !isInPath { shapes.append(Shape(paint: paint, clip: clip, part: part)) }
    isInPath = true
    shapes[shapes.count - 1].outline.append(verb, points)
    if let end = points.last { current = end }
  }
}
