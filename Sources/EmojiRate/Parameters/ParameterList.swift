/// A value with several items, written with commas between: `blush,glasses`.
///
/// Commas inside parentheses, as in `rgb(1, 2, 3)`, separate nothing. White space around an item is ignored.
package protocol ParameterList: Hashable, Sendable {
  /// The allowed values, as a phrase.
  static var allowed: StaticString { get }

  /// Reads a list in UTF-8, without the heap; nil if the text is invalid.
  init?(list text: UnsafeBufferPointer<UInt8>)

  /// The allowed words of an item; empty if items are colours.
  static var words: [String] { get }

  /// The items as text.
  var items: [String] { get }
}

extension ParameterList {
  /// Reads a list; nil if the text is invalid.
  package init?(list text: String) {
    var text = text
    guard let list = text.withUTF8({ Self(list: $0) }) else { return nil }
    self = list
  }
}

/// Iterates over the items of a list, without the heap.
package struct ListItems: Sequence, IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var isAtEnd = false

  /// Makes the items of a text; there is at least one, which can be empty.
  package init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// The next item, without the white space around it.
  package mutating func next() -> UnsafeBufferPointer<UInt8>? {
    guard !isAtEnd else { return nil }
    var start = position
    var depth = 0
    while position < text.count {
      let byte = text[position]
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte == UInt8(ascii: ","), depth <= 0 { break }
      position += 1
    }
    var end = position
    isAtEnd = position == text.count
    position += 1
    while start < end, Self.isSpace(text[start]) { start += 1 }
    while start < end, Self.isSpace(text[end - 1]) { end -= 1 }
    return UnsafeBufferPointer(rebasing: text[start..<end])
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }
}

/// A ramp as a list of CSS colours, lowest rating first.
extension ColorRamp: ParameterList {
  /// The allowed values, as a phrase.
  package static var allowed: StaticString { "two to seven colours with commas between" }

  /// Reads two to seven colours with commas between; `currentColor` is not allowed.
  package init?(list text: UnsafeBufferPointer<UInt8>) {
    self.init()
    var items = ListItems(text)
    while let item = items.next() {
      guard case .hsb(let color)? = CSSColor(css: item), count < Self.countLimits.upperBound
      else { return nil }
      append(color.sRGB)
    }
    guard count >= Self.countLimits.lowerBound else { return nil }
  }

  /// No words: every item is a colour.
  package static var words: [String] { [] }

  /// The colours in hexadecimal notation.
  package var items: [String] {
    (0..<count).map { CSSColor.hsb(HSBColor(self[$0])).spelling }
  }
}

/// Extras as a list of words; `none` or an empty text is the empty set.
extension FaceExtras: ParameterList {
  /// The allowed values, as a phrase.
  package static var allowed: StaticString { "words with commas between, or none" }

  /// Reads words with commas between.
  package init?(list text: UnsafeBufferPointer<UInt8>) {
    self.init()
    if text.isEmpty || text.elementsEqual(UnsafeBufferPointer("none")) { return }
    var items = ListItems(text)
    while let item = items.next() {
      guard let extra = FaceExtra(rawValue: String(decoding: item, as: UTF8.self)) else {
        return nil
      }
      insert(extra)
    }
  }

  /// The words of all extras.
  package static var words: [String] { FaceExtra.words }

  /// The words of the extras in the set.
  package var items: [String] { FaceExtra.allCases.filter { contains($0) }.map { $0.rawValue } }
}
