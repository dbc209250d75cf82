#if !hasFeature(Embedded)
  /// The place that parameters are stored in, by name.
  protocol ParameterStore {
    /// The allowed values of a flag, as a phrase.
    static var allowedFlags: String { get }

    /// Reads a value; nil if there is none.
    func read<Stored: StoredParameter>(
      _ parameter: Parameter, mustBe allowed: () -> String
    ) throws -> Stored?

    /// Writes a value.
    mutating func write(_ value: some StoredParameter, _ parameter: Parameter) throws

    /// The error for a value.
    func error(_ parameter: Parameter, _ problem: String) -> any Error
  }

  /// A value in the form in which it is stored: a number, a flag, a text or a list.
  protocol StoredParameter: Codable {
    /// Reads it from a query; nil is a parameter without an equals sign.
    init?(queryValue: String?)

    /// The value in a query.
    var queryValue: String? { get }
  }

  /// Reads the value of each parameter from a store, or writes it.
  struct ParameterCoder<Store: ParameterStore>: ParameterVisitor {
    var store: Store
    /// The names of all parameters so far.
    var known: [String] = []
    var error: (any Error)?

    /// - Parameters:
    ///   - read: Converts a stored value; nil if it is not allowed.
    ///   - write: Converts a value for storage.
    private mutating func code<Value, Stored: StoredParameter>(
      _ parameter: Parameter, _ value: inout Value?, mustBe allowed: @autoclosure () -> String,
      read: (Stored) throws -> Value??, write: (Value) -> Stored
    ) {
      known.append("\(parameter.name)")
      guard error == nil else { return }
      do {
        if let value { try store.write(write(value), parameter) }
        guard let stored: Stored = try store.read(parameter, mustBe: allowed) else { return }
        guard let converted = try read(stored) else {
          throw store.error(parameter, "must be \(allowed())")
        }
        value = converted
      } catch {
        self.error = error
      }
    }

    mutating func number(
      _ parameter: Parameter, _ number: NumberParameter, _ value: inout Double?
    ) {
      code(
        parameter, &value, mustBe: number.isWhole ? "a whole number" : "a number",
        read: { number.isWhole && $0 != $0.rounded() ? nil : .some($0) }, write: { $0 })
    }

    mutating func flag(_ parameter: Parameter, _ value: inout Bool?) {
      code(parameter, &value, mustBe: Store.allowedFlags, read: { .some($0) }, write: { $0 })
    }

    mutating func color(
      _ parameter: Parameter, _ color: ColorParameter, _ value: inout CSSColor?
    ) {
      let word = color.word.map(String.init(describing:))
      code(
        parameter, &value,
        mustBe: "a colour in CSS notation" + (word.map { ", or \($0)" } ?? ""),
        read: { text in
          if text == word { return .some(nil) }
          let read = CSSColor(css: text)
          return read == .currentColor && !color.allowsCurrentColor ? nil : read.map { .some($0) }
        }, write: \.spelling)
    }

    mutating func word<Word: Keyword>(
      _ parameter: Parameter, defaultValue: Word, _ value: inout Word?
    ) {
      code(
        parameter, &value, mustBe: "one of \(Word.words)",
        read: { Word(keyword: $0).map { .some($0) } }, write: \.description)
    }

    mutating func size(
      _ parameter: Parameter, _ length: NumberParameter, _ value: inout Size?
    ) {
      code(
        parameter, &value, mustBe: "a width and a height such as 200x50",
        read: { Size($0).map { .some($0) } }, write: \.spelling)
    }

    mutating func list<Value: ParameterList>(_ parameter: Parameter, _ value: inout Value?) {
      code(
        parameter, &value, mustBe: "\(Value.allowed)",
        read: { (list: StoredList) in
          Value(list: list.items.joined(separator: ",")).map { .some($0) }
        }, write: { StoredList($0.items) })
    }

    mutating func text(_ parameter: Parameter, _ value: inout String?) {
      let store = store
      code(
        parameter, &value, mustBe: "a text",
        read: { text throws in
          if let problem = parameter.problem(inText: text) {
            throw store.error(parameter, problem)
          }
          return .some(text)
        }, write: { $0 })
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
    var spelling: String { "\(NumberParameter.text(width))x\(NumberParameter.text(height))" }
  }
#endif
