/// What becomes of the outlines drawn with it.
public enum Paint: Hashable, Sendable {
  /// The inside is filled.
  case fill(SRGBColor)
  /// The outline is stroked, and the inside left as it is.
  case stroke(Stroke)
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

  /// The colour of the line.
  public var color: SRGBColor
  /// The width of the line, in user units.
  public var width: Double
  /// The shape of its ends.
  public var cap: Cap

  /// Makes a stroke of its colour, width and ends.
  public init(color: SRGBColor, width: Double, cap: Cap = .butt) {
    self.color = color
    self.width = width
    self.cap = cap
  }
}
