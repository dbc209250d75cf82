/// Numbers with a fixed number of decimals, as integers: 12.34 with two decimals is 1234 units.
///
/// Integer arithmetic makes every platform and optimisation level write the same bytes.
package struct DecimalFormat: Equatable {
  private let scale: Double

  /// The number of units in the last decimal.
  let step: Double

  /// The number of units in 1: 10 to the power of the precision, or 100 for fewer than two decimals.
  package let unitsPerOne: Int64

  /// Whether numbers are written as a ``ShortDecimal``.
  ///
  /// In WebAssembly, its tables would be most of the module.
  @inline(__always)
  var hasShortDecimals: Bool {
    unitsPerOne == 100
  }

  /// Makes a format of `precision` decimals, 0…6.
  @inline(__always)
  package init(precision: Int) {
    (unitsPerOne, scale, step) =
      switch precision {
      case 0: (100, 1, 100)
      case 1: (100, 10, 10)
      case 2: (100, 100, 1)
      case 3: (1_000, 1_000, 1)
      case 4: (10_000, 10_000, 1)
      case 5: (100_000, 100_000, 1)
      default: (1_000_000, 1_000_000, 1)
      }
  }

  /// The nearest number of units to a value of less than 2⁵¹ units, halves to even.
  @inline(__always)
  package func units(_ value: Double) -> Int64 {
    // Multiply twice, because vector multiplication is faster for doubles than for 64-bit integers.
    nearestInteger((value * scale + roundingShift - roundingShift) * step)
  }

  /// Whether a number with that many units has a ``ShortDecimal``.
  @inline(__always)
  func isShort(_ units: Int64) -> Bool { hasShortDecimals && units.units < ShortDecimal.limit }
}

/// The integer nearest to `value`, halves to even, for magnitudes below 2⁵¹.
///
/// Adding 1.5 · 2⁵² rounds a number to its last bit, which then is the ones. IEEE 754 gives the same result
/// everywhere, without a conversion's checks and branch.
@inline(__always)
package func nearestInteger(_ value: Double) -> Int64 {
  Int64(bitPattern: (value + roundingShift).bitPattern &- roundingShift.bitPattern)
}

@inline(__always)
private var roundingShift: Double { 0x1.8p52 }

extension Int64 {
  /// -1 if it is negative, else 0.
  @inline(__always)
  var signMask: Int64 { self &>> 63 }

  /// Its distance from zero.
  @inline(__always)
  var units: UInt64 { UInt64(bitPattern: (self ^ signMask) &- signMask) }
}
