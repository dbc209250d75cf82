/// The text of a number of less than 328 with two decimals, in a machine word: nearly every
/// number of a document, kept in registers and written at once.
///
/// The form of a number cannot be predicted, so conditions are integers, 0 or 1, for arithmetic instead
/// of branches.
struct ShortDecimal {
  /// The digits and the point, without trailing zeros and without a zero before the point.
  private let text: UInt64
  /// The table's facts about the text: eight times its length, and its joint.
  private let entry: UInt64
  /// 1 if there is a minus sign before the text.
  private let isNegative: UInt64

  /// Fewer hundredths than this are a short decimal.
  static let limit: UInt64 = 1 << 15

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
    isNegative = UInt64(bitPattern: hundredths) &>> 63
  }

  /// Writes the number at `next`, and returns its end.
  ///
  /// It writes the part before the text in every case, and overwrites it if it does not count.
  @inline(__always)
  func write(
    at next: UnsafeMutableRawPointer, after joint: DecimalJoint
  ) -> UnsafeMutableRawPointer {
    let separator = UInt8(ascii: " ") &+ UInt8(truncatingIfNeeded: isNegative &* 13)  // or "-"
    next.storeBytes(of: separator, as: UInt8.self)
    // Four bits up, a digit has both bits of a joint, and a point the upper one alone.
    let needsSeparator: UInt64 = joint.bits & text &>> 4 != 0 ? 1 : 0
    let start = next + Int(truncatingIfNeeded: isNegative | needsSeparator)
    start.storeBytes(of: text.littleEndian, as: UInt64.self)
    return start + Int(truncatingIfNeeded: entry &>> 3 & 7)
  }

  /// How the number ends.
  @inline(__always)
  var joint: DecimalJoint { DecimalJoint(bits: entry & 3) }
}

/// The text before a number, if it makes a separator unnecessary.
///
/// A minus sign separates; so does a point, if the number before has one too.
struct DecimalJoint {
  /// 2 if everything but a sign needs a separator, 1 if only digits do.
  fileprivate let bits: UInt64

  /// Something that is no number.
  static var afterLetter: Self { Self(bits: 0) }
  /// A number with a point.
  static var afterPoint: Self { Self(bits: 1) }
  /// A number without one.
  static var afterWhole: Self { Self(bits: 2) }

  /// Whether a number that is not negative needs a separator here.
  func separates(fromPoint startsWithPoint: Bool) -> Bool {
    bits > (startsWithPoint ? 1 : 0)
  }
}
