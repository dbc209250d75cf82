/// Passes on the part of closed paths to the left of a vertical line.
///
/// It closes cut paths along the line. In every curve, x must only grow or only fall.
///
/// Source: Sutherland and Hodgman, "Reentrant polygon clipping", CACM 17 (1974), for one edge, and extended
/// to curves. The cut is part of the path, so the picture needs no clip path and no identifier. The canvas
/// transforms what is cut, so the frame's rounding and direction do not matter.
struct CutSink: PathSink {
  private let base: UnsafeMutablePointer<Canvas>
  private let x: Double

  private var current = Point(0, 0)
  private var start = Point(0, 0)
  private var isDrawing = false

  fileprivate init(_ base: UnsafeMutablePointer<Canvas>, leftOf x: Double) {
    (self.base, self.x) = (base, x)
  }

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
    case (true, true): base.pointee.draw(.curve(curve))
    case (true, false):
      // A curve that begins on the line has no part on this side.
      if curve.start.x < x { base.pointee.draw(.curve(curve.split(atX: x).first)) }
    case (false, true):
      let rest = point.x < x ? curve.split(atX: x).second : nil
      go(to: rest?.start ?? point)
      if let rest { base.pointee.draw(.curve(rest)) }
    case (false, false): break
    }
  }

  mutating func close() {
    // The closing line may cross the cut like any other; both of its ends exist already.
    if (current.x <= x) != (start.x <= x) { cross(from: current, to: start) }
    if isDrawing { base.pointee.close() }
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
    if isDrawing { base.pointee.line(to: point) } else { base.pointee.move(to: point) }
    isDrawing = true
  }
}

extension Canvas {
  /// Draws the part of paths to the left of a vertical line.
  mutating func cut(leftOf x: Double, _ draw: (inout CutSink) -> Void) {
    withUnsafeMutablePointer(to: &self) {
      var sink = CutSink($0, leftOf: x)
      draw(&sink)
    }
  }
}
