/// A closed outline in the unit square, to be scaled to any frame and filled from the left to any
/// fraction.
///
/// Its curves' x only grows or only falls, so that it can be cut by a vertical line.
protocol Shape {
  /// Draws the whole outline.
  static func draw<Sink: PathSink>(into sink: inout Sink)
}

extension Shape {
  /// Draws the outline scaled to `frame`.
  @inline(__always)
  static func draw<Sink: PathSink>(in frame: Rect, into sink: inout Sink) {
    var transformed = TransformedSink(sink, onto: frame)
    draw(into: &transformed)
    sink = transformed.base
  }

  /// Draws what of the outline in `frame` lies in the first `fraction` of its width.
  @inline(__always)
  static func draw<Sink: PathSink>(in frame: Rect, filled fraction: Double, into sink: inout Sink) {
    var cut = CutSink(sink, leftOf: frame.origin.x + frame.size.width * fraction)
    draw(in: frame, into: &cut)
    sink = cut.base
  }
}
