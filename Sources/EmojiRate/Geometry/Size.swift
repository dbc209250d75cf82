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
