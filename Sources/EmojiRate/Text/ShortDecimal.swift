/// The text of a number of less than a thousand with two decimals, in a machine word: nearly every
/// number of a document, kept in registers and written at once.
///
/// What a number looks like cannot be predicted, so conditions are integers, 0 or 1, that are
/// calculated with rather than branched on.
struct ShortDecimal {
  /// The digits and the point, without trailing zeros and without a zero before the point.
  private let text: UInt64
  /// What the tables say of the text's length, and of its having a point.
  private let entry: UInt64
  /// 1 if there is a minus sign before the text.
  private let isNegative: UInt64

  /// Fewer hundredths than this are a short decimal.
  static let limit: UInt64 = 100_000

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

  /// How many bytes the text has.
  @inline(__always)
  fileprivate var count: UInt64 { entry &>> 3 & 7 }

  @inline(__always)
  fileprivate var hasPoint: UInt64 { entry & 1 }

  /// A point differs from a digit in bit 4.
  @inline(__always)
  fileprivate var startsWithPoint: UInt64 { ~text &>> 4 & 1 }

  /// Writes the number at `next`, and gives back where it ends.
  ///
  /// What comes before the text is written whether it counts or not, and the text over it.
  @inline(__always)
  func write(
    at next: UnsafeMutableRawPointer, after joint: DecimalJoint
  ) -> UnsafeMutableRawPointer {
    let separator = UInt8(ascii: " ") &+ UInt8(truncatingIfNeeded: isNegative &* 13)  // or "-"
    next.storeBytes(of: separator, as: UInt8.self)
    let needsSeparator = joint.followsNumber & ~(joint.followsPoint & startsWithPoint)
    let start = next + Int(truncatingIfNeeded: isNegative | needsSeparator)
    start.storeBytes(of: text.littleEndian, as: UInt64.self)
    return start + Int(truncatingIfNeeded: count)
  }

  /// How the number ends.
  @inline(__always)
  var joint: DecimalJoint { DecimalJoint(followsNumber: 1, followsPoint: hasPoint) }
}

/// What stands before a number, as far as it saves the number its separator.
///
/// A minus sign separates; so does a point, if the number before has one too.
struct DecimalJoint {
  fileprivate let followsNumber: UInt64
  fileprivate let followsPoint: UInt64

  /// Something that is no number.
  static var afterLetter: Self { Self(followsNumber: 0, followsPoint: 0) }
  /// A number with a point.
  static var afterPoint: Self { Self(followsNumber: 1, followsPoint: 1) }
  /// A number without one.
  static var afterWhole: Self { Self(followsNumber: 1, followsPoint: 0) }

  /// Whether a number that is not negative needs a separator here.
  func separates(fromPoint startsWithPoint: Bool) -> Bool {
    followsNumber == 1 && !(followsPoint == 1 && startsWithPoint)
  }
}
