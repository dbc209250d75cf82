import EmojiRate

/// Reads options of `emoji-rate` into settings.
struct OptionReader: ParameterVisitor {
  /// Whether the picture is a row.
  let isRow: Bool
  /// The options in order: names without dashes, and texts.
  private(set) var texts: [(name: String, text: UnsafeBufferPointer<UInt8>)] = []
  /// "!" and the first option whose text is not allowed.
  private(set) var refusal: String?

  /// Reads the kind of picture, and a name and a text for each option: see `record`.
  init(_ text: UnsafePointer<UInt8>, _ count: Int) {
    let words = UnsafeBufferPointer(start: text, count: count).split(
      separator: 0, omittingEmptySubsequences: false
    ).map { UnsafeBufferPointer(rebasing: $0) }
    isRow = words[0].string == StarRow.name
    for index in stride(from: 1, to: words.count - 1, by: 2) {
      texts.append((words[index].string, words[index + 1]))
    }
  }

  /// The text of an option, if it is given.
  func text(_ name: String) -> UnsafeBufferPointer<UInt8>? {
    texts.first { $0.name == name }?.text
  }

  /// Reads the text of a parameter; nil if it is not given or not allowed.
  private mutating func value<Value>(
    of parameter: Parameter, _ read: (UnsafeBufferPointer<UInt8>) -> Value?
  ) -> Value? {
    guard let text = text("\(parameter.name)") else { return nil }
    let value = read(text)
    if value == nil, refusal == nil {
      refusal = "!--\(parameter.name) \(text.string) is not allowed"
    }
    return value
  }

  mutating func number(
    _ parameter: Parameter, _ number: NumberParameter, _ value: inout Double?
  ) {
    value = self.value(of: parameter) { Double($0.string) }
  }

  mutating func flag(_ parameter: Parameter, _ value: inout Bool?) {
    value = self.value(of: parameter) { _ in true }
  }

  mutating func color(_ parameter: Parameter, _ color: ColorParameter, _ value: inout CSSColor?) {
    value = self.value(of: parameter) { CSSColor(css: $0) }
  }

  mutating func word<Word: Keyword>(
    _ parameter: Parameter, defaultValue: Word, _ value: inout Word?
  ) {
    value = self.value(of: parameter) { Word(word: $0.string) }
  }

  mutating func size(_ parameter: Parameter, _ length: NumberParameter, _ value: inout Size?) {
    value = self.value(of: parameter) { text in
      let lengths = text.string.split(separator: "x").map { Double(String($0)) }
      guard lengths.count == 2, let width = lengths[0], let height = lengths[1] else { return nil }
      return Size(width: width, height: height)
    }
  }

  mutating func list<Value: ParameterList>(_ parameter: Parameter, _ value: inout Value?) {
    value = self.value(of: parameter) { Value(list: $0) }
  }

  mutating func text(_ parameter: Parameter, _ value: inout String?) {
    value = self.value(of: parameter) { $0.string }
  }
}

extension UnsafeBufferPointer<UInt8> {
  var string: String { String(decoding: self, as: UTF8.self) }
}
