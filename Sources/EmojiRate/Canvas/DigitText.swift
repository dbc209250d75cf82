/// A number as a drawing that looks the same everywhere, because it needs no font.
///
/// The characters are digits and `. , % ( ) + - < > / k M`. All digits have the same width. Lines, gaps and
/// widths become relatively smaller as the height grows.
package struct DigitText: Sendable {
  private let text: InlineText
  /// The height of the digits, in user units.
  let height: Double
  /// The width of the line, in user units.
  let lineWidth: Double
  /// The width of the text, including the line.
  package private(set) var width = 0.0

  /// Makes a text; the bold weight is 1.25.
  init(_ text: InlineText, height: Double, weight: Double = 1) {
    self.text = text
    self.height = height
    lineWidth = Self.regularLine(height) * weight
    for index in 0..<text.count { width += width(text[index]) }
    width += Double(max(text.count - 1, 0)) * Self.gap(height: height)
  }

  /// The text of a label: 10 high.
  package static func small(_ text: InlineText) -> DigitText { DigitText(text, height: 10) }

  /// The text of a mean: 14 high, bold.
  package static func large(_ text: InlineText) -> DigitText {
    DigitText(text, height: 14, weight: 1.25)
  }

  /// The symbol of a person, for a number of ratings.
  package static func person(height: Double) -> DigitText {
    var text = InlineText()
    text.append(Glyph.person)
    return DigitText(text, height: height)
  }

  private static func regularLine(_ height: Double) -> Double { 0.115 * height + 0.3 }

  /// The distance between two glyphs at a height.
  static func gap(height: Double) -> Double { 0.9 * regularLine(height) + 0.2 }

  private func width(_ glyph: UInt8) -> Double {
    if Glyph.isDot(glyph) { return 1.3 * lineWidth }
    return (Glyph.width(glyph) ?? 0) * (0.6 * height + 0.8)
  }

  /// The paint of the digits.
  func paint(_ brush: Brush) -> Paint {
    Paint(line: Stroke(brush, width: lineWidth, cap: .round, join: .round))
  }

  /// Draws it with its top left corner at a point.
  func draw(at corner: Point, into sink: inout Canvas) {
    let half = lineWidth / 2
    var x = corner.x + half
    for index in 0..<text.count {
      let (glyph, width) = (text[index], width(text[index]))
      if Glyph.isDot(glyph) {
        draw(dot: glyph, at: Point(x, corner.y + height - 0.8 * lineWidth), into: &sink)
      } else {
        let grid = Transform(
          a: (width - lineWidth) / 100, b: 0, c: 0, d: (height - lineWidth) / 100,
          origin: Point(x, corner.y + half))
        Glyph.draw(glyph, on: grid, into: &sink)
      }
      x += width + Self.gap(height: height)
    }
  }

  /// Draws a point or comma as a small square, which the line makes round.
  private func draw(dot: UInt8, at point: Point, into sink: inout Canvas) {
    let side = 0.3 * lineWidth
    sink.move(to: point)
    sink.line(to: Point(point.x + side, point.y))
    sink.line(to: Point(point.x + side, point.y + side))
    sink.line(
      to: dot == UInt8(ascii: ".")
        ? Point(point.x, point.y + side)
        : Point(point.x - 0.15 * lineWidth, point.y + side + 0.95 * lineWidth))
    sink.close()
  }
}
