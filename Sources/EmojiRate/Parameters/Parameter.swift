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
  /// A parameter, or an option of the command, and its words that make this one ineffective:
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
  /// The words; empty if the items of a list are not words.
  package let words: @Sendable () -> [String]
  /// Whether a text is allowed.
  package let allows: @Sendable (String) -> Bool
  /// The default of a word, or the allowed values of a list as a phrase.
  package let text: @Sendable () -> String
  /// Whether items of a list are colours.
  package var hasColors = false
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
        text: { defaultValue.rawValue },
        get: { value(at: place, in: &$0) { $0.rawValue } },
        set: { assign($1, to: place, in: &$0) { Word(word: $0) } }))
  }

  /// A list of a type.
  static func list<List: ParameterList>(_ place: @escaping Place<List>) -> ParameterKind {
    .list(
      Choices(
        words: { List.words }, allows: { List(list: $0) != nil }, text: { "\(List.allowed)" },
        hasColors: List.hasColors,
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
  /// - Parameter note: Is called with each number of the text, and with the limits to which the settings clamp it.
  /// - Throws: An error if the text is not allowed; then the settings are as before.
  package func set(
    _ text: String?, in settings: inout PictureSettings,
    note: (Double, ClosedRange<Double>) -> Void = { _, _ in }
  ) throws(ParameterError) {
    let isAllowed =
      switch kind {
      case .number(let number, let place):
        assign(text, to: place, in: &settings) { (text) -> Double? in
          number.read(text).map { value in
            note(value, number.limits)
            return number.clamped(value)
          }
        }
      case .flag(let place): assign(text, to: place, in: &settings) { Bool($0) }
      case .color(_, let word, let allowsCurrentColor, let place):
        assign(text == word.map { "\($0)" } ? nil : text, to: place, in: &settings) {
          CSSColor(css: $0).flatMap { $0 == .currentColor && !allowsCurrentColor ? nil : $0 }
        }
      case .word(let choices), .list(let choices): choices.set(&settings, text)
      case .size(let length, let place):
        assign(text, to: place, in: &settings) { text in
          let size = Size(text)
          if let size {
            note(size.width, length.limits)
            note(size.height, length.limits)
          }
          return size
        }
      case .text(let place): assign(text, to: place, in: &settings) { $0 }
      case .pathData(let place): try setPath(text, at: place, in: &settings)
      }
    if !isAllowed, let text { throw ParameterError(parameter: "\(name)", refusal(of: text)) }
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

  /// The allowed values, as a phrase: `a number from 0.2 to 0.7`.
  package var allowed: String {
    switch kind {
    case .number(let number, _): number.allowed
    case .flag: "true or false"
    case .color(_, let word, _, _): "a colour" + (word.map { " or \($0)" } ?? "")
    case .word(let choices): choices.words().listed("or")
    case .size(let length, _): "a width and a height such as 200x50, each from \(length.span)"
    case .list(let choices): choices.text()
    case .text: "a text"
    case .pathData: "path data such as M0 0H9V9Z"
    }
  }

  /// The error for no text, or another kind of value.
  package var lacksValue: ParameterError {
    ParameterError(parameter: "\(name)", problem: "must be \(allowed)")
  }

  /// Why it does not allow a text.
  private func refusal(of text: String) -> ParameterError.Reason {
    switch kind {
    case .number:
      return NumberParameter.decimal(text) == nil
        ? .notANumber(text, allowed: allowed) : .notAllowed(text, allowed: allowed)
    case .color(_, _, let allowsCurrentColor, _):
      return Self.refusal(ofColor: text, allowsCurrentColor: allowsCurrentColor)
    case .word(let choices): return .notKnown(text, choices.words())
    case .list(let choices):
      // The first invalid item, or else the number of items.
      var items = text.listItems
      let words = choices.words()
      let removed = items.filter { $0.utf8.first == UInt8(ascii: "-") && !words.isEmpty }
      if removed.count == items.count {
        items = items.map { String(Substring($0.utf8.dropFirst())) }
      } else if !removed.isEmpty {
        return .other(
          "\(text.quoted) adds and removes; give all words with a minus sign, or none of them")
      }
      if choices.hasColors {
        if let item = items.first(where: { SRGBColor(css: $0) == nil }) {
          return Self.refusal(ofColor: item, allowsCurrentColor: false)
        }
      } else if !words.isEmpty {
        let allowed = (items.count == 1 ? ["none"] : []) + words
        if let item = items.first(where: { item in
          !allowed.contains { $0.utf8.elementsEqual(item.utf8) }
        }) {
          return .notKnown(item, allowed)
        }
      }
      let isOneColor = choices.hasColors && items.count == 1
      return .notAllowed(text, allowed: isOneColor ? "\(allowed), or one by color" : allowed)
    case .flag, .size, .text, .pathData: return .notAllowed(text, allowed: allowed)
    }
  }

  private static func refusal(
    ofColor text: String, allowsCurrentColor: Bool
  ) -> ParameterError.Reason {
    CSSColor(css: text) == .currentColor && !allowsCurrentColor
      ? .notAllowed(text, allowed: "a fixed colour, or currentColor for all ratings by color")
      : .notAColor(text)
  }
}

extension NumberParameter {
  /// The allowed values, as a phrase; the limits of a scale only keep arithmetic exact.
  var allowed: String {
    guard limits.upperBound < Rating.boundLimits.upperBound else { return "a number such as 3.2" }
    return (isWhole ? "a whole number from " : "a number from ") + span
  }

  /// The limits, as a phrase: `0.2 to 0.7`.
  fileprivate var span: String {
    "\(Self.text(limits.lowerBound)) to \(Self.text(limits.upperBound))"
  }
}

/// An unknown parameter, or a text that a parameter does not allow.
public struct ParameterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The parameter's name, which is the caller's text if no parameter has it.
  public let parameter: String
  /// Which case it is.
  package let reason: Reason

  /// The cases that have hints of their own, each with the text that is not allowed.
  package enum Reason: Hashable, Sendable {
    case notANumber(String, allowed: String)
    case notAColor(String)
    /// A text is not one of the words.
    case notKnown(String, [String])
    case notAllowed(String, allowed: String)
    /// Another problem, as a sentence without its subject.
    case other(String)
  }

  init(parameter: String, _ reason: Reason) {
    self.parameter = parameter
    self.reason = reason
  }

  init(parameter: String, problem: String) { self.init(parameter: parameter, .other(problem)) }

  /// The problem, with what is allowed.
  public var problem: String { allowed.map { "\(fault); give \($0)" } ?? fault }

  /// The problem alone.
  package var fault: String {
    switch reason {
    case .notANumber(let text, _): "\(text.quoted) is not a number"
    case .notAColor(let text): "\(text.quoted) is not a colour"
    case .notKnown(let text, _): "\(text.quoted) is not known"
    case .notAllowed(let text, _): "\(text.quoted) is not allowed"
    case .other(let problem): problem
    }
  }

  /// The allowed values; nil if the problem already names them.
  package var allowed: String? {
    switch reason {
    case .notANumber(_, let allowed), .notAllowed(_, let allowed): allowed
    case .notAColor: "a CSS name, #rgb, #rrggbb, rgb(), hsl(), hsb() or oklch()"
    case .notKnown(_, let words): words.listed("or")
    case .other: nil
    }
  }

  /// The sentence about it.
  public var description: String { "\(parameter) \(problem)" }

  /// The error for a name that no row of a scope has.
  static func unknown(_ name: String, in scope: ParameterScope) -> ParameterError {
    let names = scope.rows.map { "\($0.name)" }.joined(separator: ", ")
    return ParameterError(parameter: name, problem: "is unknown; there are \(names)")
  }
}
