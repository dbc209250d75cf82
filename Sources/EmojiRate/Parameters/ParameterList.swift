/// A value with several items, written with commas between: `blush,glasses`.
///
/// Commas inside parentheses, as in `rgb(1, 2, 3)`, separate nothing. White space around an item is ignored.
package protocol ParameterList: ExpressibleByArrayLiteral, Hashable, Sendable {
  associatedtype Item

  /// Makes a list of items.
  init(_ items: [Item])

  /// The allowed values, as a phrase.
  static var allowed: StaticString { get }

  /// Reads a list; nil if the text is invalid.
  init?(list text: String)

  /// The allowed words of an item; empty if items are no words.
  static var words: [String] { get }

  /// Whether items are colours; false by default.
  static var hasColors: Bool { get }

  /// The items as text.
  var items: [String] { get }
}

extension ParameterList {
  /// Items are no colours.
  package static var hasColors: Bool { false }

  /// Makes a list of the items of a literal.
  public init(arrayLiteral items: Item...) { self.init(items) }
}

extension String {
  /// The items of a list, without the white space around them; there is at least one, which can be empty.
  package var listItems: [String] {
    var depth = 0
    let items = utf8.split(omittingEmptySubsequences: false) { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      guard byte == UInt8(ascii: ","), depth <= 0 else { return false }
      depth = 0
      return true
    }
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 9...13 ~= byte }
    return items.map { item in
      let start = item.drop(while: isSpace)
      let end = start.lastIndex { !isSpace($0) }.map(start.index(after:)) ?? start.startIndex
      return String(Substring(start[..<end]))
    }
  }
}

/// A ramp as a list of CSS colours, lowest rating first.
extension ColorRamp: ParameterList, ExpressibleByArrayLiteral {
  /// The allowed values, as a phrase.
  package static var allowed: StaticString { "two to seven colours with commas between" }

  /// Reads two to seven colours with commas between; `currentColor` is not allowed.
  package init?(list text: String) {
    let colors = text.listItems.map { SRGBColor(css: $0) }
    guard Self.countLimits.contains(colors.count), !colors.contains(nil) else { return nil }
    self.init(colors.compactMap { $0 })
  }

  /// No words: every item is a colour.
  package static var words: [String] { [] }

  /// Every item is a colour.
  package static var hasColors: Bool { true }

  /// The colours in hexadecimal notation.
  package var items: [String] {
    (0..<count).map { self[$0].cssColor.spelling }
  }
}

/// Extras as a list of words; `none` or an empty text is the empty set.
extension FaceExtras: ParameterList, ExpressibleByArrayLiteral {
  /// The allowed values, as a phrase.
  package static var allowed: StaticString { "words with commas between, or none" }

  /// Reads words with commas between.
  package init?(list text: String) {
    self.init()
    if text.isEmpty || text == "none" { return }
    for item in text.listItems {
      guard let extra = FaceExtra(rawValue: item) else { return nil }
      insert(extra)
    }
  }

  /// The words of all extras.
  package static var words: [String] { FaceExtra.words }

  /// The words of the extras in the set.
  package var items: [String] { FaceExtra.allCases.filter { contains($0) }.map { $0.rawValue } }
}
