/// Passes outlines on, scaled and moved: how a symbol made for one canvas is drawn into a part of
/// another.
struct TransformedSink<Base: PathSink>: PathSink {
  var base: Base
  /// Where the origin comes to lie.
  var origin: Point
  /// Negative to mirror.
  var horizontalScale: Double
  var verticalScale: Double

  /// Maps the unit square, or with `from` another canvas, onto `frame`.
  @inline(__always)
  init(_ base: Base, onto frame: Rect, from canvas: Size = Size(width: 1, height: 1)) {
    self.base = base
    origin = frame.origin
    horizontalScale = frame.size.width / canvas.width
    verticalScale = frame.size.height / canvas.height
  }

  @inline(__always)
  private func map(_ point: Point) -> Point {
    Point(origin.x + point.x * horizontalScale, origin.y + point.y * verticalScale)
  }

  @inline(__always)
  mutating func move(to point: Point) { base.move(to: map(point)) }

  @inline(__always)
  mutating func line(to point: Point) { base.line(to: map(point)) }

  @inline(__always)
  mutating func curve(to point: Point, control1: Point, control2: Point) {
    base.curve(to: map(point), control1: map(control1), control2: map(control2))
  }

  @inline(__always)
  mutating func close() { base.close() }

  @inline(__always)
  mutating func circle(center: Point, radius: Double) {
    base.circle(center: map(center), radius: radius * verticalScale)
  }
}

extension TransformedSink: Canvas where Base: Canvas {
  @inline(__always)
  mutating func paint(_ paint: Paint) {
    var paint = paint
    paint.stroke?.width *= verticalScale
    base.paint(paint)
  }
}
