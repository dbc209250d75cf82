/// Writes paths as SVG path data in as few bytes as the grammar allows.
///
/// Points are rounded to units first, and distances are taken between rounded points, so relative
/// commands add up exactly. The writer takes the shorter of both. It leaves out a repeated letter, and a
/// curve's first control point if it mirrors the last one (or, after another command, is the current
/// point): [SVG 2 § 9.3](https://www.w3.org/TR/SVG2/paths.html#PathData).
package struct PathDataWriter {
  private let format: DecimalFormat
  private var current = UnitPoint(x: 0, y: 0)
  private var subpathStart = UnitPoint(x: 0, y: 0)
  /// The first control point of the next curve, if the path leaves it out.
  private var mirrored = UnitPoint(x: 0, y: 0)
  private var last = PathCommandEnd(letter: 0, joint: .afterLetter)
  /// Whether the path is written for repetition.
  private(set) var isRepeated = false

  /// The combined bits of all coordinates so far; below the limit of short decimals, a power of two, none is too
  /// large.
  private var seenBits: Int64 = 0

  @inline(__always)
  package init(_ format: DecimalFormat) { self.format = format }

  private var onlyMove: Point?

  /// The start of a path that is written for repetition: in relative commands only, without its move.
  ///
  /// Nil if it is not one closed subpath, because such a path depends on the move before it.
  var repeatedStart: Point? { last.letter == UInt8(ascii: "z") ? onlyMove : nil }

  /// The point at which the next line or curve starts.
  var currentPoint: Point {
    Point(
      Double(current.x) / Double(format.unitsPerOne), Double(current.y) / Double(format.unitsPerOne)
    )
  }

  /// Begins a path for repetition, which is written separately.
  mutating func beginRepeated() {
    isRepeated = true
    last.letter = 0
  }

  /// Moves the current point without a command, after shapes that other code has written.
  mutating func skip(to point: Point) { current = units(point) }

  /// Writes the path in `body` again, starting at `start`.
  mutating func repeated(
    _ body: UnsafeRawBufferPointer, from start: Point, _ bytes: inout ByteWriter
  ) {
    isRepeated = true
    let end = units(start)
    append(UInt8(ascii: "m"), end, from: current, &bytes)
    bytes.append(body)
    subpathStart = end
    arrive(at: end)
    last = PathCommandEnd(letter: UInt8(ascii: "z"), joint: .afterLetter)
    isRepeated = false
  }

  @inline(__always)
  package mutating func move(to point: Point, _ bytes: inout ByteWriter) {
    let end = units(point)
    if isRepeated {
      onlyMove = last.letter == 0 ? point : nil
      last = PathCommandEnd(letter: UInt8(ascii: "l"), joint: .afterWhole)
      subpathStart = end
      arrive(at: end)
      return
    }
    // The first move is the same either way, and absolute by convention.
    append(UInt8(ascii: last.letter == 0 ? "M" : "m"), end, from: current, &bytes)
    // After a move, a pair of numbers without a letter is a line: "m" is followed by "l", "M" by "L".
    last.letter -= 1
    subpathStart = end
    arrive(at: end)
  }

  @inline(__always)
  package mutating func line(to point: Point, _ bytes: inout ByteWriter) {
    let end = units(point)
    // Rounding can make a cut empty. A closed path does not need it.
    if isRepeated && end == current { return }
    if end.y == current.y {
      append(
        UInt8(ascii: "h"), end.x, from: UnitPoint(x: current.x, y: 0), &bytes)
    } else if end.x == current.x {
      append(
        UInt8(ascii: "v"), end.y, from: UnitPoint(x: current.y, y: 0), &bytes)
    } else {
      append(UInt8(ascii: "l"), end, from: current, &bytes)
    }
    arrive(at: end)
  }

  @inline(__always)
  package mutating func curve(
    to point: Point, control1: Point, control2: Point, _ bytes: inout ByteWriter
  ) {
    let first = units(control1)
    let second = units(control2)
    let end = units(point)
    if first == mirrored {
      append(UInt8(ascii: "s"), (second, end), from: current, &bytes)
    } else {
      append(UInt8(ascii: "c"), (first, second, end), from: current, &bytes)
    }
    arrive(at: end)
    mirrored = UnitPoint(x: 2 &* end.x &- second.x, y: 2 &* end.y &- second.y)
  }

  @inline(__always)
  package mutating func close(_ bytes: inout ByteWriter) {
    bytes.reserve(1)
    bytes.put(UInt8(ascii: "z"))
    last = PathCommandEnd(letter: UInt8(ascii: "z"), joint: .afterLetter)
    arrive(at: subpathStart)
  }

  @inline(__always)
  private mutating func units(_ point: Point) -> UnitPoint {
    let units = UnitPoint(x: format.units(point.x), y: format.units(point.y))
    seenBits |= units.x | units.y
    return units
  }

  @inline(__always)
  private mutating func arrive(at point: UnitPoint) {
    current = point
    mirrored = point
  }

  /// Writes a command in the shorter of its two forms.
  ///
  /// The letter is the relative one; the numbers are a tuple of numbers or points.
  @inline(never)
  private mutating func append<Numbers>(
    _ letter: UInt8, _ numbers: Numbers, from origin: UnitPoint, _ bytes: inout ByteWriter
  ) {
    withUnsafeBytes(of: numbers) {
      append(letter, $0.assumingMemoryBound(to: Int64.self), from: origin, &bytes)
    }
  }

  @inline(__always)
  private mutating func append(
    _ letter: UInt8, _ numbers: UnsafeBufferPointer<Int64>, from origin: UnitPoint,
    _ bytes: inout ByteWriter
  ) {
    bytes.reserve(2 * PathCommandForm.capacity)
    let start = bytes.next
    var relative = PathCommandForm(letter, at: start, after: last)
    let isShort =
      format.hasShortDecimals && UInt64(bitPattern: seenBits) < ShortDecimal.limit
    if isRepeated {
      if isShort {
        var index = 0
        while index < numbers.count {
          relative.append(ShortDecimal(hundredths: numbers[index] &- origin.x))
          if index &+ 1 < numbers.count {
            relative.append(ShortDecimal(hundredths: numbers[index &+ 1] &- origin.y))
          }
          index &+= 2
        }
      } else {
        relative.append(numbers, from: origin, format)
      }
      (bytes.next, last) = (relative.next, relative.end)
      return
    }
    let absoluteStart = start + PathCommandForm.capacity
    var absolute = PathCommandForm(letter & ~0x20, at: absoluteStart, after: last)
    if isShort {
      var x = ShortCoordinate(numbers[0], from: origin.x)
      x.append(to: &relative, &absolute)
      if numbers.count > 1 {
        var y = ShortCoordinate(numbers[1], from: origin.y)
        y.append(to: &relative, &absolute)
        var index = 2
        while index < numbers.count {
          x.become(numbers[index], from: origin.x)
          x.append(to: &relative, &absolute)
          y.become(numbers[index &+ 1], from: origin.y)
          y.append(to: &relative, &absolute)
          index &+= 2
        }
      }
    } else {
      relative.append(numbers, from: origin, format)
      absolute.append(numbers, from: UnitPoint(x: 0, y: 0), format)
    }
    let count = absolute.next - absoluteStart
    guard count < relative.next - start else {
      (bytes.next, last) = (relative.next, relative.end)
      return
    }
    // Nearly every command fits into 48 bytes, and a copy of fixed size needs no call.
    start.copyMemory(from: absoluteStart, byteCount: 48)
    if count > 48 { start.copyMemory(from: absoluteStart, byteCount: count) }
    (bytes.next, last) = (start + count, absolute.end)
  }
}

extension PathDataWriter {
  /// Writes exactly this command of a path for repetition, including "m", even if a shorter one is
  /// possible.
  mutating func append(
    _ letter: Unicode.Scalar, _ points: ArraySlice<Point>, _ bytes: inout ByteWriter
  ) {
    let points = points.map { units($0) }
    points.withUnsafeBytes {
      append(UInt8(ascii: letter), $0.bindMemory(to: Int64.self), from: current, &bytes)
    }
    arrive(at: points[points.count - 1])
    guard letter == "m" else { return }
    last.letter -= 1
    subpathStart = current
  }
}
