struct UnitPoint: Equatable {
  var x: Int64
  var y: Int64
}

/// The end of a command, which decides how the next one may begin.
struct PathCommandEnd {
  /// The letter that the next command can leave out; 0 at the start.
  var letter: UInt8
  var joint: DecimalJoint
}

/// A command in one of its two forms while it is written.
struct PathCommandForm {
  private(set) var next: UnsafeMutableRawPointer
  private(set) var end: PathCommandEnd

  /// A letter and six numbers.
  static let capacity = 1 + 6 * DecimalCursor.maximumCount

  /// Writes the letter, unless it can be left out.
  @inline(__always)
  init(_ letter: UInt8, at start: UnsafeMutableRawPointer, after previous: PathCommandEnd) {
    start.storeBytes(of: letter, as: UInt8.self)
    let repeats = letter == previous.letter
    next = repeats ? start : start + 1
    end = PathCommandEnd(letter: letter, joint: repeats ? previous.joint : .afterLetter)
  }

  @inline(__always)
  mutating func append(_ number: ShortDecimal) {
    next = number.write(at: next, after: end.joint)
    end.joint = number.joint
  }

  /// Writes numbers of any length, relative to alternating coordinates of `origin`.
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

/// A coordinate in both forms, as short decimals.
struct ShortCoordinate {
  private(set) var relative: ShortDecimal
  private(set) var absolute: ShortDecimal
  private var value: Int64

  @inline(__always)
  init(_ value: Int64, from origin: Int64) {
    self.value = value
    relative = ShortDecimal(hundredths: value &- origin)
    absolute = ShortDecimal(hundredths: value)
  }

  /// Changes the value; equal coordinates of neighbouring points are common, and keep their text.
  @inline(__always)
  mutating func become(_ value: Int64, from origin: Int64) {
    if value != self.value { self = Self(value, from: origin) }
  }

  /// Writes it to both forms of a command.
  @inline(__always)
  func append(to relative: inout PathCommandForm, _ absolute: inout PathCommandForm) {
    relative.append(self.relative)
    absolute.append(self.absolute)
  }
}
