import EmojiRate

/// A text in the order that people expect of numbered names: `1.9` before `1.10`.
///
/// Runs of digits are compared as numbers and come before other characters, which are compared by their code
/// points. Texts that only differ in leading zeros are compared as they are.
struct NaturalOrder: Comparable {
  private let text: String
  /// Each run of digits as their number and then the digits, without leading zeros; other code points are larger.
  private let key: [UInt32]

  init(_ text: String) {
    var key: [UInt32] = []
    /// The place of the number of digits of the current run.
    var run: Int?
    for scalar in text.unicodeScalars {
      guard ("0"..."9").contains(scalar) else {
        run = nil
        key.append(1 << 31 | scalar.value)
        continue
      }
      let place = run ?? key.count
      if run == nil { key.append(0) }
      run = place
      guard scalar != "0" || key[place] > 0 else { continue }
      key[place] += 1
      key.append(scalar.value)
    }
    (self.text, self.key) = (text, key)
  }

  static func < (first: NaturalOrder, second: NaturalOrder) -> Bool {
    first.key != second.key
      ? first.key.lexicographicallyPrecedes(second.key) : first.text < second.text
  }
}

/// The place of a label among the periods of a history.
///
/// Versions such as `1.9` or `v3` are in natural order, each behind its pre-releases, as in
/// [Semantic Versioning](https://semver.org/#spec-item-11). Names, which begin with another letter, come behind them in the
/// order of their first appearance.
struct LabelOrder: Comparable {
  /// Whether it is a name, which keeps the order of its first appearance.
  let isName: Bool
  private let place: Int
  let text: String
  private let release: NaturalOrder
  /// What follows the release, such as `rc.1`; nil for the release itself.
  private let preRelease: NaturalOrder?

  init(_ label: String, place: Int) {
    let scalars = label.unicodeScalars
    let isVersion = scalars.first == "v" || scalars.first == "V"
    let bare =
      isVersion && scalars.dropFirst().first?.isDigit == true ? scalars.dropFirst() : scalars[...]
    isName = bare.first?.isLetter == true
    let end = bare.first?.isDigit == true ? Self.endOfRelease(bare) : nil
    release = NaturalOrder(String(bare[..<(end ?? bare.endIndex)]))
    preRelease = end.map { NaturalOrder(String(bare[$0...])) }
    (self.place, text) = (place, label)
  }

  /// Where `-rc.1`, `rc1` or `b2` begins; nil for a release.
  private static func endOfRelease(_ text: Substring.UnicodeScalarView) -> String
    .UnicodeScalarIndex?
  {
    var previous: Unicode.Scalar = " "
    for index in text.indices {
      let isStart = text[index].isLetter && !previous.isLetter
      if isStart, previous == "-" { return text.index(before: index) }
      if isStart {
        let word = text[index...].prefix { $0.isLetter }
        let isNumbered = text[word.endIndex...].first?.isDigit == true
        let isShort = word.count == 1 && (word.first == "a" || word.first == "b")
        if isShort && isNumbered || words.contains(where: { word.elementsEqual($0.unicodeScalars) })
        {
          // A point can be between, as in `2.0.dev3`.
          return previous == "." ? text.index(before: index) : index
        }
      }
      previous = text[index]
    }
    return nil
  }

  private static let words = ["alpha", "beta", "rc", "pre", "dev"]

  static func < (first: LabelOrder, second: LabelOrder) -> Bool {
    if first.isName || second.isName {
      return first.isName && second.isName ? first.place < second.place : second.isName
    }
    if first.release != second.release { return first.release < second.release }
    switch (first.preRelease, second.preRelease) {
    case (let one?, let other?) where one != other: return one < other
    case (_?, nil): return true
    case (nil, _?): return false
    default: return first.text < second.text
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

  /// Whether it is a letter; of other scripts, it leaves out the blocks of signs.
  fileprivate var isLetter: Bool {
    switch self {
    case "a"..."z", "A"..."Z": true
    case "\u{D7}", "\u{F7}", "\u{2000}"..."\u{2BFF}", "\u{3000}"..."\u{303F}": false
    case "\u{C0}"..<"\u{1F000}": true
    default: false
    }
  }
}
