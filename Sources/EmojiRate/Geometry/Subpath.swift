/// A connected part of a path: a sequence of lines and curves.
package struct Subpath {
  package struct Segment {
    /// A line's control points are at its thirds.
    package var cubic: Cubic
    package var isCurve: Bool
    /// The command it comes from: L, C, or A for an arc.
    package var command: UInt8
    /// Whether it continues the arc of the previous segment.
    package var goesOn = false

    package init(_ cubic: Cubic, _ command: Unicode.Scalar = "C", goesOn: Bool = false) {
      (self.cubic, isCurve) = (cubic, true)
      (self.command, self.goesOn) = (UInt8(ascii: command), goesOn)
    }

    /// A line.
    package init(from start: Point, to end: Point) {
      cubic = Cubic(
        start: start, control1: lerp(start, end, 1.0 / 3), control2: lerp(start, end, 2.0 / 3),
        end: end)
      isCurve = false
      command = UInt8(ascii: "L")
    }
  }

  package var start: Point
  package var segments: [Segment]
  package var isClosed: Bool

  package init(start: Point, segments: [Segment] = [], isClosed: Bool = false) {
    (self.start, self.segments, self.isClosed) = (start, segments, isClosed)
  }

  package var box: Box {
    var box = Box(around: start)
    for segment in segments { box.join(segment.cubic.box) }
    return box
  }
}

extension [Subpath] {
  package var box: Box { reduce(into: .empty) { $0.join($1.box) } }
}
