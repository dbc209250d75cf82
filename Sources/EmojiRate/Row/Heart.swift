/// A heart.
enum Heart {
  /// Goes round two mirrored halves of two curves each.
  static func draw<Sink: PathSink>(into sink: inout Sink) {
    sink.move(to: Point(0.5, 0.24))
    for index in 0..<4 {
      let (end, control1, control2) = curve(index)
      sink.curve(to: end, control1: control1, control2: control2)
    }
    sink.close()
  }

  /// From the notch over the lobe to the widest place, from there to the tip, and back on the other side.
  private static func curve(_ index: Int) -> (end: Point, control1: Point, control2: Point) {
    switch index {
    case 0: (Point(1, 0.36), Point(0.62, -0.02), Point(1, 0.02))
    case 1: (Point(0.5, 0.94), Point(1, 0.6), Point(0.74, 0.76))
    case 2: (Point(0, 0.36), Point(0.26, 0.76), Point(0, 0.6))
    default: (Point(0.5, 0.24), Point(0, 0.02), Point(0.38, -0.02))
    }
  }
}
