/// The lines of a digit or sign, on a grid of 100 by 100.
///
/// The ASCII character identifies the glyph. A point and a comma have no grid; each is a dot as wide as the
/// line.
enum Glyph {
  /// The character for a person, used in a number of ratings.
  static var person: UInt8 { 1 }

  /// The width relative to a digit; nil if the glyph does not exist.
  static func width(_ glyph: UInt8) -> Double? {
    switch glyph {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): 1
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "<"), UInt8(ascii: ">"): 1
    case UInt8(ascii: "("), UInt8(ascii: ")"): 0.42
    case UInt8(ascii: " "): 0.3
    case UInt8(ascii: "%"): 1.6
    case UInt8(ascii: "/"): 0.62
    case UInt8(ascii: "k"): 0.92
    case UInt8(ascii: "M"), person: 1.4
    default: nil
    }
  }

  /// Whether it is a dot rather than a glyph on the grid.
  static func isDot(_ glyph: UInt8) -> Bool {
    glyph == UInt8(ascii: ".") || glyph == UInt8(ascii: ",")
  }

  /// The lines of a glyph that has a ``width(_:)``; a space has none.
  ///
  /// The path data has absolute moves, lines, curves and closings, with whole numbers.
  private static func data(_ glyph: UInt8) -> StaticString {
    switch glyph {
    case UInt8(ascii: "0"): "M50 0C117 0 117 100 50 100C-17 100 -17 0 50 0Z"
    case UInt8(ascii: "1"): "M27 22L63 0L63 100"
    case UInt8(ascii: "2"): "M4 28C4 -9 95 -10 95 29C95 44 83 53 68 64L2 100L100 100"
    case UInt8(ascii: "3"):
      "M5 17C14 6 28 0 47 0C108 0 108 48 44 48C118 48 118 100 46 100C25 100 9 93 1 82"
    case UInt8(ascii: "4"): "M75 100L75 0L0 72L100 72"
    case UInt8(ascii: "5"):
      "M90 0L20 0L13 43C23 36 37 32 52 32C116 32 116 100 48 100C26 100 10 93 1 82"
    case UInt8(ascii: "6"): "M80 0C37 10 0 34 0 67C0 111 100 111 100 67C100 23 0 23 0 67"
    case UInt8(ascii: "7"): "M0 0L100 0C72 32 46 62 36 100"
    case UInt8(ascii: "8"):
      "M50 47C-10 47 -10 0 50 0C110 0 110 47 50 47C-17 47 -17 100 50 100C117 100 117 47 50 47Z"
    case UInt8(ascii: "9"): "M20 100C63 90 100 66 100 33C100 -11 0 -11 0 33C0 77 100 77 100 33"
    case UInt8(ascii: "%"):
      "M88 4L12 96M22 2C50 2 50 44 22 44C-6 44 -6 2 22 2ZM78 56C106 56 106 98 78 98C50 98 50 56 78 56Z"
    case UInt8(ascii: "("): "M100 -14C-33 20 -33 80 100 114"
    case UInt8(ascii: ")"): "M0 -14C133 20 133 80 0 114"
    case UInt8(ascii: "+"): "M6 52L94 52M50 22L50 82"
    case UInt8(ascii: "-"): "M6 52L94 52"
    case UInt8(ascii: "<"): "M94 20L6 54L94 88"
    case UInt8(ascii: ">"): "M6 20L94 54L6 88"
    case UInt8(ascii: "/"): "M100 -6L0 106"
    case UInt8(ascii: "k"): "M0 0L0 100M88 36L0 72M36 57L100 100"
    case UInt8(ascii: "M"): "M0 100L0 0L50 64L100 0L100 100"
    case person: "M50 0C89 0 89 54 50 54C11 54 11 0 50 0ZM0 100C2 63 98 63 100 100"
    default: ""
    }
  }

  /// Draws a glyph with the grid's (0, 0) at a point.
  ///
  /// - Parameter unit: The size of one unit of the grid.
  static func draw(_ glyph: UInt8, at origin: Point, unit: Size, into sink: inout Canvas) {
    var data = GlyphData(UnsafeBufferPointer(data(glyph)))
    func point() -> Point {
      let (x, y) = (data.number(), data.number())
      return Point(origin.x + x * unit.width, origin.y + y * unit.height)
    }
    while let command = data.command() {
      switch command {
      case UInt8(ascii: "M"): sink.move(to: point())
      case UInt8(ascii: "L"): sink.line(to: point())
      case UInt8(ascii: "C"):
        let (control1, control2) = (point(), point())
        sink.curve(to: point(), control1: control1, control2: control2)
      default: sink.close()
      }
    }
  }
}

private struct GlyphData {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func command() -> UInt8? {
    guard index < bytes.count else { return nil }
    defer { index += 1 }
    return bytes[index]
  }

  mutating func number() -> Double {
    if bytes[index] == UInt8(ascii: " ") { index &+= 1 }
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index &+= 1 }
    var number: Int32 = 0
    while index < bytes.count, case let digit = bytes[index] &- UInt8(ascii: "0"), digit < 10 {
      number = number &* 10 &+ Int32(digit)
      index &+= 1
    }
    return Double(isNegative ? 0 &- number : number)
  }
}
