/// The lines of a digit or sign, on a grid of 100 by 100.
///
/// A glyph is named by its ASCII character. A point and a comma have no grid: they are a dot as wide as the
/// line.
enum Glyph {
  /// The character that stands for a person: what a number of ratings counts.
  static var person: UInt8 { 1 }

  /// The width in units of a digit's; nil where there is no such glyph.
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

  /// Whether it is a dot in place of a glyph on the grid.
  static func isDot(_ glyph: UInt8) -> Bool {
    glyph == UInt8(ascii: ".") || glyph == UInt8(ascii: ",")
  }

  /// Draws a glyph that has a ``width(_:)``; a space is nothing.
  static func draw<Sink: PathSink>(_ glyph: UInt8, with pen: GlyphPen<Sink>) {
    switch glyph {
    case UInt8(ascii: "0"):
      pen.move(50, 0)
      pen.curve(117, 0, 117, 100, 50, 100)
      pen.curve(-17, 100, -17, 0, 50, 0)
      pen.close()
    case UInt8(ascii: "1"):
      pen.move(27, 22)
      pen.line(63, 0)
      pen.line(63, 100)
    case UInt8(ascii: "2"):
      pen.move(4, 28)
      pen.curve(4, -9, 95, -10, 95, 29)
      pen.curve(95, 44, 83, 53, 68, 64)
      pen.line(2, 100)
      pen.line(100, 100)
    case UInt8(ascii: "3"):
      pen.move(5, 17)
      pen.curve(14, 6, 28, 0, 47, 0)
      pen.curve(108, 0, 108, 48, 44, 48)
      pen.curve(118, 48, 118, 100, 46, 100)
      pen.curve(25, 100, 9, 93, 1, 82)
    case UInt8(ascii: "4"):
      pen.move(75, 100)
      pen.line(75, 0)
      pen.line(0, 72)
      pen.line(100, 72)
    case UInt8(ascii: "5"):
      pen.move(90, 0)
      pen.line(20, 0)
      pen.line(13, 43)
      pen.curve(23, 36, 37, 32, 52, 32)
      pen.curve(116, 32, 116, 100, 48, 100)
      pen.curve(26, 100, 10, 93, 1, 82)
    case UInt8(ascii: "6"):
      pen.move(80, 0)
      pen.curve(37, 10, 0, 34, 0, 67)
      pen.curve(0, 111, 100, 111, 100, 67)
      pen.curve(100, 23, 0, 23, 0, 67)
    case UInt8(ascii: "7"):
      pen.move(0, 0)
      pen.line(100, 0)
      pen.curve(72, 32, 46, 62, 36, 100)
    case UInt8(ascii: "8"):
      pen.move(50, 47)
      pen.curve(-10, 47, -10, 0, 50, 0)
      pen.curve(110, 0, 110, 47, 50, 47)
      pen.curve(-17, 47, -17, 100, 50, 100)
      pen.curve(117, 100, 117, 47, 50, 47)
      pen.close()
    case UInt8(ascii: "9"):
      pen.move(20, 100)
      pen.curve(63, 90, 100, 66, 100, 33)
      pen.curve(100, -11, 0, -11, 0, 33)
      pen.curve(0, 77, 100, 77, 100, 33)
    default: drawSign(glyph, with: pen)
    }
  }

  private static func drawSign<Sink: PathSink>(_ sign: UInt8, with pen: GlyphPen<Sink>) {
    switch sign {
    case UInt8(ascii: "%"):
      pen.move(88, 4)
      pen.line(12, 96)
      pen.move(22, 2)
      pen.curve(50, 2, 50, 44, 22, 44)
      pen.curve(-6, 44, -6, 2, 22, 2)
      pen.close()
      pen.move(78, 56)
      pen.curve(106, 56, 106, 98, 78, 98)
      pen.curve(50, 98, 50, 56, 78, 56)
      pen.close()
    case UInt8(ascii: "("):
      pen.move(100, -14)
      pen.curve(-33, 20, -33, 80, 100, 114)
    case UInt8(ascii: ")"):
      pen.move(0, -14)
      pen.curve(133, 20, 133, 80, 0, 114)
    case UInt8(ascii: "+"):
      pen.move(6, 52)
      pen.line(94, 52)
      pen.move(50, 22)
      pen.line(50, 82)
    case UInt8(ascii: "-"):
      pen.move(6, 52)
      pen.line(94, 52)
    case UInt8(ascii: "<"):
      pen.move(94, 20)
      pen.line(6, 54)
      pen.line(94, 88)
    case UInt8(ascii: ">"):
      pen.move(6, 20)
      pen.line(94, 54)
      pen.line(6, 88)
    case UInt8(ascii: "/"):
      pen.move(100, -6)
      pen.line(0, 106)
    case UInt8(ascii: "k"):
      pen.move(0, 0)
      pen.line(0, 100)
      pen.move(88, 36)
      pen.line(0, 72)
      pen.move(36, 57)
      pen.line(100, 100)
    case UInt8(ascii: "M"):
      pen.move(0, 100)
      pen.line(0, 0)
      pen.line(50, 64)
      pen.line(100, 0)
      pen.line(100, 100)
    case person:
      pen.move(50, 0)
      pen.curve(89, 0, 89, 54, 50, 54)
      pen.curve(11, 54, 11, 0, 50, 0)
      pen.close()
      pen.move(0, 100)
      pen.curve(2, 63, 98, 63, 100, 100)
    default: break
    }
  }
}

/// Draws on the grid of a glyph.
struct GlyphPen<Sink: PathSink> {
  let sink: UnsafeMutablePointer<Sink>
  /// Where the grid's (0, 0) is.
  let origin: Point
  /// The size of one unit of the grid.
  let unit: Size

  private func point(_ x: Double, _ y: Double) -> Point {
    Point(origin.x + x * unit.width, origin.y + y * unit.height)
  }

  func move(_ x: Double, _ y: Double) { sink.pointee.move(to: point(x, y)) }

  func line(_ x: Double, _ y: Double) { sink.pointee.line(to: point(x, y)) }

  func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    sink.pointee.curve(to: point(x, y), control1: point(x1, y1), control2: point(x2, y2))
  }

  func close() { sink.pointee.close() }
}
