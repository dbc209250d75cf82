#if canImport(SwiftUI)
  import EmojiRate
  import SwiftUI

  extension Path {
    /// The paths of a shape for SwiftUI.
    init(_ shape: PaintedShape) {
      self.init()
      for element in shape.elements {
        switch element {
        case .move(let end): move(to: CGPoint(end))
        case .line(let end): addLine(to: CGPoint(end))
        case .curve(let end, let control1, let control2):
          addCurve(
            to: CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2))
        case .close: closeSubpath()
        }
      }
    }
  }

  extension CGPoint {
    fileprivate init(_ point: EmojiRate.Point) { self.init(x: point.x, y: point.y) }
  }
#endif
