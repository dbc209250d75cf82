/// A row of the table of parameters: what a parameter is for, what it allows, and where settings keep it.
///
/// A class, because for arrays of a structure, the runtime would construct types at every start.
package final class Parameter: Sendable {
  /// The name as users type it: `mouth-width`.
  package let name: StaticString
  /// The group it belongs to.
  package let group: ParameterGroup
  /// Its purpose, in one sentence.
  package let summary: StaticString
  /// The allowed values, and the place of the value.
  package let kind: ParameterKind
  /// The default in words, if they differ from the value's own; empty if there is no default.
  package let defaultText: StaticString?
  /// The conflicting parameters, separated by spaces; one of the two naming the other is enough.
  package let conflicts: StaticString
  /// The parameter it requires.
  package let requirement: StaticString?
  /// A parameter, or an option of the command, and those of its words that make this one ineffective:
  /// `symbol star heart`.
  package let ineffectiveWith: StaticString?

  /// Describes a parameter.
  init(
    _ name: StaticString, _ group: ParameterGroup, _ summary: StaticString, _ kind: ParameterKind,
    default defaultText: StaticString? = nil, conflicts: StaticString = "",
    requires: StaticString? = nil, ineffectiveWith: StaticString? = nil
  ) {
    self.name = name
    self.group = group
    self.summary = summary
    self.kind = kind
    self.defaultText = defaultText
    self.conflicts = conflicts
    requirement = requires
    self.ineffectiveWith = ineffectiveWith
  }

  /// Describes a number.
  convenience init(
    _ number: NumberParameter, _ group: ParameterGroup, default defaultText: StaticString? = nil,
    conflicts: StaticString = "", requires: StaticString? = nil,
    ineffectiveWith: StaticString? = nil, _ place: @escaping Place<Double>
  ) {
    self.init(
      number.name, group, number.summary, .number(number, place), default: defaultText,
      conflicts: conflicts, requires: requires, ineffectiveWith: ineffectiveWith)
  }

  /// The rows of a face, for a row that can have faces.
  static func inRow(_ rows: [Parameter]) -> [Parameter] {
    rows.map {
      Parameter(
        $0.name, $0.group, $0.summary, $0.kind, default: $0.defaultText, conflicts: $0.conflicts,
        requires: "symbol", ineffectiveWith: RowSymbol.facelessWords)
    }
  }

  /// Whether it has a name; comparing allocates no string.
  package func isNamed(_ name: String) -> Bool {
    let own = UnsafeBufferPointer(self.name)
    return name.utf8.count == own.count && name.utf8.elementsEqual(own)
  }
}

/// The groups of parameters.
package enum ParameterGroup: Int, CaseIterable, Hashable, Sendable {
  /// The rating scale.
  case scale
  /// The shape of a face.
  case face
  /// The content of a row.
  case row
  /// The places of a row's symbols.
  case layout
  /// The colours of every picture.
  case color
  /// The document that holds the picture.
  case document
}

/// Calls a function with the place of a value in settings: `{ $1(&$0.minimum) }`.
package typealias Place<Value> = @Sendable (inout PictureSettings, (inout Value?) -> Void) -> Void

/// The kind of a parameter's value, with the allowed values and the place of the value.
package enum ParameterKind: Sendable {
  /// A number.
  case number(NumberParameter, Place<Double>)
  /// True or false.
  case flag(Place<Bool>)
  /// A colour, with a default, and with a word such as `none` that unsets it; some are not `currentColor`.
  case color(
    default: CSSColor? = nil, unsetBy: StaticString? = nil, allowsCurrentColor: Bool = true,
    Place<CSSColor>)
  /// One of several words.
  case word(Choices)
  /// A width and a height, both with the limits of a number.
  case size(NumberParameter, Place<Size>)
  /// A list of values.
  case list(Choices)
  /// A text.
  case text(Place<String>)
  /// A text in path data: see ``SymbolPath``.
  case pathData(Place<SymbolPath>)
}

/// The texts that a parameter of words, or of a list, allows, and the place of its value.
package struct Choices: Sendable {
  /// The words; empty if items of a list are colours.
  package let words: @Sendable () -> [String]
  /// Whether a text is allowed.
  package let allows: @Sendable (String) -> Bool
  /// The default of a word, or the allowed values of a list as a phrase.
  package let text: @Sendable () -> String
  /// Whether other words are allowed too.
  package var hasOtherWords = false
  fileprivate let get: @Sendable (inout PictureSettings) -> String?
  fileprivate let set: @Sendable (inout PictureSettings, String?) -> Bool
}

extension ParameterKind {
  /// One of the words of a type.
  static func word<Word: Keyword>(
    _ defaultValue: Word, _ place: @escaping Place<Word>
  ) -> ParameterKind {
    .word(
      Choices(
        words: { Word.words }, allows: { Word(word: $0) != nil },
        text: { defaultValue.rawValue }, hasOtherWords: Word.hasOtherWords,
        get: { value(at: place, in: &$0) { $0.rawValue } },
        set: { assign($1, to: place, in: &$0) { Word(word: $0) } }))
  }

  /// A list of a type.
  static func list<List: ParameterList>(_ place: @escaping Place<List>) -> ParameterKind {
    .list(
      Choices(
        words: { List.words }, allows: { List(list: $0) != nil }, text: { "\(List.allowed)" },
        get: {
          value(at: place, in: &$0) {
            $0.items.isEmpty ? "none" : $0.items.joined(separator: ",")
          }
        },
        set: { assign($1, to: place, in: &$0) { List(list: $0) } }))
  }
}

/// The text of the value at a place; nil if it is not set.
private func value<Value>(
  at place: Place<Value>, in settings: inout PictureSettings, _ write: (Value) -> String
) -> String? {
  var found: Value?
  place(&settings) { found = $0 }
  return found.map(write)
}

/// Assigns the value of a text, unless the text is not allowed.
private func assign<Value>(
  _ text: String?, to place: Place<Value>, in settings: inout PictureSettings,
  _ read: (String) -> Value?
) -> Bool {
  let value = text.flatMap(read)
  guard value != nil || text == nil else { return false }
  place(&settings) { $0 = value }
  return true
}

extension Parameter {
  /// Its text in settings, such as `0.5`, `dusk` or `blush,glasses`; nil if it is not set.
  ///
  /// The settings are only read. They are large, and a copy for each row would take most of the time.
  package func text(in settings: inout PictureSettings) -> String? {
    switch kind {
    case .number(_, let place): value(at: place, in: &settings, NumberParameter.text)
    case .flag(let place): value(at: place, in: &settings) { $0 ? "true" : "false" }
    case .color(_, _, _, let place): value(at: place, in: &settings) { $0.spelling }
    case .word(let choices), .list(let choices): choices.get(&settings)
    case .size(_, let place): value(at: place, in: &settings) { $0.spelling }
    case .text(let place): value(at: place, in: &settings) { $0 }
    case .pathData(let place): value(at: place, in: &settings) { $0.text }
    }
  }

  /// Sets it in settings to the value that a text describes; nil unsets it.
  ///
  /// - Throws: An error if the text is not allowed; then the settings are as before.
  package func set(
    _ text: String?, in settings: inout PictureSettings
  ) throws(ParameterError) {
    let isAllowed =
      switch kind {
      case .number(let number, let place): assign(text, to: place, in: &settings, number.read)
      case .flag(let place): assign(text, to: place, in: &settings) { Bool($0) }
      case .color(_, let word, let allowsCurrentColor, let place):
        assign(text == word.map { "\($0)" } ? nil : text, to: place, in: &settings) {
          CSSColor(css: $0).flatMap { $0 == .currentColor && !allowsCurrentColor ? nil : $0 }
        }
      case .word(let choices), .list(let choices): choices.set(&settings, text)
      case .size(_, let place): assign(text, to: place, in: &settings) { Size($0) }
      case .text(let place): assign(text, to: place, in: &settings) { $0 }
      case .pathData(let place): try setPath(text, at: place, in: &settings)
      }
    guard isAllowed else { throw notAllowed }
  }

  private func setPath(
    _ text: String?, at place: Place<SymbolPath>, in settings: inout PictureSettings
  ) throws(ParameterError) -> Bool {
    do throws(PathDataError) {
      let path = try text.map { text throws(PathDataError) in try SymbolPath(text: text) }
      place(&settings) { $0 = path }
    } catch { throw ParameterError(parameter: "\(name)", problem: error.description) }
    return true
  }

  /// The error for a text that is not allowed, or another kind of value.
  package var notAllowed: ParameterError {
    let allowed =
      switch kind {
      case .number(let number, _): number.isWhole ? "a whole number" : "a number"
      case .flag: "true or false"
      case .color(_, let word, _, _):
        "a colour in CSS notation" + (word.map { ", or \($0)" } ?? "")
      case .word(let choices): "one of \(choices.words().joined(separator: ", "))"
      case .size: "a width and a height such as 200x50"
      case .list(let choices): choices.text()
      case .text: "a text"
      case .pathData: "path data"
      }
    return ParameterError(parameter: "\(name)", problem: "must be \(allowed)")
  }
}

/// An unknown parameter, or a text that a parameter does not allow.
public struct ParameterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The parameter's name, which is the caller's text if no parameter has it.
  public let parameter: String
  /// The problem, with what is allowed.
  public let problem: String

  /// The sentence about it.
  public var description: String { "\(parameter) \(problem)" }

  /// The error for a name that no row of a scope has.
  static func unknown(_ name: String, in scope: ParameterScope) -> ParameterError {
    let names = scope.rows.map { "\($0.name)" }.joined(separator: ", ")
    return ParameterError(parameter: name, problem: "is unknown; there are \(names)")
  }
}
