/// The grammar of a number in JSON.
enum JSONNumber {
  static func canContain(_ byte: UInt8) -> Bool { isDigit(byte) || "+-.eE".utf8.contains(byte) }

  /// Whether `text` is one: no plus sign, no needless zero, a digit on both sides of a point.
  static func isNumber(_ text: [UInt8]) -> Bool {
    var rest = text[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = rest.prefix(while: isDigit)
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
    rest.removeFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      let count = rest.dropFirst().prefix(while: isDigit).count
      guard count > 0 else { return false }
      rest.removeFirst(count + 1)
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      let count = rest.prefix(while: isDigit).count
      guard count > 0 else { return false }
      rest.removeFirst(count)
    }
    return rest.isEmpty
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
