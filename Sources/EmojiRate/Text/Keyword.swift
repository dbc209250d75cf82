#if hasFeature(Embedded)
  /// In Embedded Swift, values cannot be stored.
  public typealias StoredValue = Sendable
  /// In Embedded Swift, values cannot be stored.
  public typealias StoredText = Sendable
#else
  /// A value that can be stored.
  public typealias StoredValue = Codable & Sendable
  /// A value that can be stored, and read from text.
  public typealias StoredText = StoredValue & LosslessStringConvertible
#endif

/// A choice with a word for command lines, style files, attributes and addresses.
///
/// Raw values count from 0, in the order in which the choices are offered.
public protocol Keyword: CaseIterable, CustomStringConvertible, Hashable, RawRepresentable,
  StoredText
where RawValue == Int {
  /// The words of all choices in order, separated by spaces.
  static var keywords: StaticString { get }

  /// Whether other words are also allowed; false by default.
  static var hasOtherWords: Bool { get }

  /// The choice for a word in UTF-8, found without the heap; nil for other words.
  init?(keyword word: UnsafeBufferPointer<UInt8>)
}

extension Keyword {
  /// Other words are not allowed.
  public static var hasOtherWords: Bool { false }

  /// The choice for a word in UTF-8, found without the heap; nil for other words.
  public init?(keyword word: UnsafeBufferPointer<UInt8>) {
    guard let choice = Self.first(where: { $0.keyword.elementsEqual(word) }) else { return nil }
    self = choice
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
    /// The choice for a word, as in `FaceCharacter("cat")`; nil for other words.
    public init?(_ word: String) {
      var word = word
      guard let choice = word.withUTF8({ Self(keyword: $0) }) else { return nil }
      self = choice
    }
  }
#endif
