/// Numbers with a fixed number of decimals, as integers: 12.34 with two decimals is 1234 units.
///
/// Integer arithmetic is what makes every platform and optimisation level write the same bytes.
struct DecimalFormat {
  /// How many units make 1: 10 to the power of the precision.
  let unitsPerOne: Int64

  private let scale: Double

  /// Fewer units than this are found in the tables, which are made for two decimals.
  fileprivate let tabulated: UInt64

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
    tabulated = precision == 2 ? 100_000 : 0
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

/// Writes decimals one after the other, with a separator only where the next could be misread.
///
/// A minus sign separates; so does a point, if the number before had one too.
struct DecimalCursor {
  /// Where the next byte goes.
  var next: UnsafeMutableRawPointer

  // Conditions are integers, 0 or 1, so that they are calculated with rather than branched on: what
  // the next number looks like cannot be predicted.
  private var followsNumber: Int
  private var followsPoint: Int

  /// The most bytes one number takes: separator, sign, thirteen digits, point, six decimals; and what
  /// is written beyond its end.
  static let maximumCount = 24

  /// A place after something that is no number.
  @inline(__always)
  init(at next: UnsafeMutableRawPointer) {
    self.next = next
    (followsNumber, followsPoint) = (0, 0)
  }

  /// A place after the number that another cursor wrote.
  @inline(__always)
  init(at next: UnsafeMutableRawPointer, after number: DecimalEnd) {
    self.next = next
    (followsNumber, followsPoint) = (1, number.hasPoint)
  }

  /// How the number just written ends.
  @inline(__always)
  var end: DecimalEnd { DecimalEnd(hasPoint: followsPoint) }

  /// Writes `units` without trailing zeros, and without a zero before the point unless asked to.
  @inline(__always)
  mutating func append(_ units: Int64, _ format: DecimalFormat, leadingZero: Bool = false) {
    let sign = units &>> 63
    let magnitude = UInt64(bitPattern: (units ^ sign) &- sign)
    if magnitude < format.tabulated {
      append(
        hundredths: UInt32(truncatingIfNeeded: magnitude), sign: Int(truncatingIfNeeded: sign),
        leadingZero: leadingZero)
    } else {
      // By value both ways: a cursor whose address is taken could not stay in registers.
      self = appendingSlowly(
        magnitude, sign: Int(truncatingIfNeeded: sign), format, leadingZero: leadingZero)
    }
  }

  /// Less than a thousand, with two decimals: nearly every number of a document.
  ///
  /// Each part is written whether it counts or not, and the next one over what does not.
  @inline(__always)
  private mutating func append(hundredths: UInt32, sign: Int, leadingZero: Bool) {
    let whole = hundredths / 100
    let decimals = DecimalTables.entry(DecimalTables.hundredths, hundredths &- whole &* 100)
    let digits = DecimalTables.entry(DecimalTables.wholes, whole)
    let startsWithPoint = !leadingZero && hundredths &- 1 < 99 ? 1 : 0
    putPrefix(sign: sign, startsWithPoint: startsWithPoint)
    put(digits.text, count: digits.count & (startsWithPoint &- 1))
    put(decimals.text, count: decimals.count)
    followsNumber = 1
    followsPoint = decimals.count != 0 ? 1 : 0
  }

  @inline(never)
  private func appendingSlowly(
    _ magnitude: UInt64, sign: Int, _ format: DecimalFormat, leadingZero: Bool
  ) -> DecimalCursor {
    var cursor = self
    let unitsPerOne = UInt64(format.unitsPerOne)
    let whole = magnitude / unitsPerOne
    var fraction = magnitude - whole &* unitsPerOne
    let hasPoint = fraction != 0
    let startsWithPoint = hasPoint && whole == 0 && !leadingZero
    cursor.putPrefix(sign: sign, startsWithPoint: startsWithPoint ? 1 : 0)
    if !startsWithPoint { cursor.putWhole(whole) }
    if hasPoint {
      cursor.put(UInt8(ascii: "."))
      var unit = unitsPerOne / 10
      while fraction > 0 {
        let digit = fraction / unit
        cursor.put(UInt8(truncatingIfNeeded: digit) + UInt8(ascii: "0"))
        fraction -= digit &* unit
        unit /= 10
      }
    }
    cursor.followsNumber = 1
    cursor.followsPoint = hasPoint ? 1 : 0
    return cursor
  }

  /// Writes a minus sign, given as 0 or -1, or the separator that is needed without one.
  @inline(__always)
  private mutating func putPrefix(sign: Int, startsWithPoint: Int) {
    let separator = UInt8(ascii: " ")
    let difference = UInt8(ascii: "-") - separator
    next.storeBytes(of: separator &+ (UInt8(truncatingIfNeeded: sign) & difference), as: UInt8.self)
    next += (followsNumber & ~(startsWithPoint & followsPoint)) | (sign & 1)
  }

  /// Writes all digits of a whole number.
  private mutating func putWhole(_ whole: UInt64) {
    var unit: UInt64 = 1
    while whole / unit >= 10 { unit = unit &* 10 }
    var rest = whole
    while unit > 0 {
      let digit = rest / unit
      put(UInt8(truncatingIfNeeded: digit) + UInt8(ascii: "0"))
      rest -= digit &* unit
      unit /= 10
    }
  }

  @inline(__always)
  mutating func put(_ byte: UInt8) {
    next.storeBytes(of: byte, as: UInt8.self)
    next += 1
  }

  /// Writes the first `count` of four bytes.
  @inline(__always)
  private mutating func put(_ text: UInt32, count: Int) {
    next.storeBytes(of: text.littleEndian, as: UInt32.self)
    next += count
  }
}

/// All that one number's end says about how the next begins.
struct DecimalEnd {
  fileprivate var hasPoint = 0
}

extension ByteWriter {
  /// Writes a number by itself, as an attribute's value or in a sentence.
  @inline(__always)
  mutating func append(_ value: Double, _ format: DecimalFormat, leadingZero: Bool = false) {
    reserve(DecimalCursor.maximumCount)
    var cursor = DecimalCursor(at: next)
    cursor.append(format.units(value), format, leadingZero: leadingZero)
    next = cursor.next
  }
}
