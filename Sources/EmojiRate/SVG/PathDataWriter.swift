/// Writes outlines as SVG path data in as few bytes as the grammar allows.
///
/// Points are rounded to units first and distances taken between rounded points, so that relative
/// commands add up to exactly what absolute ones say. Of the two the shorter is written; a command's
/// letter is left out where it repeats, and a curve's first control point where it mirrors the last
/// (or, after another command, is the current point):
/// [SVG 2 § 9.3](https://www.w3.org/TR/SVG2/paths.html#PathData).
struct PathDataWriter {
  private let format: DecimalFormat
  private var current = UnitPoint(x: 0, y: 0)
  private var subpathStart = UnitPoint(x: 0, y: 0)
  /// What the next curve's first control point is where it is left out.
  private var mirrored = UnitPoint(x: 0, y: 0)
  private var last = PathCommandEnd(letter: 0, joint: .afterLetter)
  private var isRepeated = false
  /// The bits of all coordinates so far, each moved up by ``shortBound``.
  private var seenBits: Int64 = 0

  /// Within this bound to both sides of zero, coordinates and their distances are short decimals.
  ///
  /// It is a power of two, so that a bit above it gives away the one that is not.
  private static let shortBound: Int64 = 1 << 15

  @inline(__always)
  init(_ format: DecimalFormat) { self.format = format }

  /// Where an outline begins that is written to be repeated: in relative commands only, without its
  /// move, and so that it can follow any move.
  private(set) var repeatedStart: Point?

  /// Whether anything but one subpath was to be repeated.
  private var isRepeatRefused = false

  /// Whether what is to be repeated is one closed subpath, and so the same behind any move.
  var isRepeatable: Bool {
    repeatedStart != nil && !isRepeatRefused && last.letter == UInt8(ascii: "z")
  }

  /// Where the next line or curve begins.
  var currentPoint: Point {
    Point(
      Double(current.x) / Double(format.unitsPerOne), Double(current.y) / Double(format.unitsPerOne)
    )
  }

  /// Begins an outline to be repeated, which is written by itself.
  mutating func beginRepeated() {
    isRepeated = true
    last.letter = 0
  }

  /// Goes to a point without a command, as what is drawn beside the path does.
  mutating func skip(to point: Point) { current = units(point) }

  /// Writes the outline once more, as `body` has it, from `start` on.
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
  mutating func move(to point: Point, _ bytes: inout ByteWriter) {
    let end = units(point)
    if isRepeated {
      isRepeatRefused = last.letter != 0
      repeatedStart = point
      last = PathCommandEnd(letter: UInt8(ascii: "l"), joint: .afterWhole)
      subpathStart = end
      arrive(at: end)
      return
    }
    append(UInt8(ascii: "m"), end, from: current, &bytes)
    // What repeats a move without a letter is a line: "m" is followed by "l", "M" by "L".
    last.letter -= 1
    subpathStart = end
    arrive(at: end)
  }

  @inline(__always)
  mutating func line(to point: Point, _ bytes: inout ByteWriter) {
    let end = units(point)
    // Rounding can leave nothing of a cut, of which a closed outline has no need.
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
  mutating func curve(
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
  mutating func close(_ bytes: inout ByteWriter) {
    bytes.reserve(1)
    bytes.put(UInt8(ascii: "z"))
    last = PathCommandEnd(letter: UInt8(ascii: "z"), joint: .afterLetter)
    arrive(at: subpathStart)
  }

  @inline(__always)
  private mutating func units(_ point: Point) -> UnitPoint {
    let units = UnitPoint(x: format.units(point.x), y: format.units(point.y))
    seenBits |= (units.x &+ Self.shortBound) | (units.y &+ Self.shortBound)
    return units
  }

  @inline(__always)
  private mutating func arrive(at point: UnitPoint) {
    current = point
    mirrored = point
  }

  /// Writes a command in the shorter of its two forms, given the letter of the relative one and its
  /// numbers, a tuple of them or of points.
  @inline(__always)
  private mutating func append<Numbers>(
    _ letter: UInt8, _ numbers: Numbers, from origin: UnitPoint, _ bytes: inout ByteWriter
  ) {
    withUnsafeBytes(of: numbers) {
      append(letter, $0.assumingMemoryBound(to: Int64.self), from: origin, &bytes)
    }
  }

  @inline(never)
  private mutating func append(
    _ letter: UInt8, _ numbers: UnsafeBufferPointer<Int64>, from origin: UnitPoint,
    _ bytes: inout ByteWriter
  ) {
    bytes.reserve(PathCommand.capacity)
    let isShort =
      format.hasShortDecimals && UInt64(bitPattern: seenBits) < UInt64(2 * Self.shortBound)
    if isRepeated {
      var form = PathCommandForm(letter, at: bytes.next, after: last)
      if isShort {
        form.append(short: numbers, from: origin)
      } else {
        form.append(numbers, from: origin, format)
      }
      (bytes.next, last) = (form.next, form.end)
    } else {
      var command = PathCommand(letter, from: origin, at: bytes.next, after: last)
      if isShort {
        command.append(short: numbers)
      } else {
        command.append(numbers, format)
      }
      last = command.finish(at: &bytes.next, isFirst: last.letter == 0)
    }
  }
}
