/// A number as an address spells it: digits, with a sign and a point if need be.
///
/// It is kept exactly, so that it has one spelling and there are no more of them than the limits
/// allow.
struct PlainDecimal: Equatable {
  /// How many digits a number has at most, and how many of them may be decimals.
  static let digitLimit = 12
  static let decimalLimit = 6

  private static let powersOfTen = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]

  /// The number times 10 to the power of `decimals`.
  private var units = 0
  private var decimals = 0

  /// Reads a number; nil where the bytes spell none, or one with too many digits.
  init?(_ text: ArraySlice<UInt8>) {
    var rest = text
    let sign = rest.first
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
    guard rest.count <= Self.digitLimit + 1 else { return nil }
    var digitCount = 0
    var hasPoint = false
    for byte in rest {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        units = units * 10 + Int(byte - UInt8(ascii: "0"))
        digitCount += 1
        if hasPoint { decimals += 1 }
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      default: return nil
      }
    }
    while decimals > 0, units % 10 == 0 {
      units /= 10
      decimals -= 1
    }
    guard (1...Self.digitLimit).contains(digitCount), decimals <= Self.decimalLimit else {
      return nil
    }
    if sign == UInt8(ascii: "-") { units = -units }
  }

  /// The nearest `Double`: both sides of the division are exact, so it rounds once.
  var double: Double { Double(units) / Double(Self.powersOfTen[decimals]) }

  /// Writes the one spelling: no needless sign or zero, but one before the point.
  func write(to bytes: inout [UInt8]) {
    if units < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, fraction) = units.magnitude.quotientAndRemainder(
      dividingBy: UInt(Self.powersOfTen[decimals]))
    Self.write(whole, to: &bytes)
    guard decimals > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    Self.write(fraction, atLeast: decimals, to: &bytes)
  }

  private static func write(_ number: UInt, atLeast digitCount: Int = 1, to bytes: inout [UInt8]) {
    if number >= 10 || digitCount > 1 {
      write(number / 10, atLeast: digitCount - 1, to: &bytes)
    }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
