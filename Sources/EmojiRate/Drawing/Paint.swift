/// How paths are painted: filled, stroked, or filled and then stroked.
public struct Paint: Hashable, Sendable {
  /// Which places count as inside of a path that crosses itself or has several subpaths.
  public enum Winding: Hashable, Sendable {
    /// Those that the path goes round, more often one way than the other.
    case nonZero
    /// Those that are reached from outside over an odd number of lines.
    case evenOdd
  }

  /// The brush of the inside; nil leaves it out.
  public var fill: Brush?
  /// The line along the path; nil draws none.
  public var stroke: Stroke?
  /// The rule for the inside; ``Winding/nonZero`` by default.
  public var winding: Winding

  /// Makes a paint of a fill, a stroke, or both.
  public init(fill: Brush? = nil, stroke: Stroke? = nil, winding: Winding = .nonZero) {
    self.fill = fill
    self.stroke = stroke
    self.winding = winding
  }

  /// Whether anything is painted at all.
  var isVisible: Bool { fill != nil || stroke != nil }
}

/// The colour or gradient of an area or a line.
public enum Brush: Hashable, Sendable {
  /// One colour.
  case color(SRGBColor)
  /// The colour of the text around the picture; black without such text.
  case currentColor
  #if !hasFeature(Embedded)
    /// The same, see-through: 0 is transparent, 1 opaque.
    case translucentCurrentColor(opacity: Double)
  #endif
  /// Colours that go over into each other.
  case gradient(Gradient)
}

extension CSSColor {
  /// The colour as something to paint with.
  public var brush: Brush {
    switch self {
    case .hsb(let color): .color(color.sRGB)
    case .currentColor: .currentColor
    }
  }
}

/// How the line along a path is drawn.
public struct Stroke: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum Cap: Hashable, Sendable {
    /// Cut off at the end.
    case butt
    /// A half circle around the end.
    case round
    /// Half a square around the end.
    case square
  }

  /// The shape of a line's corners.
  public enum Join: Hashable, Sendable {
    /// The edges go on until they meet.
    case miter
    /// A part of a circle around the corner, which stays within half the width of the path.
    case round
    /// Cut off straight at the corner.
    case bevel
  }

  /// The brush of the line.
  public var brush: Brush
  /// The width of the line, in user units.
  public var width: Double
  /// The shape of its ends.
  public var cap: Cap
  /// The shape of its corners.
  public var join: Join
  #if !hasFeature(Embedded)
    /// How many times the line's width a mitered corner may be long; one that would be longer is beveled.
    public var miterLimit = 4.0
  #endif

  /// Makes a stroke of its brush, width, ends and corners.
  public init(_ brush: Brush, width: Double, cap: Cap = .butt, join: Join = .miter) {
    self.brush = brush
    self.width = width
    self.cap = cap
    self.join = join
  }
}
