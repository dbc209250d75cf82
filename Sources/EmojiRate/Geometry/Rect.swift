/// The width and height of a canvas, in user units.
public struct Size: Hashable, Sendable {
  /// The distance from the left to the right edge.
  public var width: Double
  /// The distance from the top to the bottom edge.
  public var height: Double

  /// Makes a size from its width and height.
  @inlinable
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle on the canvas, in user units.
package struct Rect: Hashable, Sendable {
  /// The top left corner.
  package var origin: Point
  /// The width and height, from the top left to the bottom right corner.
  package var size: Size

  /// Makes a rectangle from its top left corner and size.
  @inlinable
  package init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x, y)
    size = Size(width: width, height: height)
  }
}

extension Rect {
  /// The rectangle scaled around its centre.
  func scaled(by scale: Double) -> Rect {
    Rect(
      x: origin.x + size.width * (1 - scale) / 2, y: origin.y + size.height * (1 - scale) / 2,
      width: size.width * scale, height: size.height * scale)
  }
}
