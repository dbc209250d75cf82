/// A number as a whole count of decimal units.
///
/// So a range has no rounding errors, and its text has no exponent and no digits of arithmetic errors.
struct PlainDecimal {
  /// How many units there are, each of which is the tenth part ``decimals`` times over.
  var units: Int64
  var decimals: Int

  /// The nearest to `value`, a finite number of at most 10¹⁵, with nine decimals, or as many as leave
  /// fifteen digits in all: more say nothing in a `Double`.
  init(_ value: Double) { self.init(value, decimals: Self.decimals(of: value)) }

  init(_ value: Double, decimals: Int) {
    units = Int64((value * Self.powers[decimals]).rounded())
    self.decimals = decimals
  }

  /// How many decimals a number of this magnitude has.
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
