#if !hasFeature(Embedded)
  /// Reads path data: absolute and relative commands, arcs, quadratic curves and all the short forms that
  /// tools write.
  ///
  /// The grammar is that of [SVG 2 § 9.3](https://www.w3.org/TR/SVG2/paths.html#PathData), and numbers
  /// that end with their point, which SVG 1.1 had. What the data draw up to an error is not drawn.
  struct PathDataReader {
    /// How many segments the paths of one head can have together.
    static let segmentLimit = 1000

    /// An element, and the command that it comes from.
    struct Step {
      var element: PathElement
      var command: UInt8
      var offset: Int
      /// Whether it goes on with the arc of the step before.
      var goesOn = false
    }

    private(set) var steps: [Step] = []
    private let bytes: ArraySlice<UInt8>
    /// Where the next byte is, in the whole text.
    private var position: Int
    private let alwaysFour: Bool
    private let limit: Int
    private var command: UInt8?
    private var commandOffset = 0
    /// How many arguments of the command were read, and how many there are to be.
    private var argument = (index: 0, count: 0)
    private var current = Point(0, 0)
    private var subpathStart = Point(0, 0)
    /// The last control point of a curve, for the command that mirrors it.
    private var lastControl: (command: UInt8, point: Point)?

    /// Reads a part of a text, of which an error says the place in the whole.
    ///
    /// - Parameters:
    ///   - arcsAreFourCurves: Whether every arc becomes four curves, so that arcs of any angle can be
    ///     interpolated, and not as few as it needs.
    ///   - limit: How many elements the path can have.
    init(
      _ bytes: ArraySlice<UInt8>, arcsAreFourCurves: Bool = false, limit: Int = .max
    ) throws(PathDataError) {
      self.bytes = bytes
      position = bytes.startIndex
      alwaysFour = arcsAreFourCurves
      self.limit = limit
      try read()
    }

    private mutating func read() throws(PathDataError) {
      skipSpace()
      guard take("M") || take("m") else { throw error(.noMove) }
      position -= 1
      while position < bytes.endIndex {
        try readCommand()
        skipSpace()
      }
    }

    private mutating func readCommand() throws(PathDataError) {
      let letter = bytes[position]
      guard let count = Self.argumentCount(letter) else {
        command = nil
        throw error(.noCommand)
      }
      command = letter
      commandOffset = position
      position += 1
      skipSpace()
      let isRelative = letter & 0x20 != 0
      // What repeats a move without its letter is a line.
      var form = letter | 0x20
      var goesOn = true
      while goesOn {
        argument = (0, count)
        try readArguments(form, from: isRelative ? current : Point(0, 0))
        guard steps.count <= limit else { throw error(.tooManySegments) }
        if form == UInt8(ascii: "m") { form = UInt8(ascii: "l") }
        skipSpace()
        goesOn = count > 0 && (take(",") || startsNumber)
        skipSpace()
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

    /// Reads the arguments of a command in lower case, which count from `origin`.
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

    private mutating func append(_ element: PathElement, to point: Point) {
      // Behind a close, the next subpath begins where the last one did.
      if case .close? = steps.last?.element, element != .move(to: point) {
        steps.append(step(.move(to: current)))
      }
      steps.append(step(element))
      current = point
      lastControl = nil
    }

    private func step(_ element: PathElement) -> Step {
      Step(element: element, command: command ?? 0, offset: commandOffset)
    }

    private mutating func move(to point: Point) {
      append(.move(to: point), to: point)
      subpathStart = point
    }

    private mutating func line(to point: Point) { append(.line(to: point), to: point) }

    private mutating func close() {
      append(.close, to: subpathStart)
    }

    private mutating func curve(_ control1: Point, _ control2: Point, to point: Point) {
      append(.curve(to: point, control1: control1, control2: control2), to: point)
      lastControl = (UInt8(ascii: "c"), control2)
    }

    private mutating func quadratic(_ control: Point, to point: Point) {
      func twoThirds(from end: Point) -> Point {
        Point(end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3)
      }
      curve(twoThirds(from: current), twoThirds(from: point), to: point)
      lastControl = (UInt8(ascii: "q"), control)
    }

    /// The last control point on the other side of the current point, or this, if the last command was
    /// another one.
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
      let curves = arc.curves(alwaysFour: alwaysFour)
      for (index, cubic) in curves.enumerated() {
        // The last point is where the next command counts from, to the last bit.
        curve(cubic.control1, cubic.control2, to: index == curves.count - 1 ? end : cubic.end)
        steps[steps.count - 1].goesOn = index > 0
      }
      lastControl = nil
    }

    /// Draws an arc that has no radius, or ends where it begins.
    private mutating func straightArc(to end: Point) {
      guard alwaysFour else {
        if end != current { line(to: end) }
        return
      }
      curve(current, end, to: end)
      for _ in 0..<3 { curve(end, end, to: end) }
      lastControl = nil
    }

    // MARK: Numbers

    private mutating func point(_ origin: Point) throws(PathDataError) -> Point {
      let x = try number()
      return Point(origin.x + x, origin.y + (try number()))
    }

    private mutating func number() throws(PathDataError) -> Double {
      beginArgument()
      let start = position
      if !take("-") { _ = take("+") }
      var digits = skipDigits()
      if take(".") { digits += skipDigits() }
      guard digits > 0 else {
        position = start
        throw error(.noNumber(argument.index, of: argument.count))
      }
      let mantissaEnd = position
      if take("e") || take("E") {
        if !take("-") { _ = take("+") }
        if skipDigits() == 0 { position = mantissaEnd }
      }
      let number = Double(String(decoding: bytes[start..<position], as: UTF8.self))
      guard let number, abs(number) <= 1e9 else {
        position = start
        throw error(.numberTooLarge)
      }
      return number
    }

    /// Reads a flag, which the next number may follow without anything between.
    private mutating func flag() throws(PathDataError) -> Bool {
      beginArgument()
      if take("1") { return true }
      guard take("0") else { throw error(.noFlag) }
      return false
    }

    private mutating func beginArgument() {
      if argument.index > 0 {
        skipSpace()
        if take(",") { skipSpace() }
      }
      argument.index += 1
    }

    // MARK: Characters

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard position < bytes.endIndex, bytes[position] == UInt8(ascii: character) else {
        return false
      }
      position += 1
      return true
    }

    private mutating func skipSpace() {
      while position < bytes.endIndex, [0x20, 0x9, 0xA, 0xC, 0xD].contains(bytes[position]) {
        position += 1
      }
    }

    private mutating func skipDigits() -> Int {
      let start = position
      while position < bytes.endIndex, isDigit { position += 1 }
      return position - start
    }

    private var isDigit: Bool {
      bytes[position] >= UInt8(ascii: "0") && bytes[position] <= UInt8(ascii: "9")
    }

    private var startsNumber: Bool {
      guard position < bytes.endIndex else { return false }
      return isDigit
        || [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ".")]
          .contains(bytes[position])
    }

    private func error(_ reason: PathDataError.Reason) -> PathDataError {
      PathDataError(
        reason: reason, command: command.map { Character(Unicode.Scalar($0)) }, offset: position,
        found: String(decoding: bytes[position...].prefix(16), as: UTF8.self).first)
    }
  }
#endif
