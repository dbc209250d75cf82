/// A drawing as data: its shapes from back to front, with their paints, verbs and coordinates.
///
/// Compare recordings to find out how a picture changes with its value. If their verbs are equal,
/// coordinates and paints can be interpolated.
package final class Recording: CanvasTarget {
  /// A path or a circle.
  package enum Outline: Equatable {
    case path(Path)
    case circle(Circle)

    package var isCircle: Bool { path == nil }

    /// The path; nil for a circle.
    package var path: Path? { if case .path(let path) = self { path } else { nil } }

    /// The coordinates of all points; of a circle, its centre and its radius.
    package var coordinates: [Double] {
      switch self {
      case .path(let path): path.points.flatMap { [$0.x, $0.y] }
      case .circle(let circle): [circle.center.x, circle.center.y, circle.radius]
      }
    }

    fileprivate mutating func append(_ element: PathElement) {
      guard case .path(var path) = self else { return }
      self = .path(Path())  // So that appending copies nothing.
      path.append(element)
      self = .path(path)
    }

    /// The box around it; of a path, with its control points.
    package var box: Box {
      switch self {
      case .path(let path): path.box
      case .circle(let circle): Box(around: circle.center, radius: circle.radius)
      }
    }
  }

  /// The content of one element of a document.
  package struct Shape: Equatable {
    package var paint: Paint
    package var clip: Clip?
    /// The box that cuts it; nil if nothing does.
    package var window: Box?
    package var outline = Outline.path(Path())
    /// The part of the picture that it draws, if parts are kept apart.
    package var part: String?

    /// Whether both have the same verbs, the same hidden side, and gradients of the same kind, if any.
    func isUniform(with other: Shape) -> Bool {
      outline.path?.verbs == other.outline.path?.verbs && clip?.hidesLeft == other.clip?.hidesLeft
        && (window == nil) == (other.window == nil)
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
  private var window: Box?
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

  package func window(_ box: Box?) {
    window = box
    isInPath = false
  }

  package func draw(_ element: PathElement) {
    switch element {
    case .move(let end):
      append(element, to: end)
      subpathStart = end
    case .line(let end), .curve(let end, _, _):
      if !isInPath { draw(.move(to: current)) }
      append(element, to: end)
    case .close:
      if isInPath { append(element, to: subpathStart) }
    }
  }

  package func circle(_ circle: Circle) {
    append(.circle(circle))
    isInPath = false
    current = Point(circle.center.x + circle.radius, circle.center.y)
    subpathStart = current
  }

  private func append(_ outline: Outline) {
    shapes.append(Shape(paint: paint, clip: clip, window: window, outline: outline, part: part))
  }

  private func append(_ element: PathElement, to end: Point) {
    if !isInPath { append(.path(Path())) }
    isInPath = true
    shapes[shapes.count - 1].outline.append(element)
    current = end
  }
}
