// How settings are stored: as a style file has them, by the table of parameters.
#if !hasFeature(Embedded)
  extension PictureSettings: Codable {
    /// Decodes a style file, as the command reads with `--style`: a value for each parameter that is said,
    /// and a scale, which such a file does not have.
    ///
    /// Numbers are clamped. A key that is no parameter, and a value of another kind, are errors; `$schema`
    /// is left to editors. What a parameter requires or conflicts with is not looked at: one comes
    /// before the other, as documented there. The nested form of release 0.1, by the names of
    /// properties, is still read.
    public init(from decoder: any Decoder) throws {
      try self.init(from: decoder, besides: [])
    }

    /// Encodes what is said.
    public func encode(to encoder: any Encoder) throws {
      var visitor = ParameterEncoder(container: encoder.container(keyedBy: StorageKey.self))
      var settings = self
      settings.visitParameters(&visitor)
      if let error = visitor.error { throw error }
    }

    /// Decodes a style file that has other keys too.
    init(from decoder: any Decoder, besides others: [String]) throws {
      self.init()
      try read(decoder.container(keyedBy: StorageKey.self), besides: others)
    }

    /// Reads what a container says.
    mutating func read(_ values: StorageKey.Values, besides others: [String] = []) throws {
      if isOldForm(values) { return try readOldForm(values, besides: others) }
      var visitor = ParameterDecoder(values: values, known: others)
      if values.contains(StorageKey("$schema")) {
        let _: String = try values.read("$schema", mustBe: "a text")
        visitor.known.append("$schema")
      }
      visitParameters(&visitor)
      if let error = visitor.error { throw error }
      for key in values.allKeys where !visitor.known.contains(key.stringValue) {
        throw values.error(key.stringValue, "is no parameter of a picture")
      }
    }
  }

  /// Assigns what a container says of each parameter.
  private struct ParameterDecoder: ParameterVisitor {
    let values: StorageKey.Values
    /// The keys that may be there.
    var known: [String]
    var error: (any Error)?

    private mutating func read<Value, Stored: Decodable>(
      _ parameter: Parameter, _ value: inout Value?, mustBe allowed: @autoclosure () -> String,
      _ convert: (Stored) throws -> Value??
    ) {
      let name = "\(parameter.name)"
      known.append(name)
      guard error == nil, values.contains(StorageKey(name)) else { return }
      do {
        let stored: Stored = try values.read(name, mustBe: allowed())
        guard let converted = try convert(stored) else {
          throw values.error(name, "must be \(allowed())")
        }
        value = converted
      } catch {
        self.error = error
      }
    }

    mutating func number(
      _ parameter: Parameter, _ number: NumberParameter, _ value: inout Double?
    ) {
      read(parameter, &value, mustBe: number.isWhole ? "a whole number" : "a number") {
        (stored: Double) in
        number.isWhole && stored != stored.rounded() ? nil : .some(stored)
      }
    }

    mutating func flag(_ parameter: Parameter, _ value: inout Bool?) {
      read(parameter, &value, mustBe: "true or false") { (stored: Bool) in .some(stored) }
    }

    mutating func color(
      _ parameter: Parameter, _ color: ColorParameter, _ value: inout CSSColor?
    ) {
      let word = color.word.map(String.init(describing:))
      read(
        parameter, &value,
        mustBe: "a colour in CSS notation" + (word.map { ", or \($0)" } ?? "")
      ) { (text: String) -> CSSColor?? in
        if text == word { return .some(nil) }
        guard let read = CSSColor(css: text), read != .currentColor || color.allowsCurrentColor
        else { return nil }
        return .some(read)
      }
    }

    mutating func word<Word: Keyword>(
      _ parameter: Parameter, usual: Word, _ value: inout Word?
    ) {
      read(parameter, &value, mustBe: "one of \(Word.words)") { (word: String) in
        Word(keyword: word).map { .some($0) }
      }
    }

    mutating func size(
      _ parameter: Parameter, _ length: NumberParameter, _ value: inout Size?
    ) {
      read(parameter, &value, mustBe: "a width and a height such as 200x50") { (text: String) in
        Size(text).map { .some($0) }
      }
    }

    mutating func list<Value: ParameterList>(_ parameter: Parameter, _ value: inout Value?) {
      read(parameter, &value, mustBe: "\(Value.allowed)") { (stored: StoredList) in
        Value(list: stored.text).map { .some($0) }
      }
    }

    mutating func text(_ parameter: Parameter, _ value: inout String?) {
      let values = values
      read(parameter, &value, mustBe: "a text") { (stored: String) throws in
        if let problem = parameter.problem(inText: stored) {
          throw values.error("\(parameter.name)", problem)
        }
        return .some(stored)
      }
    }
  }

  /// Encodes each parameter that is said.
  private struct ParameterEncoder: ParameterVisitor {
    var container: KeyedEncodingContainer<StorageKey>
    var error: (any Error)?

    private mutating func write(_ parameter: Parameter, _ value: (some Encodable)?) {
      guard error == nil, let value else { return }
      do {
        try container.encode(value, forKey: StorageKey("\(parameter.name)"))
      } catch {
        self.error = error
      }
    }

    mutating func number(
      _ parameter: Parameter, _ number: NumberParameter, _ value: inout Double?
    ) { write(parameter, value) }

    mutating func flag(_ parameter: Parameter, _ value: inout Bool?) { write(parameter, value) }

    mutating func color(
      _ parameter: Parameter, _ color: ColorParameter, _ value: inout CSSColor?
    ) { write(parameter, value?.spelling) }

    mutating func word<Word: Keyword>(
      _ parameter: Parameter, usual: Word, _ value: inout Word?
    ) { write(parameter, value?.description) }

    mutating func size(
      _ parameter: Parameter, _ length: NumberParameter, _ value: inout Size?
    ) { write(parameter, value?.spelling) }

    mutating func list<Value: ParameterList>(_ parameter: Parameter, _ value: inout Value?) {
      write(parameter, value?.items)
    }

    mutating func text(_ parameter: Parameter, _ value: inout String?) {
      write(parameter, value)
    }
  }

  /// A list as a style file has it: an array of texts, or one text with commas.
  private struct StoredList: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      text =
        if let items = try? container.decode([String].self) {
          items.joined(separator: ",")
        } else {
          try container.decode(String.self)
        }
    }
  }

  extension Size {
    /// Reads a width and a height with an x between.
    fileprivate init?(_ text: String) {
      let lengths = text.split(separator: "x", omittingEmptySubsequences: false).map {
        // Double reads hexadecimal digits and words too.
        $0.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) } ? Double($0) : nil
      }
      guard lengths.count == 2, let width = lengths[0], let height = lengths[1] else { return nil }
      self.init(width: width, height: height)
    }

    fileprivate var spelling: String { "\(width)x\(height)" }
  }
#endif
