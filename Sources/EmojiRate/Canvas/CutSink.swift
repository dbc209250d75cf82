/// Transforms closed paths and passes on the part to the left of a vertical line.
///
/// It closes cut paths along the line. In every curve, x must only grow or only fall.
///
/// Source: Sutherland and Hodgman, "Reentrant polygon clipping", CACM 17 (1974), for one edge, and extended
/// to curves. The cut is part of the path, so the picture needs no clip path and no identifier. The sink cuts
/// before it transforms, so the frame's rounding and direction do not matter.
struct CutSink: PathSink {
  private let base: PlacedSink
  private let x: Double

  private var current = Point(0, 0)
  private var start = Point(0, 0)
  private var isDrawing = false

  fileprivate init(_ base: PlacedSink, leftOf x: Double) { (self.base, self.x) = (base, x) }

  mutating func move(to point: Point) {
    current = point
    start = point
    isDrawing = false
    if point.x <= x { go(to: point) }
  }

  mutating func line(to point: Point) {
    let (from, isInside) = (current, point.x <= x)
    current = point
    if isInside != (from.x <= x) { cross(from: from, to: point) }
    if isInside { go(to: point) }
  }

  mutating func curve(to point: Point, control1: Point, control2: Point) {
    let curve = Cubic(start: current, control1: control1, control2: control2, end: point)
    let wasInside = current.x <= x
    current = point
    switch (wasInside, point.x <= x) {
    case (true, true): pass(curve)
    case (true, false):
      // A curve that begins on the line has no part on this side.
      if curve.start.x < x { pass(curve.split(atX: x).first) }
    case (false, true):
      let rest = point.x < x ? curve.split(atX: x).second : nil
      go(to: rest?.start ?? point)
      if let rest { pass(rest) }
    case (false, false): break
    }
  }

  mutating func close() {
    // The closing line may cross the cut like any other; both of its ends exist already.
    if (current.x <= x) != (start.x <= x) { cross(from: current, to: start) }
    if isDrawing { base.close() }
    current = start
    isDrawing = false
  }

  /// Goes to the point at which a line crosses the cut; touching the cut does not count.
  private mutating func cross(from: Point, to point: Point) {
    guard from.x != x, point.x != x else { return }
    let part = (x - from.x) / (point.x - from.x)
    go(to: Point(x, lerp(from.y, point.y, part)))
  }

  @inline(__always)
  private mutating func go(to point: Point) {
    if isDrawing { base.line(to: point) } else { base.move(to: point) }
    isDrawing = true
  }

  private func pass(_ curve: Cubic) {
    base.curve(to: curve.end, control1: curve.control1, control2: curve.control2)
  }
}

/// Transforms points before a canvas, whose own transform comes after.
struct PlacedSink: PathSink {
  fileprivate let canvas: UnsafeMutablePointer<Canvas>
  fileprivate let transform: Transform

  func move(to point: Point) { canvas.pointee.move(to: transform.apply(point)) }

  func line(to point: Point) { canvas.pointee.line(to: transform.apply(point)) }

  func curve(to point: Point, control1: Point, control2: Point) {
    canvas.pointee.curve(
      to: transform.apply(point), control1: transform.apply(control1),
      control2: transform.apply(control2))
  }

  func close() { canvas.pointee.close() }
}

extension Canvas {
  /// Draws in the unit square, and transforms the result.
  mutating func through(_ transform: Transform, _ draw: (inout PlacedSink) -> Void) {
    withUnsafeMutablePointer(to: &self) {
      var sink = PlacedSink(canvas: $0, transform: transform)
      draw(&sink)
    }
  }

  /// Draws in the unit square up to a vertical line, and transforms the result.
  mutating func cut(
    leftOf x: Double, through transform: Transform, _ draw: (inout CutSink) -> Void
  ) {
    through(transform) {
      var sink = CutSink($0, leftOf: x)
      draw(&sink)
    }
  }
}
