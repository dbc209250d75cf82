/// A box on the canvas by its edges, in user units.
package struct Box: Hashable, Sendable {
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

  /// Makes a box from its top left corner and its size.
  @inlinable
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(x, y, x + width, y + height)
  }

  /// The box around a circle, or around a point.
  @inlinable
  package init(around center: Point, radius: Double = 0) {
    self.init(center.x - radius, center.y - radius, center.x + radius, center.y + radius)
  }

  /// The empty box, which grows by joining others.
  @inlinable
  package static var empty: Box { Box(.infinity, .infinity, -.infinity, -.infinity) }

  @inlinable
  package var isEmpty: Bool { left > right }

  @inlinable
  package var width: Double { right - left }

  @inlinable
  package var height: Double { bottom - top }

  package var area: Double { width * height }

  /// The top left corner.
  package var origin: Point { Point(left, top) }

  package var size: Size { Size(width: width, height: height) }

  @inlinable
  package var center: Point { Point((left + right) / 2, (top + bottom) / 2) }

  /// Grows to contain another box.
  @inlinable
  package mutating func join(_ other: Box) {
    left = min(left, other.left)
    top = min(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }

  /// Grows to contain a point.
  @inlinable
  package mutating func join(_ point: Point) { join(Box(point.x, point.y, point.x, point.y)) }

  /// The box after a transform that scales and moves, but does not turn or mirror.
  package func mapped(by transform: Transform) -> Box {
    let (low, high) = (transform.apply(origin), transform.apply(Point(right, bottom)))
    return Box(low.x, low.y, high.x, high.y)
  }

  /// The overlap, of which a side is negative if there is none.
  package func shared(with other: Box) -> Box {
    Box(
      max(left, other.left), max(top, other.top), min(right, other.right),
      min(bottom, other.bottom))
  }

  /// The area of the overlap.
  package func sharedArea(_ other: Box) -> Double {
    let shared = shared(with: other)
    return max(0, shared.width) * max(0, shared.height)
  }

  /// The box with a margin on all sides.
  package func widened(by margin: Double) -> Box {
    Box(left - margin, top - margin, right + margin, bottom + margin)
  }

  /// Whether it contains another one.
  package func holds(_ other: Box) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }
}
