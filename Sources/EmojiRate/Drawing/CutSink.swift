/// Passes on, transformed, the part of closed paths to the left of a vertical line.
///
/// Cut paths are closed along the line.
///
/// This is the clipping of Sutherland and Hodgman, "Reentrant polygon clipping", CACM 17 (1974), by one
/// edge, for curves too. It asks of every curve that its x only grows or only falls. The cut is part of
/// the path, so the picture needs no clip path, no identifier, and looks the same everywhere. It is made
/// before the transform, so that the frame's rounding and direction do not matter.
struct CutSink<Base: PathSink>: PathSink {
  /// A pointer, so that a canvas of some hundred bytes is not copied in and out.
  private let base: UnsafeMutablePointer<Base>
  private let transform: Transform
  /// Where the line is.
  private let x: Double

  private var current = Point(0, 0)
  private var start = Point(0, 0)
  private var isDrawing = false

  init(_ base: UnsafeMutablePointer<Base>, leftOf x: Double, through transform: Transform) {
    self.base = base
    self.x = x
    self.transform = transform
  }

  mutating func move(to point: Point) {
    current = point
    start = point
    isDrawing = false
    if point.x <= x { go(to: point) }
  }

  mutating func line(to point: Point) {
    let (from, wasInside) = (current, current.x <= x)
    current = point
    cross(from: from, wasInside, to: point)
    if point.x <= x { go(to: point) }
  }

  mutating func curve(to point: Point, control1: Point, control2: Point) {
    let curve = Cubic(start: current, control1: control1, control2: control2, end: point)
    let wasInside = current.x <= x
    current = point
    switch (wasInside, point.x <= x) {
    case (true, true): pass(curve)
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
    if isDrawing { base.pointee.close() }
    current = start
    isDrawing = false
  }

  /// Goes to the point at which a line crosses the cut, if it crosses and not only touches it.
  private mutating func cross(from: Point, _ wasInside: Bool, to point: Point) {
    guard wasInside != (point.x <= x), from.x != x, point.x != x else { return }
    let part = (x - from.x) / (point.x - from.x)
    go(to: Point(x, lerp(from.y, point.y, part)))
  }

  private mutating func go(to point: Point) {
    let point = transform.apply(point)
    if isDrawing { base.pointee.line(to: point) } else { base.pointee.move(to: point) }
    isDrawing = true
  }

  private func pass(_ curve: Cubic) {
    base.pointee.curve(
      to: transform.apply(curve.end), control1: transform.apply(curve.control1),
      control2: transform.apply(curve.control2))
  }
}
