import EmojiRate
import EmojiRateControl

/// Makes the script of `emoji-rate control`, and returns it in UTF-8 up to a zero byte; or "!" and what is wrong.
///
/// - Parameters:
///   - text: The kind of picture, then a name and a text for each option, all in UTF-8 with a zero byte at the
///     end. The text of a flag is empty.
///   - count: The number of bytes.
@_expose(wasm, "record") @_cdecl("record")
func record(_ text: UnsafePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8> {
  let words = UnsafeBufferPointer(start: text, count: count).split(
    separator: 0, omittingEmptySubsequences: false
  ).map { UnsafeBufferPointer(rebasing: $0) }
  var options = OptionReader()
  for index in stride(from: 1, to: words.count - 1, by: 2) {
    options.texts.append((words[index].string, words[index + 1]))
  }
  let script =
    words[0].string == StarRow.name ? options.script(StarRow.self) : options.script(Face.self)
  let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: script.utf8.count + 1)
  let end = bytes.initialize(fromContentsOf: script.utf8)
  bytes[end] = 0
  return UnsafePointer(bytes.baseAddress!)
}

/// Reads the options of `control` into settings.
struct OptionReader: ParameterVisitor {
  /// The options in order: names without dashes, and texts.
  var texts: [(name: String, text: UnsafeBufferPointer<UInt8>)] = []

  /// The first option whose text is not allowed.
  private var wrong: String?

  private func text(_ name: String) -> UnsafeBufferPointer<UInt8>? {
    texts.first { $0.name == name }?.text
  }

  /// Reads the text of a parameter; nil if it is not given or not allowed.
  private mutating func value<Value>(
    of parameter: Parameter, _ read: (UnsafeBufferPointer<UInt8>) -> Value?
  ) -> Value? {
    guard let text = text("\(parameter.name)") else { return nil }
    let value = read(text)
    if value == nil, wrong == nil { wrong = "--\(parameter.name) \(text.string)" }
    return value
  }

  /// The script of a control with a kind of picture.
  mutating func script<Kind: ControlledPicture>(_ kind: Kind.Type) -> String {
    var settings = PictureSettings()
    settings.visitParameters(in: Kind.parameters, &self)
    if let wrong { return "!\(wrong) is not allowed" }
    let language = text("language").flatMap { Language(word: $0.string) }
    var command = ["emoji-rate", "control"]
    if Kind.self != Face.self { command.append(Kind.name) }
    for option in texts {
      command.append("--\(option.name)")
      if !option.text.isEmpty { command.append(option.text.string) }
    }
    return ControlScript(
      part: Kind.part,
      looks: [("default", ControlScript.look(kind, settings))], name: "emoji-rate",
      languages: [language ?? .english], words: text("words")?.string ?? "",
      command: command + ["-o", "rating.js"], version: version
    ).text
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
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var string: String { String(decoding: self, as: UTF8.self) }
}
