import EmojiRate

/// Everything that is random of one input: the same for the same number, in every build and everywhere.
///
/// Steele, Lea and Flood's SplitMix64.
struct InputGenerator {
  private var state: UInt64

  init(input number: UInt64) { state = number &* 0xD134_2543_DE82_EF95 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func index(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// How many ratings there are of each value: few, many or none.
  mutating func counts() -> [Int] {
    let most = element([1, 20, 5000, 2_000_000_000])
    return (0...index(22)).map { _ in index(most) - (oneIn(8) ? most : 0) }
  }

  /// True once in `count` times.
  mutating func oneIn(_ count: Int) -> Bool { index(count) == 0 }

  mutating func element<Elements: Collection>(_ elements: Elements) -> Elements.Element {
    elements[elements.index(elements.startIndex, offsetBy: index(elements.count))]
  }

  /// A number of the range as often as one of arbitrary bits, or an end, or none at all.
  mutating func number(_ limits: ClosedRange<Double>) -> Double {
    switch index(4) {
    case 0:
      let place = index(Self.odd.count + 2)
      return switch place {
      case 0: limits.lowerBound
      case 1: limits.upperBound
      default: Self.odd[place - 2]
      }
    case 1: return Double(bitPattern: next())
    default: return inside(limits)
    }
  }

  private static let odd = [
    0, -0.0, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -1, 1,
    0.1, 1e-9, 1e15,
  ]

  mutating func inside(_ limits: ClosedRange<Double>) -> Double {
    limits.lowerBound + (limits.upperBound - limits.lowerBound) * (Double(next() >> 11) * 0x1p-53)
  }

  mutating func text() -> String {
    var text = ""
    for _ in 0..<index(8) { text += element(Self.pieces) }
    return text
  }

  private static let pieces = [
    "a", "{value}", "{maximum}", "{", "<", "&", "\"", "'", "]]>", "\u{0}", "\u{1F}", "\n", "é",
    "評価", "\u{1F642}", "\u{202E}", "\u{FFFE}", "#", "%41", "M0 0h10", "Z", "10,-.5e3", " ",
  ]

  mutating func color() -> CSSColor {
    if oneIn(6) { return .currentColor }
    return .hsb(
      HSBColor(
        hue: number(0...1), saturation: number(0...1), brightness: number(0...1),
        alpha: oneIn(2) ? 1 : number(0...1)))
  }
}
