/// A place on the canvas: x grows to the right, y grows downwards, both in user units.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// Makes a point from its coordinates.
  @inlinable
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// Points as vectors.
extension Point {
  @inlinable
  package static func + (one: Point, other: Point) -> Point {
    Point(one.x + other.x, one.y + other.y)
  }

  @inlinable
  package static func - (one: Point, other: Point) -> Point {
    Point(one.x - other.x, one.y - other.y)
  }

  @inlinable
  package static func * (factor: Double, point: Point) -> Point {
    Point(factor * point.x, factor * point.y)
  }

  /// The distance from the origin.
  @inlinable
  package var length: Double { squaredLength.squareRoot() }

  /// The square of ``length``.
  @inlinable
  package var squaredLength: Double { x * x + y * y }
}

/// Linear interpolation between two points.
@inlinable
package func lerp(_ low: Point, _ high: Point, _ part: Double) -> Point {
  Point(lerp(low.x, high.x, part), lerp(low.y, high.y, part))
}
