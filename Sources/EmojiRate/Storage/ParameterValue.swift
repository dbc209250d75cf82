#if !hasFeature(Embedded)
  /// The value of a parameter of any kind, in the form of a style file.
  public enum ParameterValue: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A flag.
    case flag(Bool)
    /// A word, a colour in CSS notation, a width and a height such as `200x50`, or a text.
    case text(String)
    /// Several words or colours.
    case list([String])

    enum Form { case number, flag, text, list }
  }

  extension ParameterValue: Codable {
    /// Decodes a number, true or false, a text, or an array of texts.
    public init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let flag = try? value.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else if let text = try? value.decode(String.self) {
        self = .text(text)
      } else {
        self = .list(try value.decode([String].self))
      }
    }

    /// Encodes the number, true or false, the text, or the array of texts.
    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .number(let number): try number.encode(to: encoder)
      case .flag(let flag): try flag.encode(to: encoder)
      case .text(let text): try text.encode(to: encoder)
      case .list(let items): try items.encode(to: encoder)
      }
    }
  }

  extension PictureSettings {
    /// The value of a parameter by its name; nil if it is not set.
    ///
    /// Numbers are clamped on assignment. Values that are not allowed and unknown names change nothing.
    ///
    /// ```swift
    /// settings["mouth-width"] = .number(0.5)
    /// settings["theme"] = .text("dusk")
    /// ```
    public subscript(name: String) -> ParameterValue? {
      get {
        var (found, settings): (ParameterValue?, PictureSettings) = (nil, named)
        try? settings.visitValues(named: name) { _, _, value in found = value }
        return found
      }
      set {
        self = named
        try? visitValues(named: name) { _, _, value in value = newValue }
      }
    }

    /// Passes the value of each parameter of a scope, or of one, to `body`, which may replace it.
    ///
    /// - Throws: The first error of `body`, or a ``QueryError`` for a value that is not allowed.
    mutating func visitValues(
      in scope: ParameterScope = .all, named name: String? = nil, flag: String = "true or false",
      _ body: @escaping ParameterValues.Body
    ) throws {
      var values = ParameterValues(wanted: name, allowedFlags: flag, body: body)
      visitParameters(in: scope, &values)
      if let error = values.error { throw error }
    }
  }

  /// Passes the value of each parameter to a function that may replace it.
  struct ParameterValues: ParameterVisitor {
    typealias Body = (Parameter, ParameterValue.Form, inout ParameterValue?) throws -> Void

    /// The error of a body for a value in another form.
    struct OtherForm: Error {}

    /// The name of the only parameter to pass; nil passes all.
    let wanted: String?
    /// The allowed values of a flag, as a phrase.
    let allowedFlags: String
    let body: Body
    private(set) var error: (any Error)?

    /// - Parameters:
    ///   - word: The text that unsets the value.
    ///   - read: Converts another text or value; nil if it is not allowed.
    private mutating func visit<Value>(
      _ parameter: Parameter, _ form: ParameterValue.Form, _ value: inout Value?,
      mustBe allowed: @autoclosure () -> String, unsetBy word: String? = nil,
      read: (ParameterValue) throws -> Value?, write: (Value) -> ParameterValue
    ) {
      guard error == nil, wanted.map({ parameter.isNamed($0) }) != false else { return }
      let before = value.map(write)
      var after = before
      do {
        try body(parameter, form, &after)
        guard after != before else { return }
        guard let after, after != word.map({ .text($0) }) else { return value = nil }
        guard let new = try read(after) else { throw OtherForm() }
        value = new
      } catch is OtherForm {
        error = QueryError(parameter: "\(parameter.name)", problem: "must be \(allowed())")
      } catch {
        self.error = error
      }
    }

    /// Visits a value that is stored as text.
    private mutating func visit<Value>(
      text parameter: Parameter, _ value: inout Value?, mustBe allowed: @autoclosure () -> String,
      unsetBy word: String? = nil, read: (String) throws -> Value?, write: (Value) -> String
    ) {
      visit(
        parameter, .text, &value, mustBe: allowed(), unsetBy: word,
        read: { if case .text(let text) = $0 { try read(text) } else { nil } },
        write: { .text(write($0)) })
    }

    mutating func number(_ parameter: Parameter, _ number: NumberParameter, _ value: inout Double?)
    {
      visit(
        parameter, .number, &value, mustBe: number.isWhole ? "a whole number" : "a number",
        read: {
          guard case .number(let new) = $0 else { return nil }
          return number.isWhole && new != new.rounded() ? nil : new
        }, write: { .number($0) })
    }

    mutating func flag(_ parameter: Parameter, _ value: inout Bool?) {
      let allowed = allowedFlags
      visit(
        parameter, .flag, &value, mustBe: allowed,
        read: { if case .flag(let new) = $0 { new } else { nil } }, write: { .flag($0) })
    }

    mutating func color(_ parameter: Parameter, _ color: ColorParameter, _ value: inout CSSColor?) {
      let word = color.word.map { "\($0)" }
      visit(
        text: parameter, &value,
        mustBe: "a colour in CSS notation" + (word.map { ", or \($0)" } ?? ""), unsetBy: word,
        read: {
          let read = CSSColor(css: $0)
          return read == .currentColor && !color.allowsCurrentColor ? nil : read
        }, write: \.spelling)
    }

    mutating func word<Word: Keyword>(
      _ parameter: Parameter, defaultValue: Word, _ value: inout Word?
    ) {
      visit(
        text: parameter, &value, mustBe: "one of \(Word.words)",
        read: { Word($0) }, write: \.description)
    }

    mutating func size(_ parameter: Parameter, _ length: NumberParameter, _ value: inout Size?) {
      visit(
        text: parameter, &value, mustBe: "a width and a height such as 200x50",
        read: { Size($0) }, write: \.spelling)
    }

    mutating func list<Value: ParameterList>(_ parameter: Parameter, _ value: inout Value?) {
      visit(
        parameter, .list, &value, mustBe: "\(Value.allowed)",
        read: {
          switch $0 {
          case .text(let text): Value(list: text)
          case .list(let items): Value(list: items.joined(separator: ","))
          default: nil
          }
        }, write: { .list($0.items) })
    }

    mutating func text(_ parameter: Parameter, _ value: inout String?) {
      visit(
        text: parameter, &value, mustBe: "a text",
        read: {
          if let problem = parameter.problem(inText: $0) {
            throw QueryError(parameter: "\(parameter.name)", problem: problem)
          }
          return $0
        }, write: { $0 })
    }
  }
#endif
