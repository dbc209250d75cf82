/// A part of a picture in one paint.
public struct PaintedShape: Hashable, Sendable {
  /// The paint of its paths.
  public let paint: Paint
  /// Its paths, in user units.
  public var elements: [PathElement] { path.elements }
  /// The box that cuts it; nil if nothing does.
  package var window: Box?
  var path = Path()
}

extension CanvasPicture {
  /// The paths with their paints.
  public var shapes: [PaintedShape] {
    let painted = PaintedShapes(basePaint)
    painted.draw { draw(on: &$0) }
    return painted.shapes.filter { !$0.path.verbs.isEmpty }
  }
}

/// A target that stores paths with their paints; a shape ends where the paint changes.
final class PaintedShapes: CanvasTarget {
  var shapes: [PaintedShape] = []

  private var window: Box?

  init(_ basePaint: Paint) { paint(basePaint) }

  func paint(_ paint: Paint) { shapes.append(PaintedShape(paint: paint, window: window)) }

  func window(_ box: Box?) {
    window = box
    endShape()
  }

  func endShape() { paint(shapes[shapes.count - 1].paint) }

  func draw(_ element: PathElement) { shapes[shapes.count - 1].path.append(element) }
}
