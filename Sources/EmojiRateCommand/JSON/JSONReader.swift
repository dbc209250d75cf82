/// Reads JSON as [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259) has it, one token after the other,
/// in constant memory.
///
/// It says where everything stands, which a table of values would have forgotten.
struct JSONReader {
  /// A part of the text; commas and colons are passed over.
  enum Token {
    case beginObject, endObject, beginArray, endArray, key, text, number, yes, no, null, end
  }

  /// The bytes of the last key, text or number, escapes resolved.
  private(set) var text: [UInt8] = []
  /// Where the last token begins.
  private(set) var place = JSONPlace()
  /// How many objects and arrays are open.
  var depth: Int { objects.count }

  /// More objects and arrays in one another are refused.
  static let deepest = 64

  private var input: JSONInput
  private let longestText: Int
  /// Which of those that are open are objects.
  private var objects: [Bool] = []
  /// What the last token leaves to come.
  private var expected = JSONError.Expected.value

  /// - Parameter longestText: Of a longer text only as many bytes are kept.
  init(_ input: ByteInput, longestText: Int = .max) {
    self.input = JSONInput(input)
    self.longestText = longestText
  }

  /// Reads the next token; behind the value of the text it is ``Token/end``.
  mutating func next() throws -> Token {
    try begin()
    let isInObject = objects.last == true
    let closing: Unicode.Scalar = isInObject ? "}" : "]"
    if case .commaOrEnd = expected, try input.skip(",") {
      expected = isInObject ? .key : .value
      let comma = place
      try begin()
      if try input.peek() == UInt8(ascii: closing) {
        throw JSONError(problem: .commaBeforeEnd, place: comma)
      }
    }
    switch expected {
    case .valueOrEnd, .keyOrEnd, .commaOrEnd:
      guard try input.skip(closing) else { break }
      objects.removeLast()
      endValue()
      return isInObject ? .endObject : .endArray
    case .end where try input.peek() == nil: return .end
    default: break
    }
    switch expected {
    case .value, .valueOrEnd: return try value()
    case .key, .keyOrEnd: return try key()
    case .colon, .commaOrEnd, .end: throw try unexpected()
    }
  }

  /// The last key, text or number.
  func string() throws -> String {
    guard let string = String(validating: text, as: UTF8.self) else {
      throw JSONError(problem: .notUTF8, place: place)
    }
    return string
  }

  // MARK: Tokens

  private mutating func begin() throws {
    try input.skipSpace()
    place = input.place
  }

  private mutating func key() throws -> Token {
    guard try readText() else { throw try unexpected() }
    expected = .colon
    try input.skipSpace()
    guard try input.skip(":") else { throw try unexpected() }
    expected = .value
    return .key
  }

  private mutating func value() throws -> Token {
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

  private mutating func open(isObject: Bool) throws -> Token {
    guard depth < Self.deepest else {
      throw JSONError(problem: .tooDeep(Self.deepest), place: place)
    }
    try input.take()
    objects.append(isObject)
    expected = isObject ? .keyOrEnd : .valueOrEnd
    return isObject ? .beginObject : .beginArray
  }

  private mutating func endValue() {
    expected = objects.last.map { .commaOrEnd(isObject: $0) } ?? .end
  }

  private mutating func number() throws -> Token {
    let number = try letters { "0123456789+-.eE".utf8.contains($0) }
    guard Self.isNumber(number) else { throw JSONError(problem: .badNumber(number), place: place) }
    endValue()
    return .number
  }

  /// Whether `text` is a number in JSON: no plus sign, no needless zero, a digit on both sides of a point.
  static func isNumber(_ text: String) -> Bool {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    let whole = digits.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let fraction = digits.dropFirst(whole.count)
    return DecimalLiteral.parse(text) != nil && !whole.isEmpty
      && (whole.count == 1 || whole.first != UInt8(ascii: "0"))
      && (fraction.first != UInt8(ascii: ".")
        || fraction.dropFirst().first.map { $0 <= UInt8(ascii: "9") } == true)
  }

  private mutating func word() throws -> Token {
    let word = try letters { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    endValue()
    switch word {
    case "true": return .yes
    case "false": return .no
    case "null": return .null
    default: throw JSONError(problem: .unknownWord(word), place: place)
    }
  }

  /// Reads as far as the bytes are as wanted.
  private mutating func letters(_ isWanted: (UInt8) -> Bool) throws -> String {
    text.removeAll(keepingCapacity: true)
    while let byte = try input.peek(), isWanted(byte) { keep(try input.take()) }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func unexpected() throws -> JSONError {
    let start = input.place
    return JSONError(problem: .unexpected(try input.scalar(), expected: expected), place: start)
  }

  // MARK: Texts

  /// Reads a text from its first quote to its last, if there is one.
  private mutating func readText() throws -> Bool {
    guard try input.skip("\"") else { return false }
    text.removeAll(keepingCapacity: true)
    while let byte = try input.peek() {
      switch byte {
      case UInt8(ascii: "\""):
        try input.take()
        return true
      case UInt8(ascii: "\\"): try readEscape()
      case 0..<0x20:
        throw JSONError(problem: .controlInText(Unicode.Scalar(byte)), place: input.place)
      default: keep(try input.take())
      }
    }
    throw JSONError(problem: .unclosedText, place: place)
  }

  private mutating func keep(_ byte: UInt8) {
    if text.count < longestText { text.append(byte) }
  }

  /// What the letters behind a backslash stand for.
  private static let escapes = Dictionary(
    uniqueKeysWithValues: zip("\"\\/bfnrt".utf8, "\"\\/\u{8}\u{C}\n\r\t".utf8))

  private mutating func readEscape() throws {
    let start = input.place
    try input.take()
    let letter = try input.peek()
    if let byte = letter.flatMap({ Self.escapes[$0] }) {
      try input.take()
      keep(byte)
    } else if letter == UInt8(ascii: "u") {
      try readCharacter(start)
    } else {
      throw JSONError(problem: .badEscape(try input.scalar()), place: start)
    }
  }

  /// Reads what follows the backslash of `\u00e9` or `\ud83d\ude42`.
  private mutating func readCharacter(_ start: JSONPlace) throws {
    var units = [try readCodeUnit(start)]
    if UTF16.isLeadSurrogate(units[0]), try input.skip("\\"), try input.peek() == UInt8(ascii: "u")
    {
      units.append(try readCodeUnit(start))
    }
    let isLone = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true,
      into: { keep($0) })
    if isLone { throw JSONError(problem: .loneSurrogate, place: start) }
  }

  /// Reads `u` and four hexadecimal digits.
  private mutating func readCodeUnit(_ start: JSONPlace) throws -> UInt16 {
    try input.take()
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = try input.peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue
      else { throw JSONError(problem: .badEscape("u"), place: start) }
      try input.take()
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
