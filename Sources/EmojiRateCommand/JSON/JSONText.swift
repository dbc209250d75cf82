/// The members of an object, as a literal.
typealias JSONMembers = KeyValuePairs<String, JSONText>

/// A value to write as JSON for people to read; literals are values too.
///
/// Explicitly Sendable: the compiler can loop when it infers that.
enum JSONText: Sendable, ExpressibleByStringInterpolation, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  case text(String)
  /// The digits to write.
  case number(String)
  case flag(Bool)
  case list([JSONText])
  /// The members in this order.
  case object([(key: String, value: JSONText)])

  init(stringLiteral text: String) { self = .text(text) }
  init(booleanLiteral flag: Bool) { self = .flag(flag) }
  init(arrayLiteral values: JSONText...) { self = .list(values) }
  init(dictionaryLiteral members: (String, JSONText)...) { self = .object(members) }

  static func words(_ words: [String]) -> JSONText { .list(words.map(JSONText.text)) }

  private static let width = 100

  /// The value with line breaks, unless it fits on one line.
  var formatted: String { lines(indent: 0) + "\n" }

  private func lines(indent: Int) -> String {
    let space = String(repeating: " ", count: indent + 2)
    let end = "\n" + space.dropLast(2)
    switch self {
    case .text, .number, .flag: return line
    case .object(let members) where indent == 0 || indent + line.utf8.count > Self.width:
      let entries = members.map {
        "\n\(space)\(Self.quoted($0.key)): \($0.value.lines(indent: indent + 2))"
      }
      return "{" + entries.joined(separator: ",") + end + "}"
    case .list(let values) where indent + line.utf8.count > Self.width:
      // A list of words stays on one line.
      if case .text? = values.first { return line }
      let entries = values.map { "\n\(space)\($0.lines(indent: indent + 2))" }
      return "[" + entries.joined(separator: ",") + end + "]"
    case .object, .list: return line
    }
  }

  /// The value without any space outside texts.
  var compact: String { line(space: "") }

  private var line: String { line(space: " ") }

  private func line(space: String) -> String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .number(let number): number
    case .flag(let flag): flag ? "true" : "false"
    case .list(let values):
      "[" + values.map { $0.line(space: space) }.joined(separator: "," + space) + "]"
    case .object(let members):
      "{"
        + members.map { "\(Self.quoted($0.key)):\(space)\($0.value.line(space: space))" }
        .joined(separator: "," + space) + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    String(decoding: quoted(text.utf8), as: UTF8.self)
  }

  /// UTF-8 text as a JSON string in quotes.
  static func quoted(_ text: some Collection<UInt8>) -> [UInt8] {
    var json = [UInt8(ascii: "\"")]
    json.reserveCapacity(text.count + 2)
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): json += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): json += "\\n".utf8
      case UInt8(ascii: "\r"): json += "\\r".utf8
      case UInt8(ascii: "\t"): json += "\\t".utf8
      case 0..<0x20: json += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
      default: json.append(byte)
      }
    }
    json.append(UInt8(ascii: "\""))
    return json
  }
}
