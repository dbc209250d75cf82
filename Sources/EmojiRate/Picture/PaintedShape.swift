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
    let painted = PaintedShapes(basePaint)
    painted.draw { draw(on: &$0) }
    return painted.shapes.filter { !$0.elements.isEmpty }
  }
}

/// A target that stores paths with their paints; a shape ends where the paint changes.
final class PaintedShapes: CanvasTarget {
  var shapes: [PaintedShape] = []

  init(_ basePaint: Paint) { paint(basePaint) }

  func paint(_ paint: Paint) { shapes.append(PaintedShape(paint: paint)) }

  func endShape() { paint(shapes[shapes.count - 1].paint) }

  func move(to point: Point) { append(.move(to: point)) }

  func line(to point: Point) { append(.line(to: point)) }

  func curve(to point: Point, control1: Point, control2: Point) {
    append(.curve(to: point, control1: control1, control2: control2))
  }

  func close() { append(.close) }

  private func append(_ element: PathElement) {
    shapes[shapes.count - 1].elements.append(element)
  }
}
