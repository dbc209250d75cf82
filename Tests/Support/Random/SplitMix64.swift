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

  mutating func index(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func integer(_ limits: ClosedRange<Int>) -> Int {
    limits.lowerBound + index(limits.count)
  }

  /// Not `randomElement`, whose way is the standard library's own affair too.
  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[index(elements.count)]
  }

  /// True once in `count` times.
  mutating func oneIn(_ count: Int) -> Bool { index(count) == 0 }

  /// Any finite number: as often an everyday one as one of arbitrary bits.
  mutating func finiteDouble() -> Double {
    if oneIn(2) { return double(-10...10) }
    while true {
      let number = Double(bitPattern: next())
      if number.isFinite { return number }
    }
  }
}
