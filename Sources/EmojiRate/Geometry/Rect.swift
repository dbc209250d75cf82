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
