import EmojiRate

/// Steele, Lea and Flood's SplitMix64: random numbers that are the same in every run and everywhere.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Not `Double.random`, whose way from bits to a number is the standard library's own affair.
  mutating func double(_ limits: ClosedRange<Double> = 0...1) -> Double {
    let fraction = Double(next() >> 11) * 0x1p-53
    return limits.lowerBound + (limits.upperBound - limits.lowerBound) * fraction
  }

  mutating func integer(_ limits: ClosedRange<Int>) -> Int {
    limits.lowerBound + Int(next() % UInt64(limits.count))
  }

  /// Not `randomElement`, whose way is the standard library's own affair too.
  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[integer(0...elements.count - 1)]
  }

  /// True once in `count` times.
  mutating func oneIn(_ count: Int) -> Bool { integer(1...count) == 1 }

  /// Any finite number: as often an everyday one as one of arbitrary bits.
  mutating func finiteDouble() -> Double {
    if oneIn(2) { return double(-10...10) }
    while true {
      let number = Double(bitPattern: next())
      if number.isFinite { return number }
    }
  }

  mutating func hsbColor() -> HSBColor {
    HSBColor(
      hue: double(), saturation: double(), brightness: double(), alpha: oneIn(3) ? double() : 1)
  }

  mutating func cssColor() -> CSSColor { .hsb(hsbColor()) }

  /// A face of any rating and style; every parameter within its limits or a little beyond.
  mutating func face() -> Face {
    let scale = oneIn(2) ? (0.0, 5.0) : (double(-100...0), double(0.001...100))
    let rating = Rating(
      double((scale.0 - 1)...(scale.1 + 1)), minimum: scale.0, maximum: scale.1,
      step: oneIn(3) ? double(0...2) : 0)
    return Face(rating, style: oneIn(4) ? FaceStyle() : style())
  }

  mutating func style() -> FaceStyle {
    FaceStyle(
      lineWidth: double(0...21), mouthWidth: double(0.1...0.8), lipWidth: double(0.1...1),
      mouthPosition: double(0...0.6), eyeWidth: double(0...0.4), eyePosition: double(0.5...0.9),
      showsEyes: !oneIn(4),
      color: oneIn(3)
        ? .fixed(cssColor())
        : .range(
          ColorRange(
            low: hsbColor(), high: hsbColor(), huePath: oneIn(2) ? .linear : .shorter)))
  }

  mutating func options() -> SVGOptions {
    if oneIn(3) { return SVGOptions() }
    let titles = ["{value}/{maximum}", "a < b & \"c\"", "\u{1F600} {value", "\u{1}\u{7F}]]>"]
    return SVGOptions(
      size: double(0...10_001), precision: integer(0...6), isResponsive: oneIn(4),
      background: oneIn(3) ? cssColor() : nil,
      label: oneIn(4)
        ? .decorative : oneIn(3) ? .title(titles[integer(0...titles.count - 1)]) : .sentence)
  }
}
