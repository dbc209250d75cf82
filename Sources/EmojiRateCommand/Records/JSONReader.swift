import EmojiRate

/// Reads JSON, [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259), token by token and in constant memory.
struct JSONReader {
  /// A part of the JSON text; commas and colons are not tokens.
  enum Token {
    case beginObject, endObject, beginArray, endArray, key, text, number, flag, null, end
  }

  /// The bytes of the last key, text, number or flag, with escapes resolved.
  private(set) var text: [UInt8] = []
  private(set) var place = JSONPlace()
  var depth: Int { objects.count }

  /// The maximum nesting of objects and arrays.
  static let deepest = 64

  private let input: ByteInput
  private var nextPlace = JSONPlace()
  private var isBehindReturn = false
  private let longestText: Int
  private let isSequence: Bool
  /// For each open object or array, whether it is an object.
  private var objects: [Bool] = []
  /// The token that must come next.
  private var expected = Expected.value

  private enum Expected: String {
    case value = "a value"
    case valueOrEnd = "a value, or ] to end the list"
    case key = "a key in double quotes"
    case keyOrEnd = "a key in double quotes, or } to end the object"
    case colon = "a colon behind the key"
    case commaInObject = "a comma and the next key, or } to end the object"
    case commaInList = "a comma and the next value, or ] to end the list"
    case end = "nothing more"
  }

  /// - Parameters:
  ///   - longestText: The maximum number of bytes to keep of a text.
  ///   - isSequence: Whether several values can follow each other, as in JSON Lines.
  init(_ input: ByteInput, longestText: Int = .max, isSequence: Bool = false) {
    self.input = input
    self.longestText = longestText
    self.isSequence = isSequence
  }

  /// Skips the rest of the line, after an invalid value of a sequence.
  mutating func skipLine() throws(ReadingError) {
    objects = []
    expected = .end
    while let byte = try input.peek(), byte != UInt8(ascii: "\n") { try take() }
  }

  /// Reads the next token; after the last value it is ``Token/end``.
  mutating func next() throws(ReadingError) -> Token {
    try begin()
    let isInObject = objects.last == true
    let closing: Unicode.Scalar = isInObject ? "}" : "]"
    if expected == .commaInObject || expected == .commaInList, try skip(",") {
      expected = isInObject ? .key : .value
      let comma = place
      try begin()
      if try input.peek() == UInt8(ascii: closing) {
        throw error("there is a comma behind the last entry; leave it out", at: comma)
      }
    }
    if expected != .value, expected != .key, expected != .end, try skip(closing) {
      objects.removeLast()
      endValue()
      return isInObject ? .endObject : .endArray
    }
    if expected == .end || isSequence && objects.isEmpty, try input.peek() == nil { return .end }
    switch expected {
    case .value, .valueOrEnd: return try value()
    case .key, .keyOrEnd: return try key()
    case .end where isSequence: return try value()
    default: throw try unexpected()
    }
  }

  func string() throws(ReadingError) -> String {
    guard let string = String(validating: text, as: UTF8.self) else { throw error(Self.notUTF8) }
    return string
  }

  // MARK: Tokens

  private mutating func begin() throws(ReadingError) {
    try skipSpace()
    place = nextPlace
  }

  private mutating func key() throws(ReadingError) -> Token {
    guard try readText() else { throw try unexpected() }
    expected = .colon
    try skipSpace()
    guard try skip(":") else { throw try unexpected() }
    expected = .value
    return .key
  }

  private mutating func value() throws(ReadingError) -> Token {
    if try readText() {
      endValue()
      return .text
    }
    guard let first = try input.peek() else { throw try unexpected() }
    switch Unicode.Scalar(first) {
    case "{": return try open(isObject: true)
    case "[": return try open(isObject: false)
    case "0"..."9", "-", "+", ".": return try number()
    case "a"..."z", "A"..."Z": return try word()
    default: throw try unexpected()
    }
  }

  private mutating func open(isObject: Bool) throws(ReadingError) -> Token {
    guard depth < Self.deepest else {
      throw error("more than \(Self.deepest) objects and lists in one another; give fewer")
    }
    try take()
    objects.append(isObject)
    expected = isObject ? .keyOrEnd : .valueOrEnd
    return isObject ? .beginObject : .beginArray
  }

  private mutating func endValue() {
    expected = objects.last.map { $0 ? .commaInObject : .commaInList } ?? .end
  }

  private mutating func number() throws(ReadingError) -> Token {
    let number = try letters { "0123456789+-.eE".utf8.contains($0) }
    guard Self.isNumber(number) else {
      throw error("\(number.quoted) is not a number as JSON has it; give one such as 0.5 or 12")
    }
    endValue()
    return .number
  }

  /// Whether `text` is a number in JSON: no plus sign, no leading zero, and digits on both sides of a point.
  private static func isNumber(_ text: String) -> Bool {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    let whole = digits.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let fraction = digits.dropFirst(whole.count)
    return NumberParameter.decimal(text) != nil && !whole.isEmpty
      && (whole.count == 1 || whole.first != UInt8(ascii: "0"))
      && (fraction.first != UInt8(ascii: ".")
        || fraction.dropFirst().first.map { $0 <= UInt8(ascii: "9") } == true)
  }

  private mutating func word() throws(ReadingError) -> Token {
    let word = try letters { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    endValue()
    switch word {
    case "true", "false": return .flag
    case "null": return .null
    // Python writes NaN for a missing rating.
    case "NaN" where isSequence: return .null
    default:
      throw error(
        "\(word.quoted) is no value; give a text in double quotes, a number, true or false")
    }
  }

  private mutating func letters(_ isWanted: (UInt8) -> Bool) throws(ReadingError) -> String {
    text.removeAll(keepingCapacity: true)
    while let byte = try input.peek(), isWanted(byte) { keep(try take()) }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func unexpected() throws(ReadingError) -> ReadingError {
    let start = nextPlace
    let sentence =
      switch try scalar() {
      case "/", "#": "JSON has no comments; leave them out"
      case "'", "\u{201C}", "\u{201D}": "JSON has other quotes; give \" on both sides of a text"
      case let scalar?: "\(named(scalar)) is out of place; give \(expected.rawValue)"
      case nil: "the file ends early; give \(expected.rawValue)"
      }
    return error(sentence, at: start)
  }

  /// - Parameter start: The place of the problem; nil is the beginning of the token.
  private func error(_ sentence: String, at start: JSONPlace? = nil) -> ReadingError {
    .json(JSONError(sentence: sentence, place: start ?? place))
  }

  private static let notUTF8 = "not UTF-8; save the file as UTF-8"

  private func named(_ scalar: Unicode.Scalar) -> String {
    scalar.value < 0x20 || scalar.value == 0x7F ? scalar.code : "\(scalar)".quoted
  }

  // MARK: Texts

  /// Reads a text from its opening to its closing quote; false if no text comes next.
  private mutating func readText() throws(ReadingError) -> Bool {
    guard try skip("\"") else { return false }
    text.removeAll(keepingCapacity: true)
    while let byte = try input.peek() {
      switch byte {
      case UInt8(ascii: "\""):
        try take()
        return true
      case UInt8(ascii: "\\"): try readEscape()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw error(
          #"a text does not end on its line; close it with ", and give \n for a line end in it"#,
          at: nextPlace)
      case 0..<0x20:
        let escape = byte == UInt8(ascii: "\t") ? "\\t" : "\\u and four hexadecimal digits"
        throw error("a text has \(Unicode.Scalar(byte).code) in it; give \(escape)", at: nextPlace)
      default: keep(try take())
      }
    }
    throw error("a text begins and does not end; close it with \"")
  }

  private mutating func keep(_ byte: UInt8) {
    if text.count < longestText { text.append(byte) }
  }

  /// The characters for the letters after a backslash.
  private static let escapes = Dictionary(
    uniqueKeysWithValues: zip("\"\\/bfnrt".utf8, "\"\\/\u{8}\u{C}\n\r\t".utf8))

  /// Reads a backslash and what follows it, such as `n`, `u00e9` or `ud83d\ude42`.
  private mutating func readEscape() throws(ReadingError) {
    let start = nextPlace
    try take()
    if let byte = try input.peek().flatMap({ Self.escapes[$0] }) {
      try take()
      return keep(byte)
    }
    guard try skip("u") else { throw badEscape(try scalar(), at: start) }
    var units = [try readCodeUnit(start)]
    if UTF16.isLeadSurrogate(units[0]), try skip("\\"), try skip("u") {
      units.append(try readCodeUnit(start))
    }
    let isLone = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true,
      into: { keep($0) })
    if isLone {
      throw error(
        #"\u has half of a character; give both, as in \ud83d\ude42, or the character itself"#,
        at: start)
    }
  }

  private func badEscape(_ scalar: Unicode.Scalar?, at place: JSONPlace) -> ReadingError {
    error(
      "a backslash stands before \(scalar.map(named) ?? "nothing"); "
        + #"give \", \\, \/, \b, \f, \n, \r, \t or \u and four hexadecimal digits"#, at: place)
  }

  private mutating func readCodeUnit(_ start: JSONPlace) throws(ReadingError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = try input.peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue
      else { throw badEscape("u", at: start) }
      try take()
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  // MARK: Bytes

  /// Consumes the next byte and counts lines and columns; returns 0 at the end.
  ///
  /// CRLF counts as one line end.
  @discardableResult
  private mutating func take() throws(ReadingError) -> UInt8 {
    let byte = try input.next() ?? 0
    switch byte {
    case 0x0A where isBehindReturn: break
    case 0x0A, 0x0D: nextPlace = JSONPlace(line: nextPlace.line + 1)
    case 0x80..<0xC0: break
    default: nextPlace.column += 1
    }
    isBehindReturn = byte == 0x0D
    return byte
  }

  /// Skips the next byte if it is this character.
  private mutating func skip(_ character: Unicode.Scalar) throws(ReadingError) -> Bool {
    guard try input.peek() == UInt8(ascii: character) else { return false }
    try take()
    return true
  }

  /// Skips white space, and at the start a byte order mark, as the RFC permits.
  private mutating func skipSpace() throws(ReadingError) {
    if nextPlace == JSONPlace() { _ = try input.skip([0xEF, 0xBB, 0xBF]) }
    while let byte = try input.peek(), " \n\r\t".utf8.contains(byte) { try take() }
  }

  private mutating func scalar() throws(ReadingError) -> Unicode.Scalar? {
    let start = nextPlace
    guard try input.peek() != nil else { return nil }
    var character = [try take()]
    while character.count < 4, let byte = try input.peek(), (0x80..<0xC0).contains(byte) {
      character.append(try take())
    }
    // A zero byte suggests UTF-16.
    guard character != [0],
      let scalar = String(validating: character, as: UTF8.self)?.unicodeScalars.first
    else { throw error(Self.notUTF8, at: start) }
    return scalar
  }
}

/// A syntax error in JSON, with its place.
struct JSONError: Error, Equatable {
  let sentence: String
  let place: JSONPlace
}

/// A place in a text: the line, and the Unicode scalar in the line, both from 1.
struct JSONPlace: Equatable {
  var line = 1
  var column = 1
}
