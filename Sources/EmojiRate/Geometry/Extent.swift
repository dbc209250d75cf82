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

extension Extent {
  @inlinable
  package var area: Double { width * height }

  /// The area of the overlap.
  @inlinable
  package func sharedArea(_ other: Extent) -> Double {
    max(0, min(right, other.right) - max(left, other.left))
      * max(0, min(bottom, other.bottom) - max(top, other.top))
  }

  /// The box with a margin on all sides.
  @inlinable
  package func widened(by margin: Double) -> Extent {
    Extent(left - margin, top - margin, right + margin, bottom + margin)
  }

  /// Whether it contains another one.
  @inlinable
  package func holds(_ other: Extent) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }
}
