import EmojiRate

/// Writes the table of slots, from which the script learns their order, names and kinds.
///
/// A space follows each entry: a name, then the mark of its kind. A flag has "?", a colour "#", a size "*" and a
/// list "+". A choice has ":" and its words, separated by commas. Numbers have no mark. A parameter without an
/// attribute has ".".
struct SlotTable {
  private let output: UnsafeMutableRawBufferPointer
  private var count = 0

  private init(output: UnsafeMutableRawBufferPointer) { self.output = output }

  /// Writes the table into a buffer, and returns its length in bytes.
  static func write(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    var table = SlotTable(output: buffer)
    var slot = 0
    while true {
      var reader = SlotReader(nil, entryAt: slot)
      _ = Said(&reader)
      if let entry = reader.entry { table.append(entry) }
      slot += 1
      if slot == reader.index { return table.count }
    }
  }

  private mutating func append(_ entry: SlotReader.Entry) {
    append(entry.parameter.attribute)
    append(entry.parameter.isAttribute ? entry.kind : ".")
    if entry.isSymbol { append("face,") }
    append(words: entry.words, ending: entry.isSymbol ? "s" : "")
    append(" ")
  }

  /// Writes words with commas in place of their spaces, and `ending` after each word.
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

/// The differences between attributes and the command's options.
extension Parameter {
  /// The name of the attribute; for the ends of the scale, the names in `<input type="range">`.
  var attribute: StaticString {
    if isNamed("minimum") { return "min" }
    if isNamed("maximum") { return "max" }
    return name
  }

  /// Whether there is an attribute: pictures always fill the element, whose name and role describe them.
  var isAttribute: Bool { !isNamed("responsive") && !isNamed("decorative") }

  /// The default of a number; NaN if it has no fixed default.
  func defaultValue(_ number: NumberParameter) -> Double {
    isNamed("width") || isNamed("size") ? .nan : number.defaultValue
  }

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
    /// Ignores a text, because texts have no slots.
    mutating func text(_ parameter: Parameter, _ value: inout String?) {}
  }
#endif
