/// Transforms all drawing, including lines and gradients, and passes it on.
///
/// It places a picture in a part of another canvas.
struct TransformedCanvas<Base: Canvas>: Canvas {
  /// A pointer avoids copying a canvas of some hundred bytes.
  private let base: UnsafeMutablePointer<Base>
  private let transform: Transform

  fileprivate init(_ base: UnsafeMutablePointer<Base>, _ transform: Transform) {
    self.base = base
    self.transform = transform
  }

  var keepsVerbs: Bool { base.pointee.keepsVerbs }

  func paint(_ paint: Paint) { base.pointee.paint(paint.transformed(by: transform)) }

  func move(to point: Point) { base.pointee.move(to: transform.apply(point)) }

  func line(to point: Point) { base.pointee.line(to: transform.apply(point)) }

  func curve(to point: Point, control1: Point, control2: Point) {
    base.pointee.curve(
      to: transform.apply(point), control1: transform.apply(control1),
      control2: transform.apply(control2))
  }

  func close() { base.pointee.close() }

  func endShape() { base.pointee.endShape() }

  func clip(_ clip: Clip) {
    let (edge, beyond) = (transform.apply(Point(clip.x, 0)), transform.apply(Point(clip.x + 1, 0)))
    base.pointee.clip(Clip(x: edge.x, hidesLeft: clip.hidesLeft != (beyond.x < edge.x)))
  }

  func draw<Drawn: Drawable>(_ drawing: Drawn, transformedBy transform: Transform) {
    var canvas = TransformedCanvas(base, transform.followed(by: self.transform))
    drawing.draw(on: &canvas)
  }

  func circle(center: Point, radius: Double) {
    base.pointee.circle(center: transform.apply(center), radius: radius * transform.lineScale)
  }
}

extension Canvas {
  /// Draws with the origin, directions and units of a transform, which must scale equally in all directions.
  mutating func transformed(
    by transform: Transform, _ draw: (inout TransformedCanvas<Self>) -> Void
  ) {
    withUnsafeMutablePointer(to: &self) {
      var canvas = TransformedCanvas($0, transform)
      draw(&canvas)
    }
  }
}

extension Paint {
  /// The paint on a canvas that is placed on another by a transform.
  package func transformed(by transform: Transform) -> Paint {
    let fill = fill?.transformed(by: transform)
    guard hasLine else { return Paint(fill: fill, winding: winding) }
    var line = line
    line.width *= transform.lineScale
    line.brush = line.brush.transformed(by: transform)
    return Paint(fill: fill, line: line, winding: winding)
  }
}

extension Brush {
  fileprivate func transformed(by transform: Transform) -> Brush {
    guard case .gradient(let gradient) = self else { return self }
    return .gradient(gradient.transformed(by: transform))
  }
}
