/// A number as an address spells it: digits, with an optional sign and decimal point.
///
/// The number is exact, so it has one spelling. The limits of its digits bound the number of spellings.
struct PlainDecimal: Equatable {
  /// The maximum number of digits, and how many of them may be decimals.
  static let digitLimit = 12
  static let decimalLimit = 6

  private static let powersOfTen = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]

  /// The number times 10 to the power of `decimals`.
  private var units = 0
  private var decimals = 0

  /// Reads a number; nil if the bytes are no number or have too many digits.
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

  /// Makes the number with the fewest decimals that equals `value`, or the nearest with six decimals.
  init(_ value: Double) {
    repeat {
      units = Int((value * Double(Self.powersOfTen[decimals])).rounded())
      if double == value { return }
      decimals += 1
    } while decimals < Self.decimalLimit
    units = Int((value * Double(Self.powersOfTen[decimals])).rounded())
  }

  /// The allowed numbers, as the end of a sentence.
  static let allowed =
    "a number such as 3.2, of at most \(digitLimit) digits, \(decimalLimit) of them decimals"

  /// Returns the nearest number within limits, and writes its one spelling.
  func clamped(to limits: ClosedRange<Double>, writtenTo bytes: inout [UInt8]) -> Double {
    let number = double
    let clamped = min(max(number, limits.lowerBound), limits.upperBound)
    (clamped == number ? self : PlainDecimal(clamped)).write(to: &bytes)
    return clamped
  }

  /// The nearest `Double`; both operands of the division are exact, so it rounds once.
  var double: Double { Double(units) / Double(Self.powersOfTen[decimals]) }

  /// Writes the one spelling, such as `-0.5`: a digit before the point, and no extra zeros or plus sign.
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
