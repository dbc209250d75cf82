import EmojiRate

/// A kind of argument: its parsing, and its description in messages, help and completions.
protocol ArgumentKind: Sendable {
  associatedtype Value

  /// The word for it after the option's name in the help.
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
  /// Whether a shell completes it as a path.
  var isPath: Bool { get }
  /// The JSON types in a style file.
  var form: JSONForm { get }

  /// The completions for it, or for its next item after other items.
  func candidates(behind items: [String]) -> [String]

  /// Reads a value; throws if it is invalid.
  ///
  /// - Parameter settings: The settings, which record a clamped number.
  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> Value
}

/// The JSON types of an argument: a text, number or flag, a text alone, also a list of texts, or also an object of them.
enum JSONForm { case text, number, textAlone, list, files }

extension ArgumentKind {
  var limits: String? { nil }
  var defaultText: String? { nil }
  var words: [String] { [] }
  var undoingWord: String? { nil }
  var isPath: Bool { false }
  var form: JSONForm { .text }

  func candidates(behind items: [String]) -> [String] { items.isEmpty ? words : [] }

  /// The allowed values for the help: limits, and words that do not fit after the name.
  var details: String? {
    let words = words
    // Searching in a text would add a library for regular expressions to the executable.
    let names = placeholder.utf8.split(separator: UInt8(ascii: "|"))
    guard let first = words.first?.utf8, !names.contains(where: first.elementsEqual) else {
      return limits
    }
    return (limits.map { $0 + ": " } ?? "") + words.joined(separator: ", ")
  }
}
