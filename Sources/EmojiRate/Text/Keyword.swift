/// One of a few choices, each of which has a word: what people write for it on a command line, in a style
/// file, in an attribute and in an address.
///
/// The raw values count from 0, in the order in which the choices are offered.
public protocol Keyword: CaseIterable, CustomStringConvertible, Hashable, RawRepresentable, Sendable
where RawValue == Int {
  /// The words of all choices in their order, a space between two.
  static var keywords: StaticString { get }

  /// Whether other words are choices too; false, where nothing is said.
  static var hasOtherWords: Bool { get }

  /// The choice of a word in UTF-8, found without the heap; nil where there is none.
  init?(keyword word: UnsafeBufferPointer<UInt8>)
}

extension Keyword {
  /// No others.
  public static var hasOtherWords: Bool { false }

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
    UnsafeBufferPointer(Self.keywords).part(rawValue, separator: UInt8(ascii: " "))!
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
