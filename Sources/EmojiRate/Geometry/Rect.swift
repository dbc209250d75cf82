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

/// A box by its edges, which can grow.
package struct Extent: Equatable {
  package var left: Double
  package var top: Double
  package var right: Double
  package var bottom: Double

  @inlinable
  package init(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The box around a circle, or around a point.
  @inlinable
  package init(around center: Point, radius: Double = 0) {
    self.init(center.x - radius, center.y - radius, center.x + radius, center.y + radius)
  }

  /// The empty box, which grows by joining others.
  @inlinable
  package static var empty: Extent { Extent(.infinity, .infinity, -.infinity, -.infinity) }

  @inlinable
  package var isEmpty: Bool { left > right }

  @inlinable
  package var width: Double { right - left }

  @inlinable
  package var height: Double { bottom - top }

  @inlinable
  package var center: Point { Point((left + right) / 2, (top + bottom) / 2) }

  /// Grows to contain another box.
  @inlinable
  package mutating func join(_ other: Extent) {
    left = min(left, other.left)
    top = min(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }

  /// Grows to contain a point.
  @inlinable
  package mutating func join(_ point: Point) { join(Extent(point.x, point.y, point.x, point.y)) }
}
