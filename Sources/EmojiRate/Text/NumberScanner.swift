#if !hasFeature(Embedded)
  /// Reads numbers, names and separators in the attributes of SVG.
  struct NumberScanner {
    /// The limit of numbers; larger numbers and invalid ones are errors.
    static let limit = 1e9

    private(set) var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    init(_ text: String) { self.init(Array(text.utf8)[...]) }

    var isAtEnd: Bool { rest.isEmpty }

    /// The next byte; nil at the end.
    var next: UInt8? { rest.first }

    /// The place of the next byte in the whole text.
    var position: Int { rest.startIndex }

    mutating func skip() { rest.removeFirst() }

    mutating func skipSpace() { rest = rest.drop { [0x20, 0x9, 0xA, 0xC, 0xD].contains($0) } }

    /// Skips space with or without one comma.
    mutating func skipComma() {
      skipSpace()
      if take(",") { skipSpace() }
    }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest.removeFirst()
      return true
    }

    /// Reads a number; returns nil and skips nothing if there is none.
    mutating func number(upTo limit: Double = limit) -> Double? {
      let start = rest
      if !take("-") { _ = take("+") }
      var digits = skipDigits()
      if take(".") { digits += skipDigits() }
      guard digits > 0 else {
        rest = start
        return nil
      }
      let exponent = rest
      if take("e") || take("E") {
        if !take("-") { _ = take("+") }
        if skipDigits() == 0 { rest = exponent }
      }
      let number = Double(String(decoding: start[..<rest.startIndex], as: UTF8.self))
      if let number, abs(number) <= limit { return number }
      rest = start
      return nil
    }

    /// Reads letters or a percent sign.
    mutating func word() -> String {
      if take("%") { return "%" }
      let word = rest.prefix { 0x61...0x7A ~= $0 | 0x20 }
      rest = rest.dropFirst(word.count)
      return String(decoding: word, as: UTF8.self)
    }

    private mutating func skipDigits() -> Int {
      let digits = rest.prefix { 0x30...0x39 ~= $0 }
      rest = rest.dropFirst(digits.count)
      return digits.count
    }

    /// Reads all numbers of a text, separated by space, commas or nothing; nil if it contains anything else.
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

    /// Reads a length in CSS pixels or a percentage of `whole`; nil if the text is invalid.
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

    /// Reads a fraction or a percentage, clamped to 0…1; nil if the text is invalid.
    static func part(_ text: String) -> Double? {
      length(text, of: 1).map { min(max($0, 0), 1) }
    }
  }
#endif
