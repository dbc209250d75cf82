/// Settings as texts: one notation for queries, style files, options and attributes.
extension PictureSettings {
  /// The text of a parameter by its name, such as `0.5`, `dusk` or `blush,glasses`; nil if it is not set.
  ///
  /// - Throws: A ``ParameterError`` if there is no such parameter.
  package func text(of name: String) throws(ParameterError) -> String? {
    var (found, settings): (String??, PictureSettings) = (nil, named)
    try settings.visitTexts(named: name) { _, _, text in
      found = text
      return true
    }
    guard let found else { throw Self.unknown(name) }
    return found
  }

  /// Sets a parameter by its name to the value that a text describes; nil unsets it.
  ///
  /// Numbers are clamped. A flag is `true` or `false`, and the items of a list have commas between.
  ///
  /// ```swift
  /// try settings.set("mouth-width", to: "0.5")
  /// try settings.set("theme", to: "dusk")
  /// ```
  ///
  /// - Throws: A ``ParameterError`` if there is no such parameter, or if the text is not allowed.
  public mutating func set(_ name: String, to text: String?) throws(ParameterError) {
    var (isFound, settings) = (false, named)
    try settings.visitTexts(named: name) { _, _, value in
      (value, isFound) = (text, true)
      return true
    }
    guard isFound else { throw Self.unknown(name) }
    self = settings
  }

  /// The error for a name that no parameter of a scope has.
  static func unknown(_ name: String, in scope: ParameterScope = .all) -> ParameterError {
    var (names, settings): ([String], PictureSettings) = ([], PictureSettings())
    try? settings.visitTexts(in: scope) { parameter, _, _ in
      names.append("\(parameter.name)")
      return true
    }
    return ParameterError(
      parameter: name, problem: "is unknown; there are \(names.joined(separator: ", "))")
  }

  /// Passes the text of each parameter of a scope, or of one, to `body`, which may replace it.
  ///
  /// - Parameter body: Returns false if there is another kind of value in place of a text.
  /// - Throws: The first error of `body`, or the error for a text that is not allowed.
  package mutating func visitTexts(
    in scope: ParameterScope = .all, named name: String? = nil,
    _ body: @escaping ParameterVisitor.Body
  ) throws(ParameterError) {
    var visitor = ParameterVisitor(wanted: name, body: body)
    visitParameters(in: scope, &visitor)
    if let error = visitor.error { throw error }
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
}

/// Passes the text of each parameter to a function that may replace it.
package struct ParameterVisitor {
  package typealias Body = (Parameter, ParameterKind, inout String?) throws(ParameterError) -> Bool

  /// The name of the only parameter to pass; nil passes all.
  let wanted: String?
  let body: Body
  private(set) var error: ParameterError?

  init(wanted: String?, body: @escaping Body) {
    self.wanted = wanted
    self.body = body
  }

  /// - Parameters:
  ///   - word: The text that unsets the value.
  ///   - read: Converts another text; nil if it is not allowed, unless an error says more.
  private mutating func visit<Value>(
    _ parameter: Parameter, _ kind: ParameterKind, _ value: inout Value?,
    mustBe allowed: @autoclosure () -> String, unsetBy word: StaticString? = nil,
    read: (String) throws(PathDataError) -> Value?, write: (Value) -> String
  ) {
    guard error == nil, wanted.map({ parameter.isNamed($0) }) != false else { return }
    let before = value.map(write)
    var after = before
    do throws(ParameterError) {
      let isText = try body(parameter, kind, &after)
      guard !isText || after != before else { return }
      if isText, after == nil || after == word.map({ "\($0)" }) { return value = nil }
      var problem: String?
      do throws(PathDataError) {
        if isText, let after, let new = try read(after) { return value = new }
      } catch { problem = error.description }
      throw ParameterError(
        parameter: "\(parameter.name)", problem: problem ?? "must be \(allowed())")
    } catch { self.error = error }
  }

  mutating func number(
    _ number: NumberParameter, _ group: ParameterGroup, conflicts: StaticString = "",
    requires: StaticString? = nil, ineffectiveWith: StaticString? = nil, _ value: inout Double?
  ) {
    let parameter = Parameter(
      number.name, group, number.summary, defaultValue: number.defaultText, conflicts: conflicts,
      requires: requires, ineffectiveWith: ineffectiveWith)
    visit(
      parameter, .number(number), &value, mustBe: number.isWhole ? "a whole number" : "a number",
      read: {
        let new = NumberParameter.number($0)
        return number.isWhole && new != new?.rounded() ? nil : new
      }, write: NumberParameter.text)
  }

  /// A whole number.
  mutating func number(
    _ number: NumberParameter, _ group: ParameterGroup, _ count: inout Int?
  ) {
    var value = count.map { Double($0) }
    self.number(number, group, &value)
    count = number.clamped(value).map { Int($0) }
  }

  mutating func flag(_ parameter: Parameter, _ value: inout Bool?) {
    visit(
      parameter, .flag, &value, mustBe: "true or false",
      read: { $0 == "true" ? true : $0 == "false" ? false : nil },
      write: { $0 ? "true" : "false" })
  }

  mutating func color(_ parameter: Parameter, _ color: ColorParameter, _ value: inout CSSColor?) {
    visit(
      parameter, .color(color), &value,
      mustBe: "a colour in CSS notation" + (color.word.map { ", or \($0)" } ?? ""),
      unsetBy: color.word,
      read: {
        let read = CSSColor(css: $0)
        return read == .currentColor && !color.allowsCurrentColor ? nil : read
      }, write: { $0.spelling })
  }

  mutating func word<Word: Keyword>(
    _ parameter: Parameter, defaultValue: Word, _ value: inout Word?
  ) {
    let words = AllowedTexts(words: { Word.words }, allows: { Word(word: $0) != nil })
    let kind = ParameterKind.word(
      words, defaultValue: defaultValue.rawValue, hasOtherWords: Word.hasOtherWords)
    visit(
      parameter, kind, &value,
      mustBe: "one of \(Word.words.joined(separator: ", "))", read: { Word(word: $0) },
      write: { $0.rawValue })
  }

  mutating func size(_ parameter: Parameter, _ length: NumberParameter, _ value: inout Size?) {
    visit(
      parameter, .size(length), &value, mustBe: "a width and a height such as 200x50",
      read: { Size($0) }, write: { $0.spelling })
  }

  mutating func list<Value: ParameterList>(_ parameter: Parameter, _ value: inout Value?) {
    let texts = AllowedTexts(words: { Value.words }, allows: { Value(list: $0) != nil })
    visit(
      parameter, .list(texts, phrase: Value.allowed), &value, mustBe: "\(Value.allowed)",
      read: { Value(list: $0) },
      write: { $0.items.isEmpty ? "none" : $0.items.joined(separator: ",") })
  }

  mutating func text(_ parameter: Parameter, _ value: inout String?) {
    visit(parameter, .text, &value, mustBe: "a text", read: { $0 }, write: { $0 })
  }

  mutating func pathData(_ parameter: Parameter, _ value: inout SymbolPath?) {
    visit(
      parameter, .pathData, &value, mustBe: "path data",
      read: { text throws(PathDataError) in try SymbolPath(text: text) },
      write: { $0.text })
  }
}

extension NumberParameter {
  /// Reads a number in digits, with an optional sign, decimal point and exponent; nil for any other text.
  package static func number(_ text: String) -> Double? {
    decimal(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Reads such a number; infinite if it is too large.
  package static func decimal(_ text: String) -> Double? {
    // Double also accepts hexadecimal digits and words.
    let isPlain = text.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
    return isPlain ? Double(text) : nil
  }

  /// The shortest text of exactly this number, which must be finite: `3`, `0.5` or `1e-07`.
  package static func text(_ number: Double) -> String {
    // Adding 0 makes a negative zero positive.
    abs(number) < 1e16 && number == number.rounded() ? "\(Int64(number))" : "\(number + 0)"
  }
}

extension Size {
  /// Reads a width and a height with an x between.
  package init?(_ text: String) {
    let lengths = text.split(separator: "x", omittingEmptySubsequences: false).map {
      NumberParameter.number(String($0))
    }
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1] else { return nil }
    self.init(width: width, height: height)
  }

  /// The width and the height with an x between.
  package var spelling: String {
    "\(NumberParameter.text(width))x\(NumberParameter.text(height))"
  }
}
