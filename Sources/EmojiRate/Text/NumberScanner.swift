/// Reads numbers, names and separators in the attributes of SVG, and in colours.
package struct NumberScanner {
  /// The limit of numbers; larger numbers and invalid ones are errors.
  package static let limit = 1e9

  package private(set) var rest: ArraySlice<UInt8>

  package init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  package init(_ text: String) { self.init(Array(text.utf8)[...]) }

  package var isAtEnd: Bool { rest.isEmpty }

  /// The next byte; nil at the end.
  package var next: UInt8? { rest.first }

  /// The place of the next byte in the whole text.
  package var position: Int { rest.startIndex }

  package mutating func skip() { rest.removeFirst() }

  package mutating func skipSpace() {
    rest = rest.drop(while: Self.isSpace)
  }

  /// Skips space with or without one comma.
  package mutating func skipComma() {
    skipSpace()
    if take(",") { skipSpace() }
  }

  package mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Moves past `word` if it comes next.
  mutating func take(word: String) -> Bool {
    guard rest.starts(with: word.utf8) else { return false }
    rest = rest.dropFirst(word.utf8.count)
    return true
  }

  /// Reads up to the next space, or to the end.
  mutating func untilSpace() -> ArraySlice<UInt8> {
    let text = rest.prefix { !Self.isSpace($0) }
    rest = rest.dropFirst(text.count)
    return text
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || 0x9...0xD ~= byte && byte != 0xB
  }

  /// Reads a number; returns nil and skips nothing for another text.
  package mutating func number(upTo limit: Double = limit) -> Double? {
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
  package mutating func word() -> String {
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
}
