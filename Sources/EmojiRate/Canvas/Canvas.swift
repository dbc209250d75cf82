/// What pictures are drawn on: the elements of a document, a measurement, or another target.
///
/// A canvas is valid only while `draw` runs: do not copy it out. In ``repeated(_:every:_:)``, draw only on the canvas
/// that is passed.
///
/// It is one type, so the code of a drawing is compiled once. Documents and measurements need no heap.
///
/// Code that makes a canvas chooses its first paint; a ``Picture`` expects its base paint.
package struct Canvas {
  private let elements: UnsafeMutablePointer<SVGElements>?
  private let meter: UnsafeMutablePointer<InkMeter>?
  // `draw` keeps the target alive, so the canvas need not.
  private unowned(unsafe) let other: (any CanvasTarget)?

  /// Whether drawings must keep their verbs at every value, because values are interpolated.
  ///
  /// Then they also draw parts of size zero.
  package let keepsVerbs: Bool

  /// The transform to the place of drawing; nil draws in place.
  private var transform: Transform?

  fileprivate init(
    elements: UnsafeMutablePointer<SVGElements>? = nil,
    meter: UnsafeMutablePointer<InkMeter>? = nil, other: (any CanvasTarget)? = nil
  ) {
    (self.elements, self.meter, self.other) = (elements, meter, other)
    keepsVerbs = other?.keepsVerbs ?? false
  }

  // MARK: Paths

  /// Begins a new subpath.
  package mutating func move(to point: Point) {
    let point = placed(point)
    if let elements { return elements.pointee.move(to: point) }
    meter?.pointee.move(to: point)
    other?.move(to: point)
  }

  /// Adds a straight line from the current point.
  package mutating func line(to point: Point) {
    let point = placed(point)
    if let elements { return elements.pointee.line(to: point) }
    meter?.pointee.line(to: point)
    other?.line(to: point)
  }

  /// Adds a cubic Bézier curve from the current point.
  package mutating func curve(to point: Point, control1: Point, control2: Point) {
    let (point, control1, control2) = (placed(point), placed(control1), placed(control2))
    if let elements {
      return elements.pointee.curve(to: point, control1: control1, control2: control2)
    }
    meter?.pointee.curve(to: point, control1: control1, control2: control2)
    other?.curve(to: point, control1: control1, control2: control2)
  }

  /// Ends the subpath with a straight line to its beginning.
  package mutating func close() {
    if let elements { return elements.pointee.close() }
    meter?.pointee.close()
    other?.close()
  }

  /// Adds a circle as a closed subpath; a document writes it as one element.
  package mutating func circle(center: Point, radius: Double) {
    let (center, radius) = (placed(center), radius * (transform?.lineScale ?? 1))
    if let elements { return elements.pointee.circle(center: center, radius: radius) }
    if let other { return other.circle(center: center, radius: radius) }
    var canvas = Canvas(meter: meter)
    canvas.addQuarters(center, radius)
  }

  /// Adds a circle as four cubic curves, clockwise from its rightmost point.
  ///
  /// The error is at most 0.03 % of the radius.
  fileprivate mutating func addQuarters(_ center: Point, _ radius: Double) {
    let control = radius * quarterCircleControl
    let (x, y) = (center.x, center.y)
    move(to: Point(x + radius, y))
    curve(
      to: Point(x, y + radius),
      control1: Point(x + radius, y + control), control2: Point(x + control, y + radius))
    curve(
      to: Point(x - radius, y),
      control1: Point(x - control, y + radius), control2: Point(x - radius, y + control))
    curve(
      to: Point(x, y - radius),
      control1: Point(x - radius, y - control), control2: Point(x - control, y - radius))
    curve(
      to: Point(x + radius, y),
      control1: Point(x + control, y - radius), control2: Point(x + radius, y - control))
    close()
  }

  private func placed(_ point: Point) -> Point { transform?.apply(point) ?? point }

  // MARK: Shapes

  /// Sets the paint of the following paths; a document joins paths with the same paint, unless it is even-odd.
  package mutating func paint(_ paint: Paint) {
    if let transform { put(paint.transformed(by: transform)) } else { put(paint) }
  }

  private func put(_ paint: Paint) {
    if let elements { return elements.pointee.paint(paint) }
    meter?.pointee.paint(paint)
    other?.paint(paint)
  }

  /// Names the part of a picture that the following paths draw, such as "mouth"; nil ends a named part.
  package mutating func part(_ name: @autoclosure () -> String?) {
    if let other { other.part(name()) }
  }

  /// Ends the current path, because shapes with the same paint may overlap it.
  package mutating func endShape() {
    elements?.pointee.endPath()
    other?.endShape()
  }

  /// Hides the part of the following paths behind a vertical line, until the next paint.
  ///
  /// Drawings only call this if ``keepsVerbs`` is true; for other canvases they cut paths themselves.
  package mutating func clip(_ clip: Clip) {
    let (edge, beyond) = (placed(Point(clip.x, 0)), placed(Point(clip.x + 1, 0)))
    other?.clip(Clip(x: edge.x, hidesLeft: clip.hidesLeft != (beyond.x < edge.x)))
  }

  // MARK: Drawings

  /// Draws with the origin, directions and units of a transform, which must scale equally in all directions.
  package mutating func transformed(by inner: Transform, _ draw: (inout Canvas) -> Void) {
    let outer = transform
    transform = outer.map { inner.followed(by: $0) } ?? inner
    draw(&self)
    transform = outer
  }

  /// Draws a closed path `count` times, each copy a step away from the one before.
  ///
  /// - Parameters:
  ///   - count: The number of copies; less than one draws nothing.
  ///   - step: The way from a copy to the next one, in user units.
  ///   - draw: Draws the copy with the given number, from 0. A document may only ask for the first and copy it.
  package mutating func repeated(
    _ count: Int, every step: Point, _ draw: (inout Canvas, Int) -> Void
  ) {
    guard let elements else {
      for number in 0..<max(count, 0) { draw(&self, number) }
      return
    }
    let (begin, end) = (placed(Point(0, 0)), placed(step))
    elements.pointee.repeated(count, every: end - begin) { elements, number in
      elements.draw {
        $0.transform = transform
        draw(&$0, number)
      }
    }
  }
}

/// A vertical line that hides one of its sides.
package struct Clip: Hashable, Sendable {
  /// The x of the line, in user units.
  package var x: Double
  /// Whether the left side is hidden instead of the right.
  package var hidesLeft: Bool

  /// Makes a line at `x`.
  package init(x: Double, hidesLeft: Bool = false) {
    self.x = x
    self.hidesLeft = hidesLeft
  }
}

/// A target of a canvas other than a document, such as a recording or pixels, in the units of that canvas.
package protocol CanvasTarget: AnyObject {
  /// Whether values are interpolated; false by default.
  var keepsVerbs: Bool { get }
  func paint(_ paint: Paint)
  /// Names the part of a picture that follows; does nothing by default.
  func part(_ name: String?)
  func move(to point: Point)
  func line(to point: Point)
  func curve(to point: Point, control1: Point, control2: Point)
  func close()
  /// Adds a circle; by default, four curves.
  func circle(center: Point, radius: Double)
  /// Ends the current path; does nothing by default.
  func endShape()
  /// Hides one side of the following paths; does nothing by default.
  func clip(_ clip: Clip)
}

extension CanvasTarget {
  package var keepsVerbs: Bool { false }
  package func part(_ name: String?) {}
  package func circle(center: Point, radius: Double) { draw { $0.addQuarters(center, radius) } }
  package func endShape() {}
  package func clip(_ clip: Clip) {}

  /// Calls `draw` with a canvas for this target.
  package func draw(_ draw: (inout Canvas) -> Void) {
    withExtendedLifetime(self) {
      var canvas = Canvas(other: self)
      draw(&canvas)
    }
  }
}

extension SVGElements {
  /// Calls `draw` with a canvas that writes elements.
  @inline(__always)
  mutating func draw(_ draw: (inout Canvas) -> Void) {
    withUnsafeMutablePointer(to: &self) {
      var canvas = Canvas(elements: $0)
      draw(&canvas)
    }
  }
}

extension InkMeter {
  /// Calls `draw` with a canvas whose paths are measured.
  mutating func draw(_ draw: (inout Canvas) -> Void) {
    withUnsafeMutablePointer(to: &self) {
      var canvas = Canvas(meter: $0)
      draw(&canvas)
    }
  }
}
