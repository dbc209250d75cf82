#if hasFeature(Embedded)
  /// No more than a value: nothing is stored.
  public typealias StoredValue = Sendable
  /// No more than a value: nothing is stored.
  public typealias StoredText = Sendable
#else
  /// A value that can be stored.
  public typealias StoredValue = Codable & Sendable
  /// A value that can be stored and read as a text.
  public typealias StoredText = StoredValue & LosslessStringConvertible
#endif

/// One of a few choices, each with a word: on a command line, in a style file, in an attribute and in an
/// address.
///
/// The raw values count from 0, in the order in which the choices are offered.
public protocol Keyword: CaseIterable, CustomStringConvertible, Hashable, RawRepresentable,
  StoredText
where RawValue == Int {
  /// The words of all choices in their order, a space between two.
  static var keywords: StaticString { get }

  /// Whether other words are choices too; false by default.
  static var hasOtherWords: Bool { get }

  /// The choice for a word in UTF-8, found without the heap; nil for other words.
  init?(keyword word: UnsafeBufferPointer<UInt8>)
}

extension Keyword {
  /// No others.
  public static var hasOtherWords: Bool { false }

  /// The choice for a word in UTF-8, found without the heap; nil for other words.
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
    /// The choice of a word, `FaceCharacter("cat")`; nil for other words.
    public init?(_ word: String) { self.init(keyword: word) }

    /// The choice for a word; nil for other words.
    public init?(keyword word: String) {
      var word = word
      guard let choice = word.withUTF8({ Self(keyword: $0) }) else { return nil }
      self = choice
    }
  }
#endif
