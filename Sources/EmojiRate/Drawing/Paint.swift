/// What becomes of the outlines drawn with it: they are filled, stroked, or filled and then stroked.
public struct Paint: Hashable, Sendable {
  /// The colour of the inside; nil leaves it as it is.
  public var fill: SRGBColor?
  /// The line along the outline; nil draws none.
  public var stroke: Stroke?

  /// Makes a paint of a fill, a stroke, or both.
  @inlinable
  public init(fill: SRGBColor? = nil, stroke: Stroke? = nil) {
    self.fill = fill
    self.stroke = stroke
  }
}

/// How an outline is stroked.
public struct Stroke: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum Cap: Hashable, Sendable {
    /// Cut off at the end.
    case butt
    /// A half circle around the end.
    case round
  }

  /// The shape of a line's corners.
  public enum Join: Hashable, Sendable {
    /// The edges go on until they meet.
    case miter
    /// A part of a circle around the corner, which stays within half the width of the outline.
    case round
  }

  /// The colour of the line.
  public var color: SRGBColor
  /// The width of the line, in user units.
  public var width: Double
  /// The shape of its ends.
  public var cap: Cap
  /// The shape of its corners.
  public var join: Join

  /// Makes a stroke of its colour, width, ends and corners.
  @inlinable
  public init(color: SRGBColor, width: Double, cap: Cap = .butt, join: Join = .miter) {
    self.color = color
    self.width = width
    self.cap = cap
    self.join = join
  }
}
