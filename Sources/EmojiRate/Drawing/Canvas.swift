/// A shape that draws itself on any canvas.
package protocol Drawable: Sendable {
  /// Draws it on a canvas: paths, then the next paint and its paths, and so on.
  func draw<Target: Canvas>(on canvas: inout Target)
}

/// A path sink with paint.
///
/// Code that makes a canvas chooses its first paint; a ``Picture`` expects its base paint.
package protocol Canvas: PathSink {
  /// Whether drawings must keep their verbs at every value, because values are interpolated.
  ///
  /// Then they also draw parts of size zero.
  var keepsVerbs: Bool { get }

  /// Sets the paint of the following paths; a document joins paths with the same paint, unless it is even-odd.
  mutating func paint(_ paint: Paint)

  /// Names the part of a picture that the following paths draw, such as "mouth"; nil ends a named part.
  mutating func part(_ name: @autoclosure () -> String?)

  /// Draws something with the origin, directions and units of a transform, which must scale equally in all
  /// directions.
  mutating func draw<Drawn: Drawable>(_ drawing: Drawn, transformedBy transform: Transform)

  /// Draws a closed path `count` times, each copy a step away from the one before.
  ///
  /// - Parameters:
  ///   - count: The number of copies; less than one draws nothing.
  ///   - step: The way from a copy to the next one, in user units.
  ///   - draw: Draws the copy with the given number, from 0. A canvas may only ask for the first and copy it.
  mutating func repeated(
    _ count: Int, every step: Point, _ draw: (inout Self, Int) -> Void)

  /// Ends the current path, because shapes with the same paint may overlap it.
  mutating func endShape()

  /// Hides the part of the following paths behind a vertical line, until the next paint.
  ///
  /// Drawings only call this if ``keepsVerbs`` is true; for other canvases they cut paths themselves.
  mutating func clip(_ clip: Clip)
}

/// A vertical line that hides one of its sides.
package struct Clip: Hashable, Sendable {
  /// The x of the line, in user units.
  package var x: Double
  /// Whether the left side is hidden instead of the right.
  package var hidesLeft: Bool

  /// Makes a line at `x`.
  package init(x: Double, hidesLeft: Bool = false) {
    self.x = x
    self.hidesLeft = hidesLeft
  }
}

extension Canvas {
  /// False, because the canvas shows a single value.
  package var keepsVerbs: Bool { false }

  /// Draws something with transformed coordinates.
  package mutating func draw<Drawn: Drawable>(
    _ drawing: Drawn, transformedBy transform: Transform
  ) {
    transformed(by: transform) { drawing.draw(on: &$0) }
  }

  /// Draws every copy separately.
  package mutating func repeated(
    _ count: Int, every step: Point, _ draw: (inout Self, Int) -> Void
  ) {
    for number in 0..<max(count, 0) { draw(&self, number) }
  }

  /// Does nothing.
  package mutating func part(_ name: @autoclosure () -> String?) {}

  /// Does nothing.
  package mutating func endShape() {}

  /// Does nothing.
  package mutating func clip(_ clip: Clip) {}
}
