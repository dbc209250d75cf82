/// A closed outline in the unit square, to be scaled to any frame and filled from the left to any
/// fraction.
///
/// Its curves' x only grows or only falls, so that it can be cut by a vertical line.
protocol Shape {
  /// Draws the whole outline.
  static func draw<Sink: PathSink>(into sink: inout Sink)
}

/// The part of a symbol's outline that is filled, in its place.
struct FramedShape {
  var symbol: RowSymbol
  /// Where the unit square comes to lie; a negative width mirrors it.
  var frame: Rect
  /// How much of the width is drawn, from the frame's origin on.
  var fraction = 1.0

  /// Draws it as one closed outline, or as nothing.
  @inline(__always)
  func draw<Sink: PathSink>(into sink: inout Sink) {
    // Cut in the unit square, so that the frame's rounding and direction do not matter.
    var cut = CutSink(TransformedSink(sink, onto: frame), leftOf: fraction)
    symbol.drawOutline(into: &cut)
    sink = cut.base.base
  }
}
