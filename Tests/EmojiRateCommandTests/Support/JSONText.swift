@testable import EmojiRateCommand

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
        "\n\(space)\($0.key.inJSON): \($0.value.lines(indent: indent + 2))"
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

  private var line: String {
    switch self {
    case .text(let text): text.inJSON
    case .number(let number): number
    case .flag(let flag): flag ? "true" : "false"
    case .list(let values):
      "[" + values.map { $0.line }.joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.map { "\($0.key.inJSON): \($0.value.line)" }
        .joined(separator: ", ") + "}"
    }
  }

}
