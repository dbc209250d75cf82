/// A decimal number: a whole number of decimal units.
///
/// So adding steps has no rounding errors, and texts have no exponents and no needless digits.
struct PlainDecimal {
  /// The number of units; a unit is 10 to the power of -``decimals``.
  let units: Int64
  let decimals: Int

  /// The number nearest to `value`, which must be finite and at most 10¹⁵.
  ///
  /// It has nine decimals, or fewer to stay within fifteen digits, the precision of a `Double`.
  init(_ value: Double) { self.init(value, decimals: Self.decimals(of: value)) }

  init(_ value: Double, decimals: Int) {
    self.init(units: Int64((value * Self.powers[decimals]).rounded()), decimals: decimals)
  }

  init(units: Int64, decimals: Int) {
    self.units = units
    self.decimals = decimals
  }

  /// The number of decimals to keep for a number of this magnitude.
  static func decimals(of value: Double) -> Int {
    var decimals = 9
    while decimals > 0, abs(value) >= powers[15 - decimals] { decimals -= 1 }
    return decimals
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// The number nearest to the text.
  var value: Double { Double(units) / Self.powers[decimals] }

  /// The shortest text, such as `3.2`.
  var text: String {
    var rest = units.magnitude
    var fraction = decimals
    while fraction > 0, rest % 10 == 0 {
      rest /= 10
      fraction -= 1
    }
    var digits = Array(String(rest).utf8)
    while digits.count <= fraction { digits.insert(UInt8(ascii: "0"), at: 0) }
    if fraction > 0 { digits.insert(UInt8(ascii: "."), at: digits.count - fraction) }
    return (units < 0 ? "-" : "") + String(decoding: digits, as: UTF8.self)
  }
}
