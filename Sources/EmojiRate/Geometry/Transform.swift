/// An affine transform, which places drawing from one canvas on another.
///
/// x becomes `a·x + c·y + x₀`, y becomes `b·x + d·y + y₀`, as in SVG's `matrix(a b c d x₀ y₀)`:
/// [CSS Transforms 1 § 12](https://www.w3.org/TR/css-transforms-1/#MatrixDefined).
package struct Transform: Hashable, Sendable {
  package let a: Double
  package let b: Double
  package let c: Double
  package let d: Double
  package var origin: Point

  package init(a: Double, b: Double, c: Double, d: Double, origin: Point) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
    self.origin = origin
  }

  /// Scales equally in both directions, and moves the origin to a point.
  package init(scale: Double, origin: Point) {
    self.init(a: scale, b: 0, c: 0, d: scale, origin: origin)
  }

  /// Applies this transform, then another.
  package func followed(by next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d,
      d: next.b * c + next.d * d, origin: next.apply(origin))
  }

  /// The transformed point.
  package func apply(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + origin.x, b * point.x + d * point.y + origin.y)
  }

  /// The transform for fractions of a shape's bounding box.
  ///
  /// A bounding box stays upright, so this transform only mirrors and rotates by the nearest number of
  /// quarters.
  var ofBox: Transform {
    if abs(a) < abs(b) {
      return Transform(
        a: 0, b: b < 0 ? -1 : 1, c: c < 0 ? -1 : 1, d: 0,
        origin: Point(c < 0 ? 1 : 0, b < 0 ? 1 : 0))
    }
    return Transform(
      a: a < 0 ? -1 : 1, b: 0, c: 0, d: d < 0 ? -1 : 1,
      origin: Point(a < 0 ? 1 : 0, d < 0 ? 1 : 0))
  }

  /// The mean scale of lengths over all directions: the square root of the determinant.
  package var lineScale: Double { abs(a * d - b * c).squareRoot() }

  /// The transform that changes nothing.
  package static var identity: Transform { Transform(scale: 1, origin: Point(0, 0)) }

  /// Rotates around `center` until the x axis points in `direction`, a vector of any length.
  ///
  /// A zero vector rotates nothing. A direction needs no trigonometry, which differs between platforms.
  package static func turned(to direction: Point, around center: Point) -> Transform {
    let length = direction.length
    guard length > 0, length < .infinity else { return identity }
    let (cosine, sine) = (direction.x / length, direction.y / length)
    return Transform(
      a: cosine, b: sine, c: -sine, d: cosine,
      origin: Point(
        center.x - cosine * center.x + sine * center.y,
        center.y - sine * center.x - cosine * center.y))
  }
}
