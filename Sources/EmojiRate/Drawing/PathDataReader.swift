/// Reads path data: absolute and relative commands, arcs, quadratic curves and short forms.
///
/// The grammar is [SVG 2 § 9.3](https://www.w3.org/TR/SVG2/paths.html#PathData). As in SVG 1.1, a number
/// may end with its point. An error discards all of the data.
package struct PathDataReader {
  /// The maximum number of segments of a symbol.
  package static let segmentLimit = 1000

  /// The subpaths, except subpaths that are only a move.
  package private(set) var subpaths: [Subpath] = []
  /// The number of moves, segments and closings.
  private var length = 0
  private var scanner: NumberScanner
  private let limit: Int
  private var command: UInt8?
  /// The index of the argument that was read last, and the number of arguments.
  private var argument = (index: 0, count: 0)
  private var current = Point(0, 0)
  /// The last control point of a curve, for a command that mirrors it.
  private var lastControl: (command: UInt8, point: Point)?

  /// Reads a part of a text; errors give the offset in the whole text.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of moves, segments and closings.
  package init(_ bytes: ArraySlice<UInt8>, limit: Int = .max) throws(PathDataError) {
    scanner = NumberScanner(bytes)
    self.limit = limit
    try read()
  }

  private mutating func read() throws(PathDataError) {
    scanner.skipSpace()
    guard let first = scanner.next, first | 0x20 == UInt8(ascii: "m") else {
      throw error(expected: "a move, M or m, which a path begins with")
    }
    while let letter = scanner.next {
      try readCommand(letter)
      scanner.skipSpace()
    }
    subpaths.removeAll { $0.segments.isEmpty && !$0.isClosed }
  }

  private mutating func readCommand(_ letter: UInt8) throws(PathDataError) {
    guard let count = Self.argumentCount(letter) else {
      command = nil
      throw error(
        expected: "a command: M, L, H, V, C, S, Q, T, A or Z, in either case")
    }
    command = letter
    scanner.skip()
    scanner.skipSpace()
    let isRelative = letter & 0x20 != 0
    // A repeated move without a letter is a line.
    var form = letter | 0x20
    var goesOn = true
    while goesOn {
      argument = (0, count)
      try readArguments(form, from: isRelative ? current : Point(0, 0))
      guard length <= limit else {
        throw error("too many segments, 1 to \(limit) are allowed; an arc is up to four")
      }
      if form == UInt8(ascii: "m") { form = UInt8(ascii: "l") }
      scanner.skipSpace()
      goesOn = count > 0 && (scanner.take(",") || startsNumber)
      scanner.skipSpace()
    }
  }

  private static func argumentCount(_ letter: UInt8) -> Int? {
    switch letter | 0x20 {
    case UInt8(ascii: "z"): 0
    case UInt8(ascii: "h"), UInt8(ascii: "v"): 1
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "t"): 2
    case UInt8(ascii: "s"), UInt8(ascii: "q"): 4
    case UInt8(ascii: "c"): 6
    case UInt8(ascii: "a"): 7
    default: nil
    }
  }

  // MARK: Commands

  /// Reads the arguments of a command in lower case, relative to `origin`.
  private mutating func readArguments(
    _ form: UInt8, from origin: Point
  ) throws(PathDataError) {
    switch form {
    case UInt8(ascii: "z"): close()
    case UInt8(ascii: "m"): move(to: try point(origin))
    case UInt8(ascii: "h"): line(to: Point(origin.x + (try number()), current.y))
    case UInt8(ascii: "v"): line(to: Point(current.x, origin.y + (try number())))
    case UInt8(ascii: "c"):
      let control1 = try point(origin)
      let control2 = try point(origin)
      curve(control1, control2, to: try point(origin))
    case UInt8(ascii: "s"):
      let control1 = mirrored("c")
      let control2 = try point(origin)
      curve(control1, control2, to: try point(origin))
    case UInt8(ascii: "q"):
      let control = try point(origin)
      quadratic(control, to: try point(origin))
    case UInt8(ascii: "t"): quadratic(mirrored("q"), to: try point(origin))
    case UInt8(ascii: "a"): try arc(origin)
    default: line(to: try point(origin))
    }
  }

  /// Adds a segment, or nothing, to the current subpath.
  ///
  /// After a closed one, the next begins at its start.
  private mutating func append(_ segment: Subpath.Segment?) {
    if subpaths[subpaths.count - 1].isClosed { move(to: current) }
    length += 1
    lastControl = nil
    guard let segment else { return }
    subpaths[subpaths.count - 1].segments.append(segment)
    current = segment.cubic.end
  }

  private mutating func move(to point: Point) {
    subpaths.append(Subpath(start: point))
    length += 1
    (current, lastControl) = (point, nil)
  }

  private mutating func line(to point: Point) { append(Subpath.Segment(from: current, to: point)) }

  private mutating func close() {
    append(nil)
    subpaths[subpaths.count - 1].isClosed = true
    current = subpaths[subpaths.count - 1].start
  }

  private mutating func curve(_ control1: Point, _ control2: Point, to point: Point) {
    let cubic = Cubic(start: current, control1: control1, control2: control2, end: point)
    append(Subpath.Segment(cubic))
    lastControl = (UInt8(ascii: "c"), control2)
  }

  private mutating func quadratic(_ control: Point, to point: Point) {
    func twoThirds(from end: Point) -> Point {
      Point(end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3)
    }
    curve(twoThirds(from: current), twoThirds(from: point), to: point)
    lastControl = (UInt8(ascii: "q"), control)
  }

  /// The last control point mirrored at the current point; the current point if the last command was of
  /// another kind.
  private func mirrored(_ form: Unicode.Scalar) -> Point {
    guard let lastControl, lastControl.command == UInt8(ascii: form) else { return current }
    return Point(2 * current.x - lastControl.point.x, 2 * current.y - lastControl.point.y)
  }

  private mutating func arc(_ origin: Point) throws(PathDataError) {
    let radii = Size(width: try number(), height: try number())
    let degrees = try number()
    let (isLarge, isClockwise) = (try flag(), try flag())
    let end = try point(origin)
    let arc = EllipticalArc(
      from: current, to: end, radii: radii, degrees: degrees, isLarge: isLarge,
      isClockwise: isClockwise)
    guard let arc else { return straightArc(to: end) }
    let curves = arc.curves
    for (index, cubic) in curves.enumerated() {
      // End exactly at the given point, which is the origin of the next relative command.
      let end = index == curves.count - 1 ? end : cubic.end
      let cubic = Cubic(
        start: current, control1: cubic.control1, control2: cubic.control2, end: end)
      append(Subpath.Segment(cubic, "A", goesOn: index > 0))
    }
  }

  /// Draws an arc that has no radius, or ends at its start.
  private mutating func straightArc(to end: Point) {
    lastControl = nil
    if end != current { line(to: end) }
  }

  // MARK: Numbers

  private mutating func point(_ origin: Point) throws(PathDataError) -> Point {
    let x = try number()
    return Point(origin.x + x, origin.y + (try number()))
  }

  private mutating func number() throws(PathDataError) -> Double {
    beginArgument()
    let start = scanner
    guard let number = scanner.number(upTo: .infinity) else {
      throw error(expected: "number \(argument.index) of \(argument.count)")
    }
    guard abs(number) <= NumberScanner.limit else {
      scanner = start
      throw error("number too large, -1e9 to 1e9 are allowed")
    }
    return number
  }

  /// Reads a flag; the next number may follow without a separator.
  private mutating func flag() throws(PathDataError) -> Bool {
    beginArgument()
    if scanner.take("1") { return true }
    guard scanner.take("0") else { throw error(expected: "a flag, 0 or 1") }
    return false
  }

  private mutating func beginArgument() {
    if argument.index > 0 { scanner.skipComma() }
    argument.index += 1
  }

  private var startsNumber: Bool {
    scanner.next.map { 0x30...0x39 ~= $0 || "-+.".utf8.contains($0) } ?? false
  }

  /// The error for a text that is not the expected one.
  private func error(expected: String) -> PathDataError {
    let found = String(decoding: scanner.rest.prefix(16), as: UTF8.self).first
    return error("found \(found.map { "\"\($0)\"" } ?? "the end"), expected \(expected)")
  }

  private func error(_ problem: String) -> PathDataError {
    let name = command.map { "command \(Character(Unicode.Scalar($0))), " } ?? ""
    return PathDataError(problem, at: "\(name)offset \(scanner.position)")
  }
}

/// An error in path data.
public struct PathDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One line with the place, the text that was found, and the allowed text.
  public let description: String

  /// - Parameter place: The command, and the offset in bytes from the start of the text.
  init(_ problem: String, at place: String = "offset 0") {
    description = "path data, \(place): \(problem)"
  }
}
