import EmojiRate

/// A kind of argument: its parsing, and its description in messages, help and completions.
protocol ArgumentKind: Sendable {
  associatedtype Value: Sendable

  /// The word after the option's name in the help, as in `--size <number>`.
  var placeholder: String { get }
  /// The allowed values, as a phrase: "a number from 0 to 5".
  var allowed: String { get }
  /// The limits for the help, if the placeholder and the words do not show them.
  var limits: String? { get }
  /// The default, as typed; nil without a default.
  var defaultText: String? { get }
  var words: [String] { get }
  /// The word that undoes an earlier value; nil without one.
  var undoingWord: String? { get }
  /// Whether shells complete the argument as a path.
  var isPath: Bool { get }
  /// The JSON types in a style file.
  var form: JSONForm { get }

  /// The completions of the argument; for a list, of the item after these items.
  func candidates(behind items: [String]) -> [String]

  /// Reads a value; throws if it is invalid.
  ///
  /// - Parameter settings: The settings of the options before it.
  func read(_ given: ArgumentText, _ settings: Settings) throws(CommandError) -> Value
}

/// The JSON types that a style file allows for a key.
///
/// `text` allows a text, a number, true and false. `number` also refuses a number in quotes.
/// `textAlone` allows only a text. `list` also allows a list of texts, and `files` a list or an
/// object of texts.
enum JSONForm { case text, number, textAlone, list, files }

extension ArgumentKind {
  var limits: String? { nil }
  var defaultText: String? { nil }
  var words: [String] { [] }
  var undoingWord: String? { nil }
  var isPath: Bool { false }
  var form: JSONForm { .text }

  func candidates(behind items: [String]) -> [String] { items.isEmpty ? words : [] }

  /// The allowed values for the help: limits, and the words that the placeholder does not list.
  var details: String? {
    let words = words
    // Not `placeholder.contains(word)`, which links the library for regular expressions.
    let names = placeholder.utf8.split(separator: UInt8(ascii: "|"))
    guard let first = words.first?.utf8, !names.contains(where: first.elementsEqual) else {
      return limits
    }
    return (limits.map { $0 + ": " } ?? "") + words.joined(separator: ", ")
  }
}
