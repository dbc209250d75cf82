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
    case UInt8(ascii: "Q"): 1.2
    case UInt8(ascii: "M"), person: 1.4
    default: nil
    }
  }

  /// Whether it is a dot rather than a glyph on the grid.
  static func isDot(_ glyph: UInt8) -> Bool {
    glyph == UInt8(ascii: ".") || glyph == UInt8(ascii: ",")
  }

  /// Draws the lines of a glyph; one without a ``width(_:)``, and a space, have none.
  static func draw(_ glyph: UInt8, on grid: Transform, into sink: inout Canvas) {
    switch glyph {
    case UInt8(ascii: "0"):
      sink.move(grid, 50, 0)
      sink.curve(grid, 117, 0, 117, 100, 50, 100)
      sink.curve(grid, -17, 100, -17, 0, 50, 0)
      sink.close()
    case UInt8(ascii: "1"):
      sink.move(grid, 27, 22)
      sink.line(grid, 63, 0)
      sink.line(grid, 63, 100)
    case UInt8(ascii: "2"):
      sink.move(grid, 4, 28)
      sink.curve(grid, 4, -9, 95, -10, 95, 29)
      sink.curve(grid, 95, 44, 83, 53, 68, 64)
      sink.line(grid, 2, 100)
      sink.line(grid, 100, 100)
    case UInt8(ascii: "3"):
      sink.move(grid, 5, 17)
      sink.curve(grid, 14, 6, 28, 0, 47, 0)
      sink.curve(grid, 108, 0, 108, 48, 44, 48)
      sink.curve(grid, 118, 48, 118, 100, 46, 100)
      sink.curve(grid, 25, 100, 9, 93, 1, 82)
    case UInt8(ascii: "4"):
      sink.move(grid, 75, 100)
      sink.line(grid, 75, 0)
      sink.line(grid, 0, 72)
      sink.line(grid, 100, 72)
    case UInt8(ascii: "5"):
      sink.move(grid, 90, 0)
      sink.line(grid, 20, 0)
      sink.line(grid, 13, 43)
      sink.curve(grid, 23, 36, 37, 32, 52, 32)
      sink.curve(grid, 116, 32, 116, 100, 48, 100)
      sink.curve(grid, 26, 100, 10, 93, 1, 82)
    case UInt8(ascii: "6"):
      sink.move(grid, 80, 0)
      sink.curve(grid, 37, 10, 0, 34, 0, 67)
      sink.curve(grid, 0, 111, 100, 111, 100, 67)
      sink.curve(grid, 100, 23, 0, 23, 0, 67)
    case UInt8(ascii: "7"):
      sink.move(grid, 0, 0)
      sink.line(grid, 100, 0)
      sink.curve(grid, 72, 32, 46, 62, 36, 100)
    case UInt8(ascii: "8"):
      sink.move(grid, 50, 47)
      sink.curve(grid, -10, 47, -10, 0, 50, 0)
      sink.curve(grid, 110, 0, 110, 47, 50, 47)
      sink.curve(grid, -17, 47, -17, 100, 50, 100)
      sink.curve(grid, 117, 100, 117, 47, 50, 47)
      sink.close()
    case UInt8(ascii: "9"):
      sink.move(grid, 20, 100)
      sink.curve(grid, 63, 90, 100, 66, 100, 33)
      sink.curve(grid, 100, -11, 0, -11, 0, 33)
      sink.curve(grid, 0, 77, 100, 77, 100, 33)
    case UInt8(ascii: "%"):
      sink.segment(grid, 88, 4, 12, 96)
      sink.move(grid, 22, 2)
      sink.curve(grid, 50, 2, 50, 44, 22, 44)
      sink.curve(grid, -6, 44, -6, 2, 22, 2)
      sink.close()
      sink.move(grid, 78, 56)
      sink.curve(grid, 106, 56, 106, 98, 78, 98)
      sink.curve(grid, 50, 98, 50, 56, 78, 56)
      sink.close()
    case UInt8(ascii: "("):
      sink.move(grid, 100, -14)
      sink.curve(grid, -33, 20, -33, 80, 100, 114)
    case UInt8(ascii: ")"):
      sink.move(grid, 0, -14)
      sink.curve(grid, 133, 20, 133, 80, 0, 114)
    case UInt8(ascii: "+"):
      sink.segment(grid, 6, 52, 94, 52)
      sink.segment(grid, 50, 22, 50, 82)
    case UInt8(ascii: "-"):
      sink.segment(grid, 6, 52, 94, 52)
    case UInt8(ascii: "<"):
      sink.move(grid, 94, 20)
      sink.line(grid, 6, 54)
      sink.line(grid, 94, 88)
    case UInt8(ascii: ">"):
      sink.move(grid, 6, 20)
      sink.line(grid, 94, 54)
      sink.line(grid, 6, 88)
    case UInt8(ascii: "/"):
      sink.segment(grid, 100, -6, 0, 106)
    case UInt8(ascii: "k"):
      sink.segment(grid, 0, 0, 0, 100)
      sink.segment(grid, 88, 36, 0, 72)
      sink.segment(grid, 36, 57, 100, 100)
    case UInt8(ascii: "M"):
      sink.move(grid, 0, 100)
      sink.line(grid, 0, 0)
      sink.line(grid, 50, 64)
      sink.line(grid, 100, 0)
      sink.line(grid, 100, 100)
    case UInt8(ascii: "Q"):
      sink.move(grid, 50, 0)
      sink.curve(grid, 117, 0, 117, 100, 50, 100)
      sink.curve(grid, -17, 100, -17, 0, 50, 0)
      sink.close()
      sink.segment(grid, 62, 72, 98, 104)
    case person:
      sink.move(grid, 50, 0)
      sink.curve(grid, 89, 0, 89, 54, 50, 54)
      sink.curve(grid, 11, 54, 11, 0, 50, 0)
      sink.close()
      sink.move(grid, 0, 100)
      sink.curve(grid, 2, 63, 98, 63, 100, 100)
    default: break
    }
  }
}
