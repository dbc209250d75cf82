/// A kind of argument: how it is read, and what messages, help, completions and the schema of style files
/// say of it.
///
/// A new kind is one type.
protocol ArgumentKind: Sendable {
  associatedtype Value

  /// The word for it after the option's name, in the help.
  var placeholder: String { get }
  /// The allowed values, as a phrase: "a number from 0 to 5".
  var allowed: String { get }
  /// The limits for the help, if the placeholder and the words do not show them.
  var limits: String? { get }
  /// The allowed values for the help: limits, and words that do not fit after the name.
  var details: String? { get }
  /// The default, as it would be given; nil without a default.
  var defaultText: String? { get }
  /// The words that it can be, or that its items can be.
  var words: [String] { get }
  /// The word that takes an earlier value back; nil without one.
  var undoingWord: String? { get }
  /// Whether a shell completes it as the name of a file or a folder.
  var isPath: Bool { get }
  /// The JSON type in a style file.
  var form: JSONForm { get }
  /// The schema of style files, without description and default.
  var schema: JSONMembers { get }

  /// The candidates of a shell for it, or for its next item after other items.
  func candidates(behind items: [String]) -> [String]

  /// Reads it, or refuses it.
  ///
  /// - Parameter settings: They note a number that is not kept as it was given.
  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> Value
}

/// A text that was given for an option, and what the option is called there.
struct Given {
  let option: String
  let text: String

  /// A part of the text, given for the same option.
  func part(_ text: String) -> Given { Given(option: option, text: text) }

  /// The error for a text that is no number; for `3,2`, with a suggestion.
  func notANumber(_ allowed: String) -> CommandError {
    let decimal = text.split(separator: ",").joined(separator: ".")
    let isDecimal = decimal != text && DecimalLiteral.parse(decimal) != nil
    return isNot("a number", isDecimal ? "\(decimal), with a point" : allowed)
  }

  func notAllowed(_ allowed: String) -> CommandError { isNot("allowed", allowed) }

  private func isNot(_ kind: String, _ allowed: String) -> CommandError {
    .data("\(option) \(text.quoted) is not \(kind); give \(allowed)")
  }
}

/// What stands for an argument in JSON.
enum JSONForm { case text, number, list, files }

extension ArgumentKind {
  var limits: String? { nil }
  var defaultText: String? { nil }
  var words: [String] { [] }
  var undoingWord: String? { nil }
  var isPath: Bool { false }
  var form: JSONForm { .text }
  var schema: JSONMembers { ["type": "string", "minLength": .number("1")] }

  func candidates(behind items: [String]) -> [String] { items.isEmpty ? words : [] }

  var details: String? {
    let words = words
    // Not by looking for a text in a text, which brings a library for regular expressions into the executable.
    guard let first = words.first, !placeholder.split(separator: "|").contains(Substring(first))
    else { return limits }
    return (limits.map { $0 + ": " } ?? "") + words.joined(separator: ", ")
  }
}
