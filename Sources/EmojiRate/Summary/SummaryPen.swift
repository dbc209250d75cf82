/// Draws the pieces of a summary.
///
/// Coordinates are for a picture laid out from left to right.
package struct SummaryPen {
  let canvas: UnsafeMutablePointer<Canvas>
  let textColor: CSSColor
  let isMirrored: Bool
  /// The width of the canvas, in which right-to-left pictures are mirrored.
  let width: Double

  /// Added to all coordinates, so that floating-point errors do not decide how a half is rounded.
  private var bias: Double { 1e-7 }

  /// The top left corner of a frame with a given width.
  private func corner(_ x: Double, _ y: Double, width: Double) -> Point {
    Point((isMirrored ? self.width - x - width : x) + bias, y + bias)
  }

  /// The paint of a text.
  private func ink(_ text: DigitText) -> Paint { text.paint(textColor.brush) }

  package func text(_ text: DigitText, x: Double, y: Double) {
    canvas.pointee.paint(ink(text))
    text.draw(at: corner(x, y, width: text.width), into: &canvas.pointee)
  }

  /// Draws two texts on one baseline; a mirrored picture keeps their order.
  func text(
    _ first: DigitText, _ second: DigitText?, gap: Double, x: Double, baseline: Double
  ) {
    let total = Self.width(first, second, gap: gap)
    let start = corner(x, baseline, width: total)
    canvas.pointee.paint(ink(first))
    first.draw(at: Point(start.x, start.y - first.height), into: &canvas.pointee)
    guard let second else { return }
    canvas.pointee.paint(ink(second))
    second.draw(
      at: Point(start.x + first.width + gap, start.y - second.height), into: &canvas.pointee)
  }

  static func width(_ first: DigitText, _ second: DigitText?, gap: Double) -> Double {
    first.width + (second.map { gap + $0.width } ?? 0)
  }

  package func face(_ face: Face, x: Double, y: Double, side: Double) {
    let transform = Transform(scale: side / Face.side, origin: corner(x, y, width: side))
    canvas.pointee.paint(face.basePaint.transformed(by: transform))
    face.draw(in: transform, on: &canvas.pointee)
  }

  package func row(_ row: StarRow, x: Double, y: Double) {
    let place = row.placed
    let origin = corner(x, y, width: place.canvasSize.width)
    canvas.pointee.transformed(by: Transform(scale: 1, origin: origin)) { row.draw(place, on: &$0) }
  }

  /// Draws one symbol for the mean, if there is one, at the left edge of a picture that is 24 high.
  func meanSymbol(of facts: SummaryFacts) {
    guard facts.hasSymbol else { return }
    if facts.isFaces {
      face(facts.meanFace, x: 0, y: 0, side: facts.symbolSide)
    } else {
      row(facts.row(count: 1, side: facts.symbolSide, spacing: 0), x: 0, y: 1.5)
    }
  }

  /// Draws full symbols below each other.
  func fullSymbols(
    _ count: Int = 1, of facts: SummaryFacts, x: Double, y: Double, side: Double,
    pitch: Double = 0
  ) {
    // Most of a star's area is in its lower half.
    row(facts.fullSymbols(count, side: side, spacing: pitch - side), x: x, y: y - 0.5)
  }

  package func line(from start: Point, to end: Point) {
    move(to: start)
    line(to: end)
  }

  package func move(to point: Point) { canvas.pointee.move(to: corner(point.x, point.y, width: 0)) }

  package func line(to point: Point) { canvas.pointee.line(to: corner(point.x, point.y, width: 0)) }

  package func circle(center: Point, radius: Double) {
    canvas.pointee.circle(center: corner(center.x, center.y, width: 0), radius: radius)
  }

  /// Draws a bar with a value's paint.
  func bar(_ shape: BarShape, _ paint: Paint, in frame: Box) {
    canvas.pointee.paint(paint)
    // In a mirrored picture, a slab starts at the right. The other shapes are symmetric.
    let isSlab = shape == .slab
    let corner = corner(frame.left, frame.top, width: isSlab ? 0 : frame.width)
    shape.draw(
      at: corner, frame.size, isMirrored: isSlab && isMirrored, into: &canvas.pointee)
  }

  package func paint(_ paint: Paint) { canvas.pointee.paint(paint) }
}
