/// The numbers of a face's style, and which of them were set.
struct FaceNumbers: Hashable, Sendable {
  /// The numbers that differ from their default; infinity, which no limits allow, stands for the others.
  private var values = SIMD16<Double>(repeating: .infinity)
  /// A bit for each number that was set.
  private var given: UInt16 = 0

  private static func bit(_ number: FaceNumber) -> UInt16 { 1 << UInt16(number.rawValue) }

  /// A number; assigning sets it, clamped.
  subscript(number: FaceNumber) -> Double {
    get {
      let value = values[number.rawValue]
      return value < .infinity ? value : number.parameter.defaultValue
    }
    set {
      given |= Self.bit(number)
      put(newValue, as: number)
    }
  }

  /// Whether a number was set.
  func isGiven(_ number: FaceNumber) -> Bool { given & Self.bit(number) != 0 }

  /// Takes a number back that was set.
  mutating func removeGiven(_ number: FaceNumber) {
    given &= ~Self.bit(number)
    values[number.rawValue] = .infinity
  }

  /// Says what a number is while it is not set.
  mutating func own(_ value: Double, as number: FaceNumber) {
    if !isGiven(number) { put(value, as: number) }
  }

  private mutating func put(_ value: Double, as number: FaceNumber) {
    let value = number.parameter.clamped(value)
    values[number.rawValue] = value == number.parameter.defaultValue ? .infinity : value
  }

  /// Whether both have the same numbers.
  static func == (one: Self, other: Self) -> Bool { one.values == other.values }

  /// Hashes the numbers.
  func hash(into hasher: inout Hasher) { values.hash(into: &hasher) }
}
