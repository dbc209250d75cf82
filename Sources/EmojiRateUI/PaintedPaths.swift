#if canImport(SwiftUI)
  import EmojiRate
  import SwiftUI

  /// The paths of a picture for SwiftUI, with their paints; a path ends where the paint changes.
  struct PaintedPaths: EmojiRate.Canvas {
    struct Shape {
      var path = Path()
      var paint: Paint
    }

    private(set) var shapes: [Shape]

    /// Makes a canvas that begins with a paint.
    init(_ basePaint: Paint) { shapes = [Shape(paint: basePaint)] }

    mutating func paint(_ paint: Paint) { shapes.append(Shape(paint: paint)) }

    mutating func move(to point: EmojiRate.Point) {
      shapes[shapes.count - 1].path.move(to: CGPoint(point))
    }

    mutating func line(to point: EmojiRate.Point) {
      shapes[shapes.count - 1].path.addLine(to: CGPoint(point))
    }

    mutating func curve(
      to point: EmojiRate.Point, control1: EmojiRate.Point, control2: EmojiRate.Point
    ) {
      shapes[shapes.count - 1].path.addCurve(
        to: CGPoint(point), control1: CGPoint(control1), control2: CGPoint(control2))
    }

    mutating func close() { shapes[shapes.count - 1].path.closeSubpath() }
  }

  extension CGPoint {
    fileprivate init(_ point: EmojiRate.Point) { self.init(x: point.x, y: point.y) }
  }
#endif
