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

  /// True once in `count` times.
  mutating func oneIn(_ count: Int) -> Bool { index(count) == 0 }

  mutating func element<Element>(_ elements: [Element]) -> Element {
    elements[index(elements.count)]
  }

  /// A number of the range as often as one of arbitrary bits, or an end, or none at all.
  mutating func number(_ limits: ClosedRange<Double>) -> Double {
    let odd = [
      limits.lowerBound, limits.upperBound, 0, -0.0, .nan, .infinity, -.infinity,
      .leastNonzeroMagnitude, .greatestFiniteMagnitude, -1, 1, 0.1, 1e-9, 1e15,
    ]
    switch index(4) {
    case 0: return element(odd)
    case 1: return Double(bitPattern: next())
    default: return inside(limits)
    }
  }

  mutating func inside(_ limits: ClosedRange<Double>) -> Double {
    limits.lowerBound + (limits.upperBound - limits.lowerBound) * (Double(next() >> 11) * 0x1p-53)
  }

  mutating func text() -> String {
    let pieces = [
      "a", "{value}", "{maximum}", "{", "<", "&", "\"", "'", "]]>", "\u{0}", "\u{1F}", "\n", "é",
      "評価", "\u{1F642}", "\u{202E}", "\u{FFFE}", "#", "%41", "M0 0h10", "Z", "10,-.5e3", " ",
    ]
    return (0..<index(8)).map { _ in element(pieces) }.joined()
  }

  mutating func color() -> CSSColor {
    if oneIn(6) { return .currentColor }
    return .hsb(
      HSBColor(
        hue: number(0...1), saturation: number(0...1), brightness: number(0...1),
        alpha: oneIn(2) ? 1 : number(0...1)))
  }
}

/// Says something random of some parameters, whichever there are.
struct RandomParameters: ParameterVisitor {
  var generator: InputGenerator
  /// How seldom anything is said of a parameter.
  let rarity: Int

  private mutating func assign<Value>(
    _ value: inout Value?, _ random: (inout InputGenerator) -> Value?
  ) {
    if generator.oneIn(rarity) { value = random(&generator) }
  }

  mutating func number(_: Parameter, _ number: NumberParameter, _ value: inout Double?) {
    assign(&value) { $0.number(number.limits) }
  }

  mutating func flag(_: Parameter, _ value: inout Bool?) { assign(&value) { $0.oneIn(2) } }

  mutating func color(_: Parameter, _: ColorParameter, _ value: inout CSSColor?) {
    assign(&value) { $0.color() }
  }

  mutating func word<Word: Keyword>(_: Parameter, usual _: Word, _ value: inout Word?) {
    assign(&value) { $0.element(Array(Word.allCases)) }
  }

  mutating func size(_: Parameter, _ length: NumberParameter, _ value: inout Size?) {
    assign(&value) { Size(width: $0.number(length.limits), height: $0.number(length.limits)) }
  }

  mutating func list<Value: ParameterList>(_: Parameter, _ value: inout Value?) {
    let texts = [
      "red,gold,green", "navy,#0f08", "blush,glasses", "none", "tears", "hat,bow-tie,whiskers",
      "hsb(0.1 1 1),hsb(0.9 0.2 1 / 40%),black,white", "blush,tongue,sweat",
    ]
    assign(&value) { Value(list: $0.element(texts)) }
  }

  mutating func text(_ parameter: Parameter, _ value: inout String?) {
    let heads = [
      "M0 0h100v100h-100z", "M50 0A50 50 0 1 1 49.9 0z", "M0,0L10,0L5,9Z;M0,1L10,1L5,8Z",
    ]
    let isPath = parameter.isPathData
    assign(&value) { isPath && $0.oneIn(2) ? $0.element(heads) : $0.text() }
  }
}
