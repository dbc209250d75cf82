/// The text of a number up to 655.35 with two decimals, in a machine word.
///
/// Most numbers of a document are short; they stay in registers and are written at once. The form of a number
/// is unpredictable, so the code uses conditions as integers, 0 or 1, instead of branches.
struct ShortDecimal {
  /// The digits and the point, without trailing zeros and without a zero before the point.
  private let text: UInt64
  /// The facts in the table: eight times the text's length, and its joint.
  private let entry: UInt64
  /// All bits if there is a minus sign before the text, else 0.
  private let sign: UInt64

  /// The first number of hundredths that is no short decimal.
  static let limit: UInt64 = 1 << 16

  @inline(__always)
  init(hundredths: Int64) {
    let magnitude = UInt32(truncatingIfNeeded: hundredths.units)
    let wholeIndex = magnitude / 100
    let zero: UInt32 = magnitude == 0 ? 100 : 0
    let whole = DecimalTables.entry(DecimalTables.wholes, wholeIndex)
    let fraction = DecimalTables.entry(
      DecimalTables.hundredths, magnitude &- wholeIndex &* 100 &+ zero)
    // The shift takes six bits of the entry, which are eight times the count of digits. An entry's
    // spaces are bits that digits and the point have too, so the fraction can be laid over them.
    text = whole &>> 8 | (fraction &>> 8) &<< whole
    entry = whole &+ fraction
    sign = UInt64(bitPattern: hundredths.signMask)
  }

  /// Writes the number at `next`, and returns its end.
  ///
  /// It always writes the text before the number, and overwrites it if it is unnecessary.
  @inline(__always)
  func write(
    at next: UnsafeMutableRawPointer, after joint: DecimalJoint
  ) -> UnsafeMutableRawPointer {
    let separator = UInt8(ascii: " ") | UInt8(truncatingIfNeeded: sign) & 13  // or "-"
    next.storeBytes(of: separator, as: UInt8.self)
    // Shifted by four bits, a digit has both bits of a joint, and a point only the upper one.
    let isSeparate = joint.bits & text &>> 4 | sign != 0
    let start = next + (isSeparate ? 1 : 0)
    start.storeBytes(of: text.littleEndian, as: UInt64.self)
    return start + Int(truncatingIfNeeded: entry &>> 3 & 7)
  }

  /// How the number ends.
  @inline(__always)
  var joint: DecimalJoint { DecimalJoint(bits: entry & 3) }
}

/// The end of a number, which decides whether the next one needs a separator.
///
/// A minus sign separates numbers. So does a point, if the previous number has a point too.
struct DecimalJoint {
  /// 2 if everything except a sign needs a separator, 1 if only digits need one.
  fileprivate let bits: UInt64

  /// After text that is no number.
  static var afterLetter: Self { Self(bits: 0) }
  /// After a number with a point.
  static var afterPoint: Self { Self(bits: 1) }
  /// After a number without a point.
  static var afterWhole: Self { Self(bits: 2) }

  /// Whether a number without a sign needs a separator here.
  func separates(fromPoint startsWithPoint: Bool) -> Bool {
    bits > (startsWithPoint ? 1 : 0)
  }
}
