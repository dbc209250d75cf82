import EmojiRate

/// Writes the slots and what they are, from which the script knows their numbers: one after the other, a
/// space behind each.
///
/// State ends with "."; of the attributes, words have the words behind a colon, switches end with "?",
/// colours with "#", two numbers with "*", lists with "+", and the others are numbers.
struct SlotTable {
  private let output: UnsafeMutableRawBufferPointer
  private var count = 0

  private init(output: UnsafeMutableRawBufferPointer) { self.output = output }

  /// Writes the table into a buffer, and says how many bytes it has.
  static func write(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    var table = SlotTable(output: buffer)
    // Those of ``Slot``.
    table.append("value. isRated. isPressed. lastX. lastY. startValue. startIsRated. ")
    table.append("dragged. isDrag. touch:")
    table.append(words: TouchRule.keywords)
    table.append(" direction:")
    table.append(words: FaceDirection.keywords)
    table.append(" sensitivity readonly? disabled? clearable? ")
    var slot = Slot.tableStart
    while true {
      var reader = SlotReader(nil, entryAt: slot)
      _ = Said(&reader)
      if let entry = reader.entry { table.append(entry) }
      slot += 1
      if slot == reader.end { return table.count }
    }
  }

  private mutating func append(_ entry: SlotReader.Entry) {
    append(entry.parameter.attribute)
    // Of what is no attribute nothing is to be said.
    append(entry.parameter.isAttribute ? entry.kind : ".")
    if entry.isSymbol { append("face,") }
    append(words: entry.words, ending: entry.isSymbol ? "s" : "")
    append(" ")
  }

  /// Writes words that have a space between two with a comma there, each with an ending.
  private mutating func append(words: StaticString, ending: StaticString = "") {
    for index in 0..<words.utf8CodeUnitCount {
      let byte = words.utf8Start[index]
      if byte == UInt8(ascii: " ") {
        append(ending)
        append(",")
      } else {
        append(byte)
      }
    }
    append(ending)
  }

  private mutating func append(_ text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount { append(text.utf8Start[index]) }
  }

  private mutating func append(_ byte: UInt8) {
    if count < output.count { output[count] = byte }
    count += 1
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

  /// What holds of a number where none is said; not a number, where that is nothing.
  func defaultValue(_ number: NumberParameter) -> Double {
    isNamed("width") || isNamed("size") ? .nan : number.defaultValue
  }

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
