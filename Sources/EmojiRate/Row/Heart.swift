/// A heart.
enum Heart {
  /// Draws from the notch over the lobe to the widest place, then to the tip, and back on the other side.
  static func draw<Sink: PathSink>(into sink: inout Sink) {
    sink.move(to: Point(0.5, 0.24))
    sink.curve(to: Point(1, 0.36), control1: Point(0.62, -0.02), control2: Point(1, 0.02))
    sink.curve(to: Point(0.5, 0.94), control1: Point(1, 0.6), control2: Point(0.74, 0.76))
    sink.curve(to: Point(0, 0.36), control1: Point(0.26, 0.76), control2: Point(0, 0.6))
    sink.curve(to: Point(0.5, 0.24), control1: Point(0, 0.02), control2: Point(0.38, -0.02))
    sink.close()
  }
}
