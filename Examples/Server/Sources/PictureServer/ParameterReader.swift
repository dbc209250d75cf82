import EmojiRate

/// Reads a query with the library's table of parameters, and stores its values in settings.
///
/// Numbers are clamped. The first invalid parameter, in the order of the table, is refused.
struct ParameterReader: ParameterVisitor {
  /// A parameter of the query.
  struct Part {
    let name: StaticString
    /// The range of ``spellings`` that has the name and the value in their one spelling, percent-encoded.
    let spelling: Range<Int>
    /// Whether the picture might be the same without the parameter.
    let mayBeLeftOut: Bool
  }

  private let query: Query
  /// The names of all parameters of the picture.
  private(set) var names: [StaticString] = []
  /// The parameters of the query, in the order of the table.
  private(set) var parts: [Part] = []
  private(set) var spellings: [UInt8] = []
  private(set) var refusal: Refusal?

  init(_ query: Query) {
    self.query = query
    names.reserveCapacity(64)
    spellings.reserveCapacity(128)
  }

  /// Reads one parameter if the query has it.
  ///
  /// - Parameters:
  ///   - defaultValue: The value without the parameter.
  ///   - allowed: The allowed values, as the end of a sentence.
  ///   - parse: Reads the text and writes the one spelling of its value. The text is nil if the query has
  ///     only the name. Returns nil for an invalid value, and `.some(nil)` to clear the setting.
  private mutating func read<Value: Equatable>(
    _ parameter: Parameter, _ value: inout Value?, defaultValue: Value?,
    mustBe allowed: @autoclosure () -> String,
    _ parse: (ArraySlice<UInt8>?, inout [UInt8]) -> Value??
  ) {
    names.append(parameter.name)
    guard refusal == nil, let pair = query.pair(named: parameter.name.utf8) else { return }
    if let obstacle = obstacle(to: parameter) {
      refusal = obstacle
      return
    }
    let start = spellings.count
    spellings.append(contentsOf: pair.name)
    if pair.value != nil { spellings.append(UInt8(ascii: "=")) }
    guard let parsed = parse(pair.value, &spellings) else {
      refusal = .notAllowed(
        parameter: "\(parameter.name)", given: Refusal.excerpt(pair.value ?? []),
        allowed: allowed())
      return
    }
    value = parsed
    parts.append(
      Part(
        name: parameter.name, spelling: start..<spellings.count,
        mayBeLeftOut: parsed == nil || parsed == defaultValue || parameter.defaultText != nil))
  }

  /// The refusal of a parameter because of the query's other parameters, or because one is missing.
  private func obstacle(to parameter: Parameter) -> Refusal? {
    for other in parameter.conflicts.words where query.pair(named: other) != nil {
      return .conflict("\(parameter.name)", String(decoding: other, as: UTF8.self))
    }
    if let requirement = parameter.requirement, query.pair(named: requirement.utf8) == nil {
      return .missingRequirement("\(parameter.name)", requirement: "\(requirement)")
    }
    // The words are another parameter's name, and its values with which this parameter has no effect.
    if let reason = parameter.ineffectiveWith?.words, let other = query.pair(named: reason[0]),
      let word = reason.dropFirst().first(where: { other.value?.elementsEqual($0) == true })
    {
      return .noEffect(
        "\(parameter.name)",
        with: [reason[0], word].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "="))
    }
    return nil
  }

  // MARK: Kinds of values

  mutating func number(_ parameter: Parameter, _ number: NumberParameter, _ value: inout Double?) {
    read(
      parameter, &value, defaultValue: number.defaultValue,
      mustBe: number.isWhole ? "a whole number" : PlainDecimal.allowed
    ) { text, spelling in
      guard let decimal = text.flatMap({ PlainDecimal($0) }),
        !number.isWhole || decimal.double == decimal.double.rounded()
      else { return nil }
      return decimal.clamped(to: number.limits, writtenTo: &spelling)
    }
  }

  mutating func flag(_ parameter: Parameter, _ value: inout Bool?) {
    read(parameter, &value, defaultValue: nil, mustBe: "without a value") { text, _ in
      text == nil ? true : nil
    }
  }

  mutating func color(_ parameter: Parameter, _ color: ColorParameter, _ value: inout CSSColor?) {
    read(
      parameter, &value, defaultValue: color.defaultValue,
      mustBe: (color.allowsCurrentColor ? "a colour" : "a colour of its own")
        + " such as crimson, #dc143c (written %23dc143c) or rgb(220,20,60)"
        + (color.word.map { ", or \($0)" } ?? "")
    ) { text, spelling -> CSSColor?? in
      guard let text else { return nil }
      if let word = color.word, text.elementsEqual(word.utf8) {
        spelling.append(contentsOf: text)
        return .some(nil)
      }
      guard let parsed = text.withUnsafeBufferPointer({ CSSColor(css: $0) }),
        parsed != .currentColor || color.allowsCurrentColor
      else { return nil }
      if Self.isShortest(text) {
        PercentEncoding.encode(text, to: &spelling)
      } else {
        PercentEncoding.encode(parsed.spelling.utf8, to: &spelling)
      }
      return parsed
    }
  }

  /// Whether a colour is already in its canonical spelling: `#rrggbb` in lower case.
  private static func isShortest(_ color: ArraySlice<UInt8>) -> Bool {
    color.count == 7 && color.first == UInt8(ascii: "#")
      && color.dropFirst().allSatisfy { !(UInt8(ascii: "A")...UInt8(ascii: "F")).contains($0) }
  }

  mutating func word<Word: Keyword>(
    _ parameter: Parameter, defaultValue: Word, _ value: inout Word?
  ) {
    read(parameter, &value, defaultValue: defaultValue, mustBe: Word.choices) { text, spelling in
      guard let text, let word = text.withUnsafeBufferPointer({ Word(keyword: $0) }) else {
        return nil
      }
      spelling.append(contentsOf: word.keyword)
      return word
    }
  }

  mutating func size(_ parameter: Parameter, _ length: NumberParameter, _ value: inout Size?) {
    read(parameter, &value, defaultValue: nil, mustBe: "a width and a height such as 200x50") {
      text, spelling in
      let lengths = text?.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
        .map { PlainDecimal($0) }
      guard let lengths, lengths.count == 2, let width = lengths[0], let height = lengths[1] else {
        return nil
      }
      let clampedWidth = width.clamped(to: length.limits, writtenTo: &spelling)
      spelling.append(UInt8(ascii: "x"))
      return Size(
        width: clampedWidth, height: height.clamped(to: length.limits, writtenTo: &spelling))
    }
  }

  mutating func list<Value: ParameterList>(_ parameter: Parameter, _ value: inout Value?) {
    read(parameter, &value, defaultValue: nil, mustBe: "\(Value.allowed)") { text, spelling in
      guard let text, let list = text.withUnsafeBufferPointer({ Value(list: $0) }) else {
        return nil
      }
      // The commas between items stay unencoded: a query allows them.
      let comma = CollectionOfOne(UInt8(ascii: ","))
      let items = list.items.isEmpty ? [list.spelling] : list.items
      spelling += items.map { item in
        var encoded: [UInt8] = []
        PercentEncoding.encode(item.utf8, to: &encoded)
        return encoded
      }.joined(separator: comma)
      return list
    }
  }

  mutating func text(_ parameter: Parameter, _ value: inout String?) {
    read(
      parameter, &value, defaultValue: nil,
      mustBe: parameter.isPathData
        ? "path data such as M12,2L22,20H2z" : "a text in UTF-8 that is not empty"
    ) {
      text, spelling in
      guard let text, !text.isEmpty else { return nil }
      // Decoding replaces invalid UTF-8 with U+FFFD, so invalid bytes differ below.
      let valid = String(decoding: text, as: UTF8.self)
      guard valid.utf8.elementsEqual(text) else { return nil }
      guard parameter.problem(inText: valid) == nil else { return nil }
      PercentEncoding.encode(text, to: &spelling)
      return valid
    }
  }
}

extension Keyword {
  /// All words, as the end of a sentence.
  fileprivate static var choices: String {
    let words = allCases.map(\.description)
    return words.dropLast().joined(separator: ", ") + " or \(words[words.count - 1])"
  }
}

extension StaticString {
  /// The bytes of the text, without a copy.
  var utf8: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }

  /// The words of the text, which single spaces separate.
  fileprivate var words: [Slice<UnsafeBufferPointer<UInt8>>] {
    utf8.split(separator: UInt8(ascii: " "))
  }
}
