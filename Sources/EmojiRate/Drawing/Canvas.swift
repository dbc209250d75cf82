/// A shape that draws itself on any canvas.
public protocol Drawable: Sendable {
  /// Draws it on a canvas: paths, the next paint, the paths it applies to, and so on.
  func draw<Target: Canvas>(on canvas: inout Target)
}

/// A path sink that knows paint.
///
/// Whoever makes one decides with which paint it begins; a ``Picture`` expects its base paint.
public protocol Canvas: PathSink {
  /// Whether drawings must keep their verbs for every value, because values are interpolated. Then parts
  /// of size zero are drawn too.
  static var keepsVerbs: Bool { get }

  /// Sets the paint of the paths that follow. A document draws paths of one paint as one path, unless
  /// the paint is even-odd.
  mutating func paint(_ paint: Paint)

  /// Draws something with the origin, the directions and the units of a transform, which is to scale
  /// alike in all directions.
  mutating func draw<Drawn: Drawable>(_ drawing: Drawn, transformedBy transform: Transform)

  /// Draws a closed path `count` times, each copy `pitch` to the right of the one before.
  ///
  /// - Parameters:
  ///   - count: How many copies there are; less than one draws nothing.
  ///   - pitch: The distance between two of them, in user units.
  ///   - draw: Draws the copy of the number that it is given, from 0. A canvas may ask for the first alone
  ///     and copy that.
  mutating func repeated(
    _ count: Int, every pitch: Double, _ draw: (inout Self, Int) -> Void)

  #if !hasFeature(Embedded)
    /// Says that what follows may overlap what is drawn: a document begins another path, though the paint is
    /// the same.
    mutating func endShape()
  #endif

  /// Hides the part of the following paths behind a vertical line, until the next paint.
  ///
  /// Only a canvas that keeps verbs is asked to: for others, paths are cut before they are drawn.
  mutating func clip(_ clip: Clip)
}

/// A vertical line with one hidden side.
public struct Clip: Hashable, Sendable {
  /// Where the line is, in user units.
  public var x: Double
  /// Whether the left side is hidden, not the right.
  public var hidesLeft: Bool

  /// Makes a line at `x`.
  public init(x: Double, hidesLeft: Bool = false) {
    self.x = x
    self.hidesLeft = hidesLeft
  }
}

extension Canvas {
  /// False: what is drawn is looked at as it is.
  public static var keepsVerbs: Bool { false }

  /// Hands on what is drawn with its coordinates transformed.
  public mutating func draw<Drawn: Drawable>(
    _ drawing: Drawn, transformedBy transform: Transform
  ) {
    transformed(by: transform) { drawing.draw(on: &$0) }
  }

  /// Draws every copy by itself.
  public mutating func repeated(
    _ count: Int, every pitch: Double, _ draw: (inout Self, Int) -> Void
  ) {
    for number in 0..<max(count, 0) { draw(&self, number) }
  }

  #if !hasFeature(Embedded)
    /// Ends nothing.
    public mutating func endShape() {}
  #endif

  /// Hides nothing.
  public mutating func clip(_ clip: Clip) {}
}
