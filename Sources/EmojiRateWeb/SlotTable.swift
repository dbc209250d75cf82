import EmojiRate

/// Writes the slots and what they are, from which the script knows their numbers: one after the other, a
/// space behind each.
///
/// State ends with "."; of the attributes, words have the words behind a colon, switches end with "?",
/// colours with "#", two numbers with "*", lists with "+", and the others are numbers.
struct SlotTable: ParameterVisitor {
  private var output: UnsafeMutableRawBufferPointer
  private(set) var count = 0

  /// Writes the table into a buffer, and says how many bytes it has.
  static func write(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    var table = SlotTable(output: buffer)
    for slot in Slot.allCases {
      table.append(slot.entry)
      switch slot {
      case .touch: table.appendWords(TouchRule.self)
      case .direction: table.appendWords(FaceDirection.self)
      default: break
      }
      table.append(" ")
    }
    var settings = PictureSettings()
    settings.visitParameters(&table)
    return table.count
  }

  private mutating func append(_ text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount { append(text.utf8Start[index]) }
  }

  /// Writes the words of a choice with commas between; those of a row's symbols in the plural, behind the
  /// face by itself.
  private mutating func appendWords<Word: Keyword>(_: Word.Type) {
    let isSymbol = Word.self == RowSymbol.self
    if isSymbol { append("face,") }
    let words = Word.keywords
    for index in 0..<words.utf8CodeUnitCount {
      let byte = words.utf8Start[index]
      if byte != UInt8(ascii: " ") {
        append(byte)
      } else {
        append(isSymbol ? "s," : ",")
      }
    }
    if isSymbol { append("s") }
  }

  private mutating func append(_ byte: UInt8) {
    if count < output.count { output[count] = byte }
    count += 1
  }

  private mutating func append(_ parameter: Parameter, _ kind: StaticString) {
    append(parameter.attribute)
    // Of what is no attribute nothing is to be said.
    append(parameter.isAttribute ? kind : ".")
  }

  mutating func number(
    _ parameter: Parameter, _ number: NumberParameter, _ value: inout Double?
  ) {
    append(parameter, " ")
  }

  mutating func flag(_ parameter: Parameter, _ value: inout Bool?) {
    append(parameter, "?")
    append(" ")
  }

  mutating func color(
    _ parameter: Parameter, _ color: ColorParameter, _ value: inout CSSColor?
  ) {
    append(parameter, "# ")
  }

  mutating func word<Word: Keyword>(
    _ parameter: Parameter, usual: Word, _ value: inout Word?
  ) {
    append(parameter, ":")
    appendWords(Word.self)
    append(" ")
  }

  mutating func size(
    _ parameter: Parameter, _ length: NumberParameter, _ value: inout Size?
  ) {
    append(parameter, "* ")
  }

  mutating func list<Value: ParameterList>(_ parameter: Parameter, _ value: inout Value?) {
    append(parameter, "+ ")
  }
}

/// Where attributes differ from the options of the command, and why.
extension Parameter {
  /// The name of the attribute: the ends of the scale are those of `<input type="range">`.
  var attribute: StaticString {
    if isNamed("minimum") { return "min" }
    if isNamed("maximum") { return "max" }
    return name
  }

  /// Whether it is one: the picture always fills the element, whose name and role say what it is.
  var isAttribute: Bool { !isNamed("responsive") && !isNamed("decorative") }

  /// Whether it has a name.
  func isNamed(_ name: StaticString) -> Bool {
    guard self.name.utf8CodeUnitCount == name.utf8CodeUnitCount else { return false }
    for index in 0..<name.utf8CodeUnitCount
    where self.name.utf8Start[index] != name.utf8Start[index] {
      return false
    }
    return true
  }
}

#if !hasFeature(Embedded)
  extension ParameterVisitor {
    /// Nothing: texts have no slots.
    mutating func text(_ parameter: Parameter, _ value: inout String?) {}
  }
#endif
