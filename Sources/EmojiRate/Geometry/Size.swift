/// The width and height of a canvas, in user units.
public struct Size: Hashable, Sendable {
  /// From the left edge to the right one.
  public var width: Double
  /// From the top edge to the bottom one.
  public var height: Double

  /// Makes a size of its two lengths.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

#if !hasFeature(Embedded)
  extension Size: Codable {}
#endif
