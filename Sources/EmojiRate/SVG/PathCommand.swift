/// A point in units.
struct UnitPoint: Equatable {
  var x: Int64
  var y: Int64
}

/// How a command ends, which decides how the next one may begin.
struct PathCommandEnd {
  /// The letter that the next command need not repeat; 0 at the beginning.
  var letter: UInt8
  var joint: DecimalJoint
}

/// A command in one of its two forms, as far as it is written.
struct PathCommandForm {
  private(set) var next: UnsafeMutableRawPointer
  private(set) var end: PathCommandEnd

  /// A letter and six numbers.
  static let capacity = 1 + 6 * DecimalCursor.maximumCount

  /// Writes the letter, unless it need not be repeated.
  @inline(__always)
  init(_ letter: UInt8, at start: UnsafeMutableRawPointer, after previous: PathCommandEnd) {
    start.storeBytes(of: letter, as: UInt8.self)
    let repeats = letter == previous.letter
    next = repeats ? start : start + 1
    end = PathCommandEnd(letter: letter, joint: repeats ? previous.joint : .afterLetter)
  }

  @inline(__always)
  fileprivate mutating func append(_ number: ShortDecimal) {
    next = number.write(at: next, after: end.joint)
    end.joint = number.joint
  }

  /// Writes numbers as their distances from the coordinates of `origin` in turn, short decimals.
  @inline(__always)
  mutating func append(short numbers: UnsafeBufferPointer<Int64>, from origin: UnitPoint) {
    for index in 0..<numbers.count {
      append(ShortDecimal(hundredths: numbers[index] &- (index & 1 == 0 ? origin.x : origin.y)))
    }
  }

  /// Writes numbers of any length in the same way.
  @inline(never)
  mutating func append(
    _ numbers: UnsafeBufferPointer<Int64>, from origin: UnitPoint, _ format: DecimalFormat
  ) {
    for index in 0..<numbers.count {
      let units = numbers[index] &- (index & 1 == 0 ? origin.x : origin.y)
      if format.isShort(units) {
        append(ShortDecimal(hundredths: units))
      } else {
        var cursor = DecimalCursor(at: next, after: end.joint)
        cursor.append(units, format)
        next = cursor.next
        end.joint = cursor.joint
      }
    }
  }
}

/// A command in both forms, the absolute one behind the relative one.
struct PathCommand {
  private var relative: PathCommandForm
  private var absolute: PathCommandForm
  /// What the relative form counts from.
  private let origin: UnitPoint

  static let capacity = 2 * PathCommandForm.capacity

  /// Begins a command, given the letter of its relative form.
  @inline(__always)
  init(
    _ letter: UInt8, from origin: UnitPoint, at start: UnsafeMutableRawPointer,
    after previous: PathCommandEnd
  ) {
    relative = PathCommandForm(letter, at: start, after: previous)
    absolute = PathCommandForm(
      letter & ~0x20, at: start + PathCommandForm.capacity, after: previous)
    self.origin = origin
  }

  /// Writes numbers that, as their distances from the coordinates of the origin in turn, are short
  /// decimals.
  ///
  /// Points that are level with the one before, or equal to it, are common, so their text is kept.
  @inline(__always)
  mutating func append(short numbers: UnsafeBufferPointer<Int64>) {
    var x = ShortCoordinate(numbers[0], from: origin.x)
    append(x)
    guard numbers.count > 1 else { return }
    var y = ShortCoordinate(numbers[1], from: origin.y)
    append(y)
    var index = 2
    while index < numbers.count {
      x.become(numbers[index], from: origin.x)
      append(x)
      y.become(numbers[index &+ 1], from: origin.y)
      append(y)
      index &+= 2
    }
  }

  @inline(__always)
  private mutating func append(_ number: ShortCoordinate) {
    relative.append(number.relative)
    absolute.append(number.absolute)
  }

  /// Writes numbers of any length.
  @inline(__always)
  mutating func append(_ numbers: UnsafeBufferPointer<Int64>, _ format: DecimalFormat) {
    relative.append(numbers, from: origin, format)
    absolute.append(numbers, from: UnitPoint(x: 0, y: 0), format)
  }

  /// Keeps the shorter form; the relative one, where they are equal.
  @inline(__always)
  func finish(
    at next: inout UnsafeMutableRawPointer, isFirst: Bool
  ) -> PathCommandEnd {
    let start = next
    let absoluteStart = start + PathCommandForm.capacity
    let count = absolute.next - absoluteStart
    // The first move is the same either way, and absolute by convention.
    guard count < relative.next - start || isFirst else {
      next = relative.next
      return relative.end
    }
    // Nearly every command fits into 48 bytes, and a copy of fixed size is no call.
    start.copyMemory(from: absoluteStart, byteCount: 48)
    if count > 48 { start.copyMemory(from: absoluteStart, byteCount: count) }
    next = start + count
    return absolute.end
  }
}

/// A coordinate in both forms.
private struct ShortCoordinate {
  private(set) var relative: ShortDecimal
  private(set) var absolute: ShortDecimal
  private var value: Int64

  @inline(__always)
  init(_ value: Int64, from origin: Int64) {
    self.value = value
    relative = ShortDecimal(hundredths: value &- origin)
    absolute = ShortDecimal(hundredths: value)
  }

  @inline(__always)
  mutating func become(_ value: Int64, from origin: Int64) {
    if value != self.value { self = Self(value, from: origin) }
  }
}
