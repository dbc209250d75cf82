/// A path sink that knows paint.
///
/// Whoever makes one decides with which paint it begins; a ``Picture`` expects its base paint.
public protocol Canvas: PathSink {
  /// Whether drawings have to keep their verbs whatever they show, because what is drawn at one value is
  /// interpolated with what is drawn at another: then even that is drawn which has come to nothing.
  static var keepsVerbs: Bool { get }

  /// Sets the paint of the paths that follow.
  mutating func paint(_ paint: Paint)

  /// Draws a closed path `count` times, each copy `pitch` to the right of the one before.
  ///
  /// - Parameters:
  ///   - count: How many copies there are, one at least.
  ///   - pitch: The distance between two of them, in user units.
  ///   - draw: Draws the copy of the number that it is given, from 0. A canvas may ask for the first alone
  ///     and copy that.
  mutating func repeated(
    _ count: Int, every pitch: Double, _ draw: (inout Self, Int) -> Void)

  /// Hides what of the paths that follow lies beyond a vertical line, up to the next paint.
  ///
  /// Only a canvas that keeps verbs is asked to: for others, paths are cut before they are drawn.
  mutating func clip(_ clip: Clip)
}

/// A vertical line on one side of which nothing is to be seen.
public struct Clip: Hashable, Sendable {
  /// Where the line is, in user units.
  public var x: Double
  /// Whether what lies to the left of it is hidden, and not what lies to the right.
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

  /// Draws every copy by itself.
  public mutating func repeated(
    _ count: Int, every pitch: Double, _ draw: (inout Self, Int) -> Void
  ) {
    for number in 0..<count { draw(&self, number) }
  }

  /// Hides nothing.
  public mutating func clip(_ clip: Clip) {}
}
