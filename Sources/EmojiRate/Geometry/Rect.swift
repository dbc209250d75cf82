/// A rectangle on the canvas, in user units.
public struct Rect: Hashable, Sendable {
  /// The corner at the top left.
  public var origin: Point
  /// From there to the corner at the bottom right.
  public var size: Size

  /// Makes a rectangle of its top left corner and its size.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x, y)
    size = Size(width: width, height: height)
  }
}

#if !hasFeature(Embedded)
  extension Rect: Codable {}
#endif

extension Rect {
  /// The middle.
  var center: Point { Point(origin.x + size.width / 2, origin.y + size.height / 2) }

  /// The rectangle scaled around its middle.
  func scaled(by scale: Double) -> Rect {
    Rect(
      x: origin.x + size.width * (1 - scale) / 2, y: origin.y + size.height * (1 - scale) / 2,
      width: size.width * scale, height: size.height * scale)
  }
}
