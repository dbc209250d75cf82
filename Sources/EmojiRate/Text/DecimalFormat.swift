/// Numbers with a fixed number of decimals, as integers: 12.34 with two decimals is 1234 units.
///
/// Integer arithmetic is what makes every platform and optimisation level write the same bytes.
struct DecimalFormat {
  /// How many units make 1: 10 to the power of the precision.
  let unitsPerOne: Int64

  private let scale: Double

  /// Fewer units than this have a ``ShortDecimal``.
  let shortLimit: UInt64

  /// Whether numbers are written as a ``ShortDecimal`` at all; its tables would be most of a WebAssembly
  /// module.
  @inline(__always)
  static var hasShortDecimals: Bool {
    #if hasFeature(Embedded)
      false
    #else
      true
    #endif
  }

  /// Whether a number of so many units has a ``ShortDecimal``.
  @inline(__always)
  func isShort(_ units: Int64) -> Bool { Self.hasShortDecimals && units.units < shortLimit }

  /// Makes a format of `precision` decimals, 0…6.
  @inline(__always)
  init(precision: Int) {
    unitsPerOne =
      switch precision {
      case 0: 1
      case 1: 10
      case 2: 100
      case 3: 1_000
      case 4: 10_000
      case 5: 100_000
      default: 1_000_000
      }
    scale = Double(unitsPerOne)
    shortLimit = precision == 2 ? ShortDecimal.limit : 0
  }

  /// The nearest number of units to a value of less than 2⁵¹ units, halves to even.
  @inline(__always)
  func units(_ value: Double) -> Int64 { nearestInteger(value * scale) }
}

/// The integer nearest to `value`, halves to even, for magnitudes below 2⁵¹.
///
/// Added to 1.5 · 2⁵², a number is rounded to its last bit, which then counts ones; the same everywhere
/// by IEEE 754, and without the checks and the branch of a conversion.
@inline(__always)
func nearestInteger(_ value: Double) -> Int64 {
  let shift = 0x1.8p52
  return Int64(bitPattern: (value + shift).bitPattern &- shift.bitPattern)
}

extension Int64 {
  /// -1 if it is negative, else 0.
  @inline(__always)
  var signMask: Int64 { self &>> 63 }

  /// Its distance from zero.
  @inline(__always)
  var units: UInt64 { UInt64(bitPattern: (self ^ signMask) &- signMask) }
}
