// Stores settings in the form of a style file, according to the table of parameters.
#if !hasFeature(Embedded)
  extension PictureSettings: Codable {
    /// Decodes a style file like the command's `--style`: a value for each parameter that is set.
    ///
    /// Unlike such a file, it may have a scale. Numbers are clamped. Unknown keys and values of another kind
    /// are errors; `$schema` is ignored. Requirements and conflicts are not checked: one parameter overrides
    /// the other, as its documentation says.
    public init(from decoder: any Decoder) throws {
      self.init()
      try read(decoder.container(keyedBy: StorageKey.self))
    }

    /// Encodes all settings that are set.
    public func encode(to encoder: any Encoder) throws {
      var coder = ParameterCoder(encoded: encoder.container(keyedBy: StorageKey.self))
      var settings = self
      settings.visitParameters(&coder)
      if let error = coder.error { throw error }
      var values = encoder.container(keyedBy: StorageKey.self)
      try values.encodeIfPresent(style.drawing, forKey: Self.drawingKey)
    }

    /// The key of a drawing.
    ///
    /// It is no parameter: the command's style file names files, and this stores their content.
    private static var drawingKey: StorageKey { StorageKey("drawing") }

    /// Reads the values of a container, which may have other keys too.
    mutating func read(_ values: StorageKey.Values, besides others: [String] = []) throws {
      let schemaKey = "$schema"
      if values.contains(StorageKey(schemaKey)) {
        let _: String = try values.read(schemaKey, mustBe: "a text")
      }
      style.drawing = try values.decodeIfPresent(Drawing.self, forKey: Self.drawingKey)
      var coder = ParameterCoder(
        values: values, known: others + [schemaKey, Self.drawingKey.stringValue])
      visitParameters(&coder)
      if let error = coder.error { throw error }
      for key in values.allKeys where !coder.known.contains(key.stringValue) {
        throw values.error(key.stringValue, "is no parameter of a picture")
      }
    }
  }

  /// Decodes the value of each parameter from a container, or encodes it.
  private struct ParameterCoder: ParameterVisitor {
    /// The container to decode from.
    var values: StorageKey.Values?
    /// The container to encode to.
    var encoded: KeyedEncodingContainer<StorageKey>?
    /// The allowed keys.
    var known: [String] = []
    var error: (any Error)?

    /// - Parameters:
    ///   - read: Converts a stored value; nil if it is not allowed.
    ///   - write: Converts a value for storage.
    private mutating func code<Value, Stored: Codable>(
      _ parameter: Parameter, _ value: inout Value?, mustBe allowed: @autoclosure () -> String,
      read: (Stored) throws -> Value??, write: (Value) -> Stored
    ) {
      let key = StorageKey("\(parameter.name)")
      known.append(key.stringValue)
      guard error == nil else { return }
      do {
        if let value { try encoded?.encode(write(value), forKey: key) }
        guard let values, values.contains(key) else { return }
        let stored: Stored = try values.read(key.stringValue, mustBe: allowed())
        guard let converted = try read(stored) else {
          throw values.error(key.stringValue, "must be \(allowed())")
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
      code(parameter, &value, mustBe: "true or false", read: { .some($0) }, write: { $0 })
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
      let values = values
      code(
        parameter, &value, mustBe: "a text",
        read: { text throws in
          if let values, let problem = parameter.problem(inText: text) {
            throw values.error("\(parameter.name)", problem)
          }
          return .some(text)
        }, write: { $0 })
    }
  }

  extension Size {
    /// Reads a width and a height with an x between.
    package init?(_ text: String) {
      let lengths = text.split(separator: "x", omittingEmptySubsequences: false).map {
        // Double also accepts hexadecimal digits and words.
        $0.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) } ? Double($0) : nil
      }
      guard lengths.count == 2, let width = lengths[0], let height = lengths[1] else { return nil }
      self.init(width: width, height: height)
    }

    /// The width and the height with an x between.
    var spelling: String { "\(width)x\(height)" }
  }
#endif
