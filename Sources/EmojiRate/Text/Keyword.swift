/// A choice whose raw value is its word on command lines, in style files and in addresses.
package protocol Keyword: CaseIterable, Hashable, RawRepresentable, Sendable
where RawValue == String, AllCases == [Self] {
  /// The choice for a word; nil for other words.
  init?(word: String)
}

extension Keyword {
  /// The choice for a word; nil for other words.
  public init?(rawValue word: String) {
    // The compiler's own initialiser would make an array of all words first.
    guard let choice = Self.allCases.first(where: { $0.rawValue == word }) else { return nil }
    self = choice
  }

  /// The choice for a word; nil for other words.
  package init?(word: String) { self.init(rawValue: word) }

  // The standard library would compare the words, which takes ten times as long.
  /// Whether two choices differ.
  package static func != (one: Self, other: Self) -> Bool { !(one == other) }

  /// All words, in order.
  package static var words: [String] { allCases.map { $0.rawValue } }

  /// The place in the order of the cases, from 0.
  package var ordinal: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

  /// The choice at a place in the order of the cases.
  package init(ordinal: Int) { self = unsafeBitCast(UInt8(ordinal), to: Self.self) }
}

extension RawRepresentable where RawValue == Int {
  /// Calls `body` with the cases, whose raw values count from 0, without the array that `allCases` allocates.
  static func forEach(_ body: (Self) -> Void) {
    var index = 0
    while let choice = Self(rawValue: index) {
      body(choice)
      index += 1
    }
  }
}
