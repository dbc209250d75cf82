/// Passes on what of closed outlines lies left of a vertical line; what is cut off is closed along it.
///
/// This is the clipping of Sutherland and Hodgman, "Reentrant polygon clipping", CACM 17 (1974), by one
/// edge, for curves too. It asks of every curve that its x only grows or only falls. The cut is part of
/// the outline, so the picture needs no clip path, no identifier, and looks the same everywhere.
struct CutSink<Base: PathSink>: PathSink {
  var base: Base
  /// Where the line is.
  let x: Double

  private var current = Point(0, 0)
  private var start = Point(0, 0)
  private var isDrawing = false

  @inline(__always)
  init(_ base: Base, leftOf x: Double) {
    self.base = base
    self.x = x
  }

  mutating func move(to point: Point) {
    current = point
    start = point
    isDrawing = false
    if point.x <= x { go(to: point) }
  }

  @inline(never)
  mutating func line(to point: Point) {
    let (from, wasInside) = (current, current.x <= x)
    current = point
    cross(from: from, wasInside, to: point)
    if point.x <= x { go(to: point) }
  }

  @inline(never)
  mutating func curve(to point: Point, control1: Point, control2: Point) {
    let curve = Cubic(start: current, control1: control1, control2: control2, end: point)
    let wasInside = current.x <= x
    current = point
    switch (wasInside, point.x <= x) {
    case (true, true): base.curve(to: point, control1: control1, control2: control2)
    case (true, false):
      // What begins on the line has no part on this side of it.
      if curve.start.x < x { pass(curve.split(atX: x).first) }
    case (false, true):
      let rest = point.x < x ? curve.split(atX: x).second : nil
      go(to: rest?.start ?? point)
      if let rest { pass(rest) }
    case (false, false): break
    }
  }

  mutating func close() {
    // The closing line may cross the cut like any other; its ends are there already.
    cross(from: current, current.x <= x, to: start)
    if isDrawing { base.close() }
    current = start
    isDrawing = false
  }

  /// Goes to where a line crosses the cut, if it does and does not only touch it.
  private mutating func cross(from: Point, _ wasInside: Bool, to point: Point) {
    guard wasInside != (point.x <= x), from.x != x, point.x != x else { return }
    let part = (x - from.x) / (point.x - from.x)
    go(to: Point(x, from.y + (point.y - from.y) * part))
  }

  private mutating func go(to point: Point) {
    if isDrawing { base.line(to: point) } else { base.move(to: point) }
    isDrawing = true
  }

  private mutating func pass(_ curve: Cubic) {
    base.curve(to: curve.end, control1: curve.control1, control2: curve.control2)
  }
}
