/// Writes decimals of any length and precision one after the other, digit by digit.
struct DecimalCursor {
  var next: UnsafeMutableRawPointer

  /// The text before the number.
  private(set) var joint: DecimalJoint

  /// The maximum number of bytes for a number: separator, sign, thirteen digits, point, six decimals, and the
  /// bytes written beyond its end.
  static let maximumCount = 24

  /// Makes a cursor after text that ends with `joint`.
  @inline(__always)
  init(at next: UnsafeMutableRawPointer, after joint: DecimalJoint) {
    self.next = next
    self.joint = joint
  }

  /// Writes `units` without trailing zeros, and without a zero before the point.
  @inline(never)
  mutating func append(_ units: Int64, _ format: DecimalFormat) {
    let unitsPerOne = UInt64(format.unitsPerOne)
    let whole = units.units / unitsPerOne
    var fraction = units.units &- whole &* unitsPerOne
    let startsWithPoint = fraction != 0 && whole == 0
    if units < 0 {
      put(UInt8(ascii: "-"))
    } else if joint.separates(fromPoint: startsWithPoint) {
      put(UInt8(ascii: " "))
    }
    joint = fraction != 0 ? .afterPoint : .afterWhole
    if !startsWithPoint { putWhole(whole) }
    guard fraction != 0 else { return }
    put(UInt8(ascii: "."))
    var unit = unitsPerOne / 10
    while fraction > 0 {
      fraction = putDigit(of: fraction, unit)
      unit /= 10
    }
  }

  private mutating func putWhole(_ whole: UInt64) {
    var unit: UInt64 = 1
    while whole / unit >= 10 { unit = unit &* 10 }
    var rest = whole
    while unit > 0 {
      rest = putDigit(of: rest, unit)
      unit /= 10
    }
  }

  /// Writes a digit, the quotient of `rest` and `unit`, and returns the remainder.
  private mutating func putDigit(of rest: UInt64, _ unit: UInt64) -> UInt64 {
    let digit = rest / unit
    put(UInt8(truncatingIfNeeded: digit) &+ UInt8(ascii: "0"))
    return rest &- digit &* unit
  }

  private mutating func put(_ byte: UInt8) {
    next.storeBytes(of: byte, as: UInt8.self)
    next += 1
  }
}

extension ByteWriter {
  /// Writes a separate number, such as an attribute's value or a number in a sentence.
  @inline(__always)
  package mutating func append(_ value: Double, _ format: DecimalFormat, leadingZero: Bool = false)
  {
    reserve(DecimalCursor.maximumCount)
    put(value, format, leadingZero: leadingZero)
  }

  /// Writes a separate number into ``DecimalCursor/maximumCount`` reserved bytes.
  @inline(__always)
  mutating func put(_ value: Double, _ format: DecimalFormat, leadingZero: Bool = false) {
    let units = format.units(value)
    let isFraction = leadingZero && units != 0 && units.units < UInt64(format.unitsPerOne)
    // Pass and return by value. A writer whose address is taken could not stay in registers.
    next =
      isFraction
      ? Self.writeFraction(units, format, at: next) : Self.write(units, format, at: next)
  }

  /// Writes an attribute, whose text is given up to and including the quote.
  @inline(__always)
  mutating func append(_ attribute: StaticString, _ value: Double, _ format: DecimalFormat) {
    reserve(attribute.utf8CodeUnitCount + DecimalCursor.maximumCount + 1)
    put(attribute)
    put(value, format)
    put(UInt8(ascii: "\""))
  }

  /// Writes a number, and returns its end.
  @inline(never)
  private static func write(
    _ units: Int64, _ format: DecimalFormat, at next: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    if format.isShort(units) {
      return ShortDecimal(hundredths: units).write(at: next, after: .afterLetter)
    }
    var cursor = DecimalCursor(at: next, after: .afterLetter)
    cursor.append(units, format)
    return cursor.next
  }

  /// Writes a number between -1 and 1 with the zero before its point, and returns its end.
  @inline(never)
  private static func writeFraction(
    _ units: Int64, _ format: DecimalFormat, at next: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    var next = next
    if units < 0 {
      next.storeBytes(of: UInt8(ascii: "-"), as: UInt8.self)
      next += 1
    }
    next.storeBytes(of: UInt8(ascii: "0"), as: UInt8.self)
    return write(abs(units), format, at: next + 1)
  }
}
