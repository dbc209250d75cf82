/// One of a few choices, each of which has a word: what people write for it on a command line, in a style
/// file, in an attribute and in an address.
///
/// The raw values count from 0, in the order in which the choices are offered.
public protocol Keyword: CaseIterable, CustomStringConvertible, Hashable, RawRepresentable, Sendable
where RawValue == Int {
  /// The words of all choices in their order, a space between two.
  static var keywords: StaticString { get }
}

extension Keyword {
  /// The choice of a word in UTF-8, found without the heap; nil where there is none.
  public init?(keyword word: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while let choice = Self(rawValue: index) {
      if choice.keyword.elementsEqual(word) {
        self = choice
        return
      }
      index += 1
    }
    return nil
  }

  /// The word for it, in UTF-8.
  public var keyword: UnsafeBufferPointer<UInt8> {
    let words = Self.keywords
    var rest = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)[...]
    var index = 0
    while true {
      let word = rest.prefix { $0 != UInt8(ascii: " ") }
      if index == rawValue || word.count == rest.count {
        return UnsafeBufferPointer(rebasing: word)
      }
      rest = rest.dropFirst(word.count + 1)
      index += 1
    }
  }

  /// The word for it.
  public var description: String { String(decoding: keyword, as: UTF8.self) }
}

#if !hasFeature(Embedded)
  extension Keyword {
    /// The choice of a word; nil where there is none.
    public init?(keyword word: String) {
      var word = word
      guard let choice = word.withUTF8({ Self(keyword: $0) }) else { return nil }
      self = choice
    }
  }
#endif
