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
  private(set) var depth = 0

  /// More objects and arrays in one another are refused.
  static let deepest = 64

  private var input: JSONInput
  private let longestText: Int
  /// Which of those that are open are objects, a bit each.
  private var objects: UInt64 = 0
  private var state = State.start

  /// What the last token leaves to come.
  private enum State { case start, value, firstItem, item, firstKey, key, comma, end }

  /// - Parameter longestText: Of a longer text only as many bytes are kept.
  init(_ input: ByteInput, longestText: Int = .max) {
    self.input = JSONInput(input)
    self.longestText = longestText
  }

  /// Reads the next token; behind the value of the text it is ``Token/end``.
  mutating func next() throws -> Token {
    if state == .start {
      try input.skipMark()
      state = .value
    }
    try input.skipSpace()
    place = input.place
    let isInObject = objects & 1 == 1
    if state == .comma, try input.peek() == UInt8(ascii: ",") {
      try input.skip()
      state = isInObject ? .key : .item
      let comma = place
      try input.skipSpace()
      place = input.place
      if try input.peek() == Self.closing(isInObject) {
        throw JSONError(problem: .commaBeforeEnd, place: comma)
      }
    }
    if [.comma, .firstKey, .firstItem].contains(state), try input.peek() == Self.closing(isInObject)
    {
      return try close()
    }
    switch state {
    case .start, .value: return try value(.value)
    case .item: return try value(.value)
    case .firstItem: return try value(.valueOrEnd)
    case .key: return try key(.key)
    case .firstKey: return try key(.keyOrEnd)
    case .comma: throw try unexpected(.commaOrEnd(isObject: isInObject))
    case .end:
      if try input.peek() != nil { throw try unexpected(.end) }
      return .end
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

  private static func closing(_ isObject: Bool) -> UInt8 {
    isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }

  private mutating func key(_ expected: JSONError.Expected) throws -> Token {
    guard try input.peek() == UInt8(ascii: "\"") else { throw try unexpected(expected) }
    try readText()
    try input.skipSpace()
    guard try input.peek() == UInt8(ascii: ":") else { throw try unexpected(.colon) }
    try input.skip()
    state = .value
    return .key
  }

  private mutating func value(_ expected: JSONError.Expected) throws -> Token {
    guard let first = try input.peek() else { throw try unexpected(expected) }
    switch first {
    case UInt8(ascii: "{"): return try open(isObject: true)
    case UInt8(ascii: "["): return try open(isObject: false)
    case UInt8(ascii: "\""):
      try readText()
      endValue()
      return .text
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      try readNumber()
      endValue()
      return .number
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      let word = try readWord()
      endValue()
      return word
    default: throw try unexpected(expected)
    }
  }

  private mutating func open(isObject: Bool) throws -> Token {
    guard depth < Self.deepest else {
      throw JSONError(problem: .tooDeep(Self.deepest), place: place)
    }
    try input.skip()
    depth += 1
    objects = objects << 1 | (isObject ? 1 : 0)
    state = isObject ? .firstKey : .firstItem
    return isObject ? .beginObject : .beginArray
  }

  private mutating func close() throws -> Token {
    try input.skip()
    let isObject = objects & 1 == 1
    objects >>= 1
    depth -= 1
    endValue()
    return isObject ? .endObject : .endArray
  }

  private mutating func endValue() { state = depth == 0 ? .end : .comma }

  private mutating func readNumber() throws {
    text.removeAll(keepingCapacity: true)
    while let byte = try input.peek(), JSONNumber.canContain(byte) { keep(try input.take()) }
    guard JSONNumber.isNumber(text) else {
      throw JSONError(problem: .badNumber(String(decoding: text, as: UTF8.self)), place: place)
    }
  }

  private mutating func readWord() throws -> Token {
    text.removeAll(keepingCapacity: true)
    while let byte = try input.peek(), isLetter(byte) { keep(try input.take()) }
    switch String(decoding: text, as: UTF8.self) {
    case "true": return .yes
    case "false": return .no
    case "null": return .null
    case let word: throw JSONError(problem: .unknownWord(word), place: place)
    }
    func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
  }

  // MARK: Texts

  /// Reads a text from its first quote to its last.
  private mutating func readText() throws {
    text.removeAll(keepingCapacity: true)
    try input.skip()
    while let byte = try input.peek() {
      switch byte {
      case UInt8(ascii: "\""):
        try input.skip()
        return
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

  private mutating func readEscape() throws {
    let start = input.place
    try input.skip()
    switch try input.peek() {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): keep(try input.take())
    case UInt8(ascii: "b"): try replace(by: 0x08)
    case UInt8(ascii: "f"): try replace(by: 0x0C)
    case UInt8(ascii: "n"): try replace(by: 0x0A)
    case UInt8(ascii: "r"): try replace(by: 0x0D)
    case UInt8(ascii: "t"): try replace(by: 0x09)
    case UInt8(ascii: "u"): try readCharacter(start)
    default: throw JSONError(problem: .badEscape(try input.scalar()), place: start)
    }
  }

  private mutating func replace(by byte: UInt8) throws {
    try input.skip()
    keep(byte)
  }

  /// Reads what follows the backslash of `\u00e9` or `\ud83d\ude42`.
  private mutating func readCharacter(_ start: JSONPlace) throws {
    var code = try readCodeUnit(start)
    if (0xD800..<0xDC00).contains(code) {
      let lone = JSONError(problem: .loneSurrogate, place: start)
      guard try input.peek() == UInt8(ascii: "\\") else { throw lone }
      try input.skip()
      guard try input.peek() == UInt8(ascii: "u") else { throw lone }
      let low = try readCodeUnit(start)
      guard (0xDC00..<0xE000).contains(low) else { throw lone }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else {
      throw JSONError(problem: .loneSurrogate, place: start)
    }
    for byte in UTF8.encode(scalar)! { keep(byte) }
  }

  /// Reads `u` and four hexadecimal digits.
  private mutating func readCodeUnit(_ start: JSONPlace) throws -> UInt32 {
    try input.skip()
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = try input.peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue
      else {
        throw JSONError(problem: .badEscape("u"), place: start)
      }
      try input.skip()
      code = code << 4 | UInt32(digit)
    }
    return code
  }

  private mutating func unexpected(_ expected: JSONError.Expected) throws -> JSONError {
    let start = input.place
    return JSONError(problem: .unexpected(try input.scalar(), expected: expected), place: start)
  }
}
