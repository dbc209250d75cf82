/// A value that consists of several, as one text with commas between: `blush,glasses`.
///
/// A comma inside of parentheses, as in `rgb(1, 2, 3)`, separates nothing, and white space around an item
/// does not count.
public protocol ParameterList: Hashable, StoredValue {
  /// What is allowed, as a phrase.
  static var allowed: StaticString { get }

  /// Reads a list in UTF-8, without the heap; nil where it is none.
  init?(list text: UnsafeBufferPointer<UInt8>)

  /// Makes a list of up to eight numbers, as ``numbers`` has them; nil where they are none.
  init?(numbers: SIMD8<Double>)

  /// The list as numbers, of which those that are not needed are not numbers.
  var numbers: SIMD8<Double> { get }

  #if !hasFeature(Embedded)
    /// The words that an item can be; none, where it is a colour.
    static var words: [String] { get }

    /// The items, as they are written.
    var items: [String] { get }
  #endif
}

#if !hasFeature(Embedded)
  extension ParameterList {
    /// Reads a list; nil where the text is none.
    public init?(list text: String) {
      var text = text
      guard let list = text.withUTF8({ Self(list: $0) }) else { return nil }
      self = list
    }

    /// The list as it is written: its items with commas between, or `none`.
    public var spelling: String {
      let items = items
      return items.isEmpty ? "none" : items.joined(separator: ",")
    }
  }
#endif

/// The items of a list, one after the other, without the heap.
public struct ListItems: Sequence, IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var isAtEnd = false

  /// The items of a text; there is at least one, which can be empty.
  public init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// The next item, without the white space around it.
  public mutating func next() -> UnsafeBufferPointer<UInt8>? {
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
