import EmojiRate

/// A text that is compared in natural order: `1.9` comes before `1.10`.
///
/// Runs of digits are compared as numbers, and come before other characters. Other characters are
/// compared by their code points. Texts that differ only in leading zeros are compared as strings.
struct NaturalOrder: Comparable {
  private let text: String
  /// The sort key: a run of digits as its length and its digits, without leading zeros.
  ///
  /// Other characters are their code points, with the highest bit set so that they are larger.
  private let key: [UInt32]

  init(_ text: String) {
    var key: [UInt32] = []
    /// The index in the key of the current run's length; nil outside a run.
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

/// The sort order of labels in a history.
///
/// Versions such as `1.9` or `v3` are in natural order, each after its pre-releases, as in
/// [Semantic Versioning](https://semver.org/#spec-item-11). Months such as `9/2024` and days such
/// as `1.9.` are in the order of the calendar. Numbers can have a sign, such as `-2`. Names begin with another letter. They come last, in
/// the order of their first appearance. The words after the same number, as in `2024 Spring`, are
/// in that order too.
struct LabelOrder: Comparable {
  /// Whether the label is a name; names keep the order of their first appearance.
  let isName: Bool
  private let place: Int
  let text: String
  /// Whether the label is a number below 0, such as `-2`.
  private let isNegative: Bool
  private let release: NaturalOrder
  /// The text after the release, such as `rc.1`; nil for the release itself.
  private let preRelease: NaturalOrder?
  /// Whether words follow the number; words keep the order of their first appearance.
  private let hasWords: Bool

  init(_ label: String, place: Int) {
    let scalars = label.unicodeScalars
    let isVersion = scalars.first == "v" || scalars.first == "V"
    let bare =
      isVersion && scalars.dropFirst().first?.isDigit == true ? scalars.dropFirst() : scalars[...]
    isNegative = Self.isSigned(scalars) && scalars.first != "+"
    isName = bare.first?.isLetter == true
    let end = bare.first?.isDigit == true ? Self.endOfRelease(bare) : nil
    let words = end == nil && !isName ? Self.startOfWords(bare) : nil
    let number = bare[..<(end ?? words ?? bare.endIndex)]
    let unsigned = Self.isSigned(scalars) ? number.dropFirst() : number
    release = NaturalOrder(Self.calendarOrder(of: number) ?? String(unsigned))
    hasWords = words != nil
    preRelease = end.map { NaturalOrder(String(bare[$0...])) }
    (self.place, text) = (place, label)
  }

  /// Whether a label is a number with a sign, and nothing else.
  private static func isSigned(_ scalars: String.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, "-−+".unicodeScalars.contains(first), scalars.count > 1 else {
      return false
    }
    return scalars.dropFirst().allSatisfy { $0.isDigit || $0 == "." }
  }

  /// The index at which a suffix such as `-rc.1`, `rc1` or `b2` begins; nil without such a suffix.
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
          // A point, a space or a bracket before the word belongs to it: `2.0.dev3`, `2.0 (beta)`.
          var start = index
          while start > text.startIndex,
            ". (".unicodeScalars.contains(text[text.index(before: start)])
          {
            start = text.index(before: start)
          }
          return start
        }
      }
      previous = text[index]
    }
    return nil
  }

  /// The index at which words after a number begin, as in `2024 Spring`; nil without words.
  private static func startOfWords(
    _ text: Substring.UnicodeScalarView
  ) -> String.UnicodeScalarIndex? {
    var previous: Unicode.Scalar = "-"
    for index in text.indices {
      if previous == " ", text[index].isLetter { return text.index(before: index) }
      previous = text[index]
    }
    return nil
  }

  /// A month such as `9/2024` or a day such as `1.9.`, with the larger unit first; or nil.
  private static func calendarOrder(of text: Substring.UnicodeScalarView) -> String? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "/" }
    guard parts.count > 1, parts[0].count < 3, (parts[0] + parts[1]).allSatisfy({ $0.isDigit }),
      !parts[0].isEmpty
    else { return nil }
    let isMonth = parts.count == 2 && parts[1].count == 4
    let isDay = parts.count == 3 && (1...2).contains(parts[1].count) && parts[2].isEmpty
    return isMonth || isDay ? "\(String(parts[1]))/\(String(parts[0]))" : nil
  }

  private static let words = ["alpha", "beta", "rc", "pre", "dev"]

  static func < (first: LabelOrder, second: LabelOrder) -> Bool {
    if first.isName || second.isName {
      return first.isName && second.isName ? first.place < second.place : second.isName
    }
    if first.isNegative != second.isNegative { return first.isNegative }
    if first.release != second.release {
      return first.isNegative != (first.release < second.release)
    }
    switch (first.preRelease, second.preRelease) {
    case (let one?, let other?) where one != other: return one < other
    case (_?, nil): return true
    case (nil, _?): return false
    default:
      if first.hasWords != second.hasWords { return second.hasWords }
      return first.hasWords ? first.place < second.place : first.text < second.text
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

  /// Whether the scalar is a letter; outside ASCII, it only excludes blocks of symbols.
  fileprivate var isLetter: Bool {
    switch self {
    case "a"..."z", "A"..."Z": true
    case "\u{D7}", "\u{F7}", "\u{2000}"..."\u{2BFF}", "\u{3000}"..."\u{303F}": false
    case "\u{C0}"..<"\u{1F000}": true
    default: false
    }
  }
}
