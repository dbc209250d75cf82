/// The rule that decides what is inside a path: [SVG, `fill-rule`](https://www.w3.org/TR/SVG2/painting.html#FillRuleProperty).
public enum FillRule: String, CaseIterable, Sendable, Keyword {
  /// A point is inside if the path turns around it more often in one direction than in the other.
  case nonzero
  /// A point is inside if an odd number of lines separates it from the outside.
  case evenOdd = "evenodd"
}

/// How paths are painted: with a fill, a stroke, or a fill under a stroke.
public struct Paint: Hashable, Sendable {
  /// The brush of the inside; nil paints no fill.
  public var fill: Brush?
  /// The line along the path; nil paints no line.
  public var stroke: Stroke? {
    get { hasLine ? line : nil }
    set { self = Paint(fill: fill, stroke: newValue, isEvenOdd: isEvenOdd) }
  }
  /// The stroke, or a placeholder.
  ///
  /// As an optional, it would be copied whenever a part of it is read.
  var line: Stroke
  private(set) var hasLine: Bool
  /// Whether the even–odd rule decides what is inside; otherwise the nonzero rule does.
  package var isEvenOdd: Bool

  /// The rule that decides what is inside.
  public var fillRule: FillRule { isEvenOdd ? .evenOdd : .nonzero }

  /// Makes a paint of a fill, a stroke, or both.
  @inline(__always)
  package init(fill: Brush? = nil, stroke: Stroke? = nil, isEvenOdd: Bool = false) {
    self.fill = fill
    line = stroke ?? Stroke(.currentColor, width: 0)
    hasLine = stroke != nil
    self.isEvenOdd = isEvenOdd
  }

  package init(fill: Brush? = nil, line: Stroke, isEvenOdd: Bool = false) {
    self.fill = fill
    self.line = line
    hasLine = true
    self.isEvenOdd = isEvenOdd
  }

  /// SVG's default, a black fill.
  package static var black: Paint { Paint(fill: .color(SRGBColor(rgba: 0xFF))) }

  package var isVisible: Bool { fill != nil || hasLine }
}

/// The colour or gradient of an area or a line.
public enum Brush: Hashable, Sendable {
  /// One colour.
  case color(SRGBColor)
  /// The colour of the surrounding text, or else black; opacity 0 is transparent, and 1 opaque.
  case currentColor(opacity: Double)
  /// A gradient.
  case gradient(Gradient)

  /// The opaque colour of the surrounding text.
  package static var currentColor: Brush { .currentColor(opacity: 1) }
}

extension CSSColor {
  /// The colour as a brush.
  package var brush: Brush {
    switch self {
    case .hsb(let color): .color(color.sRGB)
    case .currentColor: .currentColor
    }
  }
}

/// How the line along a path is drawn.
public struct Stroke: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum Cap: CaseIterable, Hashable, Sendable {
    /// Cut off at the end.
    case butt
    /// A half circle around the end.
    case round
    /// Half a square around the end.
    case square
  }

  /// The shape of a line's corners.
  public enum Join: CaseIterable, Hashable, Sendable {
    /// The edges continue until they meet.
    case miter
    /// An arc around the corner, at most half the line's width from the path.
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
  /// The longest mitered corner, in line widths; longer ones are beveled.
  public var miterLimit = 4.0

  /// Makes a stroke of its brush, width, ends and corners.
  package init(_ brush: Brush, width: Double, cap: Cap = .butt, join: Join = .miter) {
    self.brush = brush
    self.width = width
    self.cap = cap
    self.join = join
  }
}

extension Paint {
  /// The paint on a canvas that is placed on another by a transform.
  package func transformed(by transform: Transform) -> Paint {
    let fill = fill?.transformed(by: transform)
    guard hasLine else { return Paint(fill: fill, isEvenOdd: isEvenOdd) }
    var line = line
    line.width *= transform.lineScale
    line.brush = line.brush.transformed(by: transform)
    return Paint(fill: fill, line: line, isEvenOdd: isEvenOdd)
  }
}

extension Brush {
  fileprivate func transformed(by transform: Transform) -> Brush {
    guard case .gradient(let gradient) = self else { return self }
    return .gradient(gradient.transformed(by: transform))
  }
}
