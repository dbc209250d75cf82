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
  /// The letter that the next command need not repeat; 0 at the beginning.
  private var lastLetter: UInt8 = 0
  private var lastNumber = DecimalEnd()

  @inline(__always)
  init(_ format: DecimalFormat) { self.format = format }

  @inline(__always)
  mutating func move(to point: Point, _ bytes: inout ByteWriter) {
    let end = units(point)
    append(UInt8(ascii: "m"), .last(2), Numbers(end: end), &bytes)
    // What repeats a move without a letter is a line: "m" is followed by "l", "M" by "L".
    lastLetter -= 1
    subpathStart = end
    arrive(at: end)
  }

  @inline(__always)
  mutating func line(to point: Point, _ bytes: inout ByteWriter) {
    let end = units(point)
    if end.y == current.y {
      append(UInt8(ascii: "h"), .x, Numbers(end: end), &bytes)
    } else if end.x == current.x {
      append(UInt8(ascii: "v"), .last(1), Numbers(end: end), &bytes)
    } else {
      append(UInt8(ascii: "l"), .last(2), Numbers(end: end), &bytes)
    }
    arrive(at: end)
  }

  @inline(__always)
  mutating func curve(
    to point: Point, control1: Point, control2: Point, _ bytes: inout ByteWriter
  ) {
    let numbers = Numbers(control1: units(control1), control2: units(control2), end: units(point))
    if numbers.control1 == mirrored {
      append(UInt8(ascii: "s"), .last(4), numbers, &bytes)
    } else {
      append(UInt8(ascii: "c"), .last(6), numbers, &bytes)
    }
    let (control, end) = (numbers.control2, numbers.end)
    arrive(at: end)
    mirrored = UnitPoint(x: 2 &* end.x &- control.x, y: 2 &* end.y &- control.y)
  }

  @inline(__always)
  mutating func close(_ bytes: inout ByteWriter) {
    bytes.reserve(1)
    bytes.put(UInt8(ascii: "z"))
    lastLetter = UInt8(ascii: "z")
    arrive(at: subpathStart)
  }

  @inline(__always)
  private func units(_ point: Point) -> UnitPoint {
    UnitPoint(x: format.units(point.x), y: format.units(point.y))
  }

  @inline(__always)
  private mutating func arrive(at point: UnitPoint) {
    current = point
    mirrored = point
  }

  /// Writes a command in both forms, one behind the other, and keeps the shorter; the relative one,
  /// whose letter is given, where they are equal.
  @inline(never)
  private mutating func append(
    _ letter: UInt8, _ selection: Numbers.Selection, _ numbers: Numbers,
    _ bytes: inout ByteWriter
  ) {
    bytes.reserve(2 * Self.commandCapacity)
    let absoluteLetter = letter & ~0x20
    let absoluteStart = bytes.next + Self.commandCapacity
    let relative = command(letter, selection, numbers, from: current, at: bytes.next)
    let absolute = command(
      absoluteLetter, selection, numbers, from: UnitPoint(x: 0, y: 0), at: absoluteStart)
    let count = absolute.next - absoluteStart
    // The first move is the same either way, and absolute by convention.
    if count < relative.next - bytes.next || lastLetter == 0 {
      // Half a command is nearly always the whole, and a copy of fixed size is no call.
      bytes.next.copyMemory(from: absoluteStart, byteCount: 48)
      if count > 48 { bytes.next.copyMemory(from: absoluteStart, byteCount: count) }
      bytes.next += count
      lastNumber = absolute.end
      lastLetter = absoluteLetter
    } else {
      bytes.next = relative.next
      lastNumber = relative.end
      lastLetter = letter
    }
  }

  /// A letter and six numbers.
  private static let commandCapacity = 1 + 6 * DecimalCursor.maximumCount

  @inline(__always)
  private func command(
    _ letter: UInt8, _ selection: Numbers.Selection, _ numbers: Numbers, from origin: UnitPoint,
    at next: UnsafeMutableRawPointer
  ) -> DecimalCursor {
    var cursor: DecimalCursor
    if letter == lastLetter {
      cursor = DecimalCursor(at: next, after: lastNumber)
    } else {
      next.storeBytes(of: letter, as: UInt8.self)
      cursor = DecimalCursor(at: next + 1)
    }
    withUnsafeBytes(of: numbers) {
      let values = $0.assumingMemoryBound(to: Int64.self)
      var index = selection.start
      while index < selection.end {
        cursor.append(values[index] &- (index & 1 == 0 ? origin.x : origin.y), format)
        index &+= 1
      }
    }
    return cursor
  }
}

/// A point in units.
private struct UnitPoint: Equatable {
  var x: Int64
  var y: Int64
}

/// The numbers of a command, of which it writes the last ones.
private struct Numbers {
  var control1 = UnitPoint(x: 0, y: 0)
  var control2 = UnitPoint(x: 0, y: 0)
  var end: UnitPoint

  /// Which of the six numbers a command writes.
  struct Selection {
    let start: Int
    let end: Int

    @inline(__always)
    static func last(_ count: Int) -> Selection { Selection(start: 6 - count, end: 6) }
    /// Only the end's x.
    @inline(__always)
    static var x: Selection { Selection(start: 4, end: 5) }
  }
}
