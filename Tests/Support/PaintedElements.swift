import EmojiRate

/// A picture of elements in one paint, for looking at how anything is written or painted.
struct PaintedElements: CanvasPicture {
  var rating = Rating()
  var canvasSize = Size(width: 10, height: 10)
  var paint = Paint(fill: .color(SRGBColor(red: 1, green: 0, blue: 0)))
  var elements: [PathElement] = []

  var basePaint: Paint { paint }

  func draw(on canvas: inout Canvas) {
    for element in elements { canvas.draw(element) }
  }

  /// A closed path of straight lines.
  static func polygon(_ points: [Point]) -> [PathElement] {
    [.move(to: points[0])] + points.dropFirst().map { .line(to: $0) } + [.close]
  }
}
