#if !hasFeature(Embedded)
  /// Reads numbers, names and what is between them in the attributes of SVG.
  struct NumberScanner {
    /// What numbers can be; beyond it, and for what is no number, there is an error.
    static let limit = 1e9

    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { position == bytes.count }

    mutating func skipSpace() {
      while position < bytes.count, bytes[position] == 0x20 || 9...13 ~= bytes[position] {
        position += 1
      }
    }

    /// Skips space with or without one comma.
    mutating func skipComma() {
      skipSpace()
      if take(",") { skipSpace() }
    }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
      position += 1
      return true
    }

    /// A number; nil where there is none, and nothing is skipped then.
    mutating func number() -> Double? {
      let start = position
      if !take("-") { _ = take("+") }
      var digits = skipDigits()
      if take(".") { digits += skipDigits() }
      guard digits > 0 else {
        position = start
        return nil
      }
      let mantissaEnd = position
      if take("e") || take("E") {
        if !take("-") { _ = take("+") }
        if skipDigits() == 0 { position = mantissaEnd }
      }
      let number = Double(String(decoding: bytes[start..<position], as: UTF8.self))
      guard let number, abs(number) <= Self.limit else {
        position = start
        return nil
      }
      return number
    }

    /// Letters, or a percent sign.
    mutating func word() -> String {
      let start = position
      if take("%") { return "%" }
      while position < bytes.count, 0x61...0x7A ~= bytes[position] | 0x20 { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func skipDigits() -> Int {
      let start = position
      while position < bytes.count, 0x30...0x39 ~= bytes[position] { position += 1 }
      return position - start
    }

    /// All numbers of a text, with space, commas or nothing between; nil where anything else is among them.
    static func numbers(_ text: String) -> [Double]? {
      var scanner = NumberScanner(text)
      var numbers: [Double] = []
      scanner.skipSpace()
      while !scanner.isAtEnd {
        guard let number = scanner.number() else { return nil }
        numbers.append(number)
        scanner.skipComma()
      }
      return numbers
    }

    /// A length in CSS pixels, a percentage of `whole`; nil where the text is none.
    static func length(_ text: String, of whole: Double?) -> Double? {
      var scanner = NumberScanner(text)
      scanner.skipSpace()
      guard let number = scanner.number() else { return nil }
      let unit = scanner.word()
      scanner.skipSpace()
      guard scanner.isAtEnd else { return nil }
      switch unit {
      case "", "px": return number
      case "pt": return number * 4 / 3
      case "pc": return number * 16
      case "in": return number * 96
      case "cm": return number / 2.54 * 96
      case "mm": return number / 25.4 * 96
      case "%": return whole.map { number / 100 * $0 }
      default: return nil
      }
    }

    /// A part of 1, or a percentage, clamped to 0…1; nil where the text is none.
    static func part(_ text: String) -> Double? {
      length(text, of: 1).map { min(max($0, 0), 1) }
    }

    /// What a list of transforms does, the last of it first; nil where it cannot be read.
    static func transform(_ text: String) -> Transform? {
      var scanner = NumberScanner(text)
      var transform = Transform.identity
      scanner.skipComma()
      while !scanner.isAtEnd {
        guard let next = scanner.function() else { return nil }
        transform = next.followed(by: transform)
        scanner.skipComma()
      }
      return transform
    }

    private mutating func function() -> Transform? {
      let name = word()
      skipSpace()
      guard take("(") else { return nil }
      skipSpace()
      var numbers: [Double] = []
      while !take(")") {
        guard numbers.count < 6, let number = number() else { return nil }
        switch (name, word()) {
        case (_, ""), ("translate", "px"), ("translateX", "px"), ("translateY", "px"),
          ("rotate", "deg"),
          ("skewX", "deg"), ("skewY", "deg"):
          break
        default: return nil
        }
        numbers.append(number)
        skipComma()
      }
      func turn(_ degrees: Double) -> Point { EllipticalArc.direction(degrees) }
      func tangent(_ degrees: Double) -> Double { turn(degrees).y / turn(degrees).x }
      switch (name, numbers.count) {
      case ("matrix", 6):
        return Transform(
          a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3],
          origin: Point(numbers[4], numbers[5]))
      case ("translate", 1): return Transform(scale: 1, origin: Point(numbers[0], 0))
      case ("translate", 2): return Transform(scale: 1, origin: Point(numbers[0], numbers[1]))
      case ("scale", 1): return Transform(scale: numbers[0], origin: Point(0, 0))
      case ("scale", 2):
        return Transform(a: numbers[0], b: 0, c: 0, d: numbers[1], origin: Point(0, 0))
      case ("rotate", 1): return .turned(to: turn(numbers[0]), around: Point(0, 0))
      case ("rotate", 3):
        return .turned(to: turn(numbers[0]), around: Point(numbers[1], numbers[2]))
      case ("skewX", 1):
        return Transform(a: 1, b: 0, c: tangent(numbers[0]), d: 1, origin: Point(0, 0))
      case ("skewY", 1):
        return Transform(a: 1, b: tangent(numbers[0]), c: 0, d: 1, origin: Point(0, 0))
      default: return nil
      }
    }
  }
#endif
