/// A part of a picture in one paint.
public struct PaintedShape: Hashable, Sendable {
  /// The paint of its paths.
  public let paint: Paint
  /// Its paths, in user units.
  public internal(set) var elements: [PathElement] = []
}

extension CanvasPicture {
  /// The paths with their paints.
  public var shapes: [PaintedShape] {
    var canvas = PaintedShapes(shapes: [PaintedShape(paint: basePaint)])
    draw(on: &canvas)
    return canvas.shapes.filter { !$0.elements.isEmpty }
  }
}

/// A canvas that stores paths with their paints; a shape ends where the paint changes.
private struct PaintedShapes: Canvas {
  var shapes: [PaintedShape]

  mutating func paint(_ paint: Paint) { shapes.append(PaintedShape(paint: paint)) }

  mutating func endShape() { paint(shapes[shapes.count - 1].paint) }

  mutating func move(to point: Point) { append(.move(to: point)) }

  mutating func line(to point: Point) { append(.line(to: point)) }

  mutating func curve(to point: Point, control1: Point, control2: Point) {
    append(.curve(to: point, control1: control1, control2: control2))
  }

  mutating func close() { append(.close) }

  private mutating func append(_ element: PathElement) {
    shapes[shapes.count - 1].elements.append(element)
  }
}
