/// A fraction of whole numbers, which is compared exactly.
package struct Fraction: Comparable, Sendable {
  package let numerator: Int64
  /// Above 0.
  package let denominator: Int64

  package init(_ numerator: Int64, _ denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The nearest number.
  package var value: Double { Double(numerator) / Double(denominator) }

  /// The whole number below or at it.
  package var floor: Int64 {
    let quotient = numerator / denominator
    return quotient &* denominator > numerator ? quotient - 1 : quotient
  }

  /// The whole number above or at it.
  package var ceiling: Int64 { floor + (numerator % denominator == 0 ? 0 : 1) }

  /// Whether two fractions are the same number: 2/4 and 1/2.
  package static func == (first: Fraction, second: Fraction) -> Bool {
    !(first < second) && !(second < first)
  }

  /// Compares whole parts, then the reciprocals of what is left, as for continued fractions.
  ///
  /// Products of the numbers could need more than 64 bits.
  package static func < (first: Fraction, second: Fraction) -> Bool {
    var (first, second) = (first, second)
    while true {
      guard first.floor == second.floor else { return first.floor < second.floor }
      let (rest, otherRest) = (first.rest, second.rest)
      guard rest > 0, otherRest > 0 else { return rest == 0 && otherRest > 0 }
      (first, second) = (Fraction(second.denominator, otherRest), Fraction(first.denominator, rest))
    }
  }

  /// The numerator of the part after the whole one.
  private var rest: Int64 { numerator &- floor &* denominator }
}
