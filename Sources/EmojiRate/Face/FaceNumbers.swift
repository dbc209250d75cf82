/// The numbers of a face's style, and which of them are set.
struct FaceNumbers: Hashable, Sendable {
  /// The numbers that differ from their defaults; infinity, which no limits allow, marks the others.
  private var values = SIMD16<Double>(repeating: .infinity)
  /// A bit for each number that is set.
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

  /// Whether a number is set.
  func isGiven(_ number: FaceNumber) -> Bool { given & Self.bit(number) != 0 }

  /// Unsets a number.
  mutating func removeGiven(_ number: FaceNumber) {
    given &= ~Self.bit(number)
    values[number.rawValue] = .infinity
  }

  /// Changes a number unless it is set.
  mutating func own(_ value: Double, as number: FaceNumber) {
    if !isGiven(number) { put(value, as: number) }
  }

  private mutating func put(_ value: Double, as number: FaceNumber) {
    let value = number.parameter.clamped(value)
    values[number.rawValue] = value == number.parameter.defaultValue ? .infinity : value
  }
}
