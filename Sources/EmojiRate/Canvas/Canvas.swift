/// The surface that pictures are drawn on: a document, a measurement, or another target.
///
/// A canvas is valid only while `draw` runs: do not copy it out. In ``repeated(_:every:_:)``, draw only on the canvas
/// that is passed.
///
/// It is one type, so the code of a drawing is compiled once. Documents and measurements need no heap.
///
/// Code that makes a canvas chooses its first paint; a ``Picture`` expects its base paint.
package struct Canvas: PathSink {
  /// Where the drawing goes.
  private enum Target {
    /// A document, without the heap and without dynamic calls.
    case document(UnsafeMutablePointer<SVGElements>)
    /// A measurement, also without the heap and without dynamic calls.
    case meter(UnsafeMutablePointer<InkMeter>)
    /// Everything else, such as pixels.
    case object(Unretained)
  }

  /// An object that ``CanvasTarget/draw(_:)`` keeps alive, so that the canvas need not.
  private struct Unretained {
    unowned(unsafe) let target: any CanvasTarget

    // A protocol takes elements in memory, to which the verbs of documents would write them too.
    @inline(never)
    func draw(_ element: PathElement) { target.draw(element) }
  }

  private let target: Target

  /// Whether drawings must keep their verbs at every value, because values are interpolated.
  ///
  /// Then they also draw parts of size zero.
  package let keepsVerbs: Bool

  /// The transform to the place of drawing; nil draws in place.
  private var transform: Transform?

  fileprivate init(_ elements: UnsafeMutablePointer<SVGElements>) {
    (target, keepsVerbs) = (.document(elements), false)
  }

  fileprivate init(_ meter: UnsafeMutablePointer<InkMeter>) {
    (target, keepsVerbs) = (.meter(meter), false)
  }

  fileprivate init(_ object: any CanvasTarget) {
    (target, keepsVerbs) = (.object(Unretained(target: object)), object.keepsVerbs)
  }

  // MARK: Paths

  /// Begins a new subpath.
  package mutating func move(to point: Point) { put(.move(to: placed(point))) }

  /// Adds a straight line from the current point.
  package mutating func line(to point: Point) { put(.line(to: placed(point))) }

  /// Adds a cubic Bézier curve from the current point.
  package mutating func curve(to point: Point, control1: Point, control2: Point) {
    put(.curve(to: placed(point), control1: placed(control1), control2: placed(control2)))
  }

  /// Ends the subpath with a straight line to its beginning.
  package mutating func close() { put(.close) }

  @inline(__always)
  private func put(_ element: PathElement) {
    switch target {
    case .document(let elements): elements.pointee.draw(element)
    case .meter(let meter): meter.pointee.draw(element)
    case .object(let object): object.draw(element)
    }
  }

  /// Adds a circle as a closed subpath; a document writes it as one element.
  package mutating func circle(center: Point, radius: Double) {
    let circle = Circle(placed(center), radius: radius * (transform?.lineScale ?? 1))
    switch target {
    case .document(let elements):
      elements.pointee.circle(center: circle.center, radius: circle.radius)
    case .meter(let meter): circle.draw(into: &meter.pointee)
    case .object(let object): object.target.circle(circle)
    }
  }

  private func placed(_ point: Point) -> Point { transform?.apply(point) ?? point }

  // MARK: Shapes

  /// Sets the paint of the following paths; a document joins paths with the same paint, unless it is even-odd.
  package mutating func paint(_ paint: Paint) {
    if let transform { put(paint.transformed(by: transform)) } else { put(paint) }
  }

  private func put(_ paint: Paint) {
    switch target {
    case .document(let elements): elements.pointee.paint(paint)
    case .meter(let meter): meter.pointee.paint(paint)
    case .object(let object): object.target.paint(paint)
    }
  }

  /// Names the part of a picture that the following paths draw, such as "mouth"; nil ends a named part.
  package mutating func part(_ name: @autoclosure () -> String?) {
    if case .object(let object) = target { object.target.part(name()) }
  }

  /// Ends the current path, because shapes with the same paint may overlap it.
  package mutating func endShape() {
    switch target {
    case .document(let elements): elements.pointee.endPath()
    case .meter: break
    case .object(let object): object.target.endShape()
    }
  }

  /// Hides the part of the following paths behind a vertical line, until the next paint.
  ///
  /// Drawings only call this if ``keepsVerbs`` is true; for other canvases they cut paths themselves.
  package mutating func clip(_ clip: Clip) {
    guard case .object(let object) = target else { return }
    let (edge, beyond) = (placed(Point(clip.x, 0)), placed(Point(clip.x + 1, 0)))
    object.target.clip(Clip(x: edge.x, hidesLeft: clip.hidesLeft != (beyond.x < edge.x)))
  }

  /// Draws only what is inside of a box, as a picture of its own is cut at its canvas.
  package mutating func window(_ box: Box, _ draw: (inout Canvas) -> Void) {
    put(window: placed(box))
    draw(&self)
    put(window: nil)
  }

  private func put(window box: Box?) {
    switch target {
    case .document(let elements): elements.pointee.window(box)
    case .meter: break
    case .object(let object): object.target.window(box)
    }
  }

  /// A box at its place, also if the transform mirrors.
  private func placed(_ box: Box) -> Box {
    var placed = Box(around: placed(box.origin))
    placed.join(self.placed(Point(box.right, box.bottom)))
    return placed
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
    guard case .document(let elements) = target else {
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
  /// Adds an element to the path.
  func draw(_ element: PathElement)
  /// Adds a circle; by default, four curves.
  func circle(_ circle: Circle)
  /// Ends the current path; does nothing by default.
  func endShape()
  /// Hides one side of the following paths; does nothing by default.
  func clip(_ clip: Clip)
  /// Hides the following paths outside of a box, until nil; does nothing by default.
  func window(_ box: Box?)
}

extension CanvasTarget {
  package var keepsVerbs: Bool { false }
  package func part(_ name: String?) {}
  package func circle(_ circle: Circle) { draw { circle.draw(into: &$0) } }
  package func endShape() {}
  package func clip(_ clip: Clip) {}
  package func window(_ box: Box?) {}

  /// Calls `draw` with a canvas for this target.
  package func draw(_ draw: (inout Canvas) -> Void) {
    withExtendedLifetime(self) {
      var canvas = Canvas(self)
      draw(&canvas)
    }
  }
}

extension SVGElements {
  /// Calls `draw` with a canvas that writes elements.
  @inline(__always)
  mutating func draw(_ draw: (inout Canvas) -> Void) {
    withUnsafeMutablePointer(to: &self) {
      var canvas = Canvas($0)
      draw(&canvas)
    }
  }
}

extension InkMeter {
  /// Calls `draw` with a canvas whose paths are measured.
  mutating func draw(_ draw: (inout Canvas) -> Void) {
    withUnsafeMutablePointer(to: &self) {
      var canvas = Canvas($0)
      draw(&canvas)
    }
  }
}
