/// A picture of a rating: it knows its shapes and their paint, and nothing of any format.
///
/// A symbol asks for little and is given the rest: whatever can draw itself on a ``Canvas`` can be
/// written as SVG.
public protocol Picture: Sendable {
  /// What the symbol shows; also what its accessible text says.
  var rating: Rating { get }

  /// What the rating counts, for the same text.
  var unit: RatingUnit { get }

  /// The size of the canvas the symbol draws on; the origin is at the top left.
  var canvasSize: Size { get }

  /// Writes the symbol as an SVG document into `buffer`, without the heap and without a `String`.
  ///
  /// Every symbol is given this; it is a requirement so that each one's is compiled for itself.
  ///
  /// - Parameters:
  ///   - buffer: Where to write.
  ///   - options: How to write it.
  ///   - title: The title as UTF-8 text, in which `{value}` and `{maximum}` stand for the numbers; nil is
  ///     the sentence. The title in `options` is not read here.
  /// - Returns: How many bytes the document has. If they are more than `buffer` has room for, it holds
  ///   the first of them.
  func write(
    into buffer: UnsafeMutableRawBufferPointer, options: SVGOptions,
    title: UnsafeBufferPointer<UInt8>?
  ) -> Int

  /// Draws the symbol: a paint, the outlines it applies to, the next paint, and so on.
  func draw<Target: Canvas>(on canvas: inout Target)
}

extension Picture {
  /// Nothing that has a name.
  public var unit: RatingUnit { .step }
}

extension Picture {
  /// The outlines as elements, in the order they are painted in, for drawing them elsewhere; a circle
  /// is four curves.
  public var pathElements: [PathElement] {
    var sink = PathElements()
    draw(on: &sink)
    return sink.elements
  }
}

/// A path sink that knows paint.
public protocol Canvas: PathSink {
  /// Sets the paint of the outlines that follow.
  mutating func paint(_ paint: Paint)

  /// Draws a closed outline `count` times, each copy `pitch` to the right of the one before.
  ///
  /// - Parameters:
  ///   - count: How many copies there are, one at least.
  ///   - pitch: The distance between two of them, in user units.
  ///   - draw: Draws the copy of the number that it is given, from 0: one subpath of lines and curves,
  ///     or nothing. A canvas may ask for the first alone and copy that.
  mutating func repeated(
    _ count: Int, every pitch: Double, _ draw: (inout Self, Int) -> Void)
}

extension Canvas {
  /// Draws every copy by itself.
  @inlinable
  public mutating func repeated(
    _ count: Int, every pitch: Double, _ draw: (inout Self, Int) -> Void
  ) {
    for number in 0..<count { draw(&self, number) }
  }
}
