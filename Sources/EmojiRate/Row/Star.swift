/// A five-pointed star.
enum Star {
  /// Draws its ten corners in turn.
  static func draw<Sink: PathSink>(into sink: inout Sink) {
    sink.move(to: corner(0))
    for index in 1..<10 { sink.line(to: corner(index)) }
    sink.close()
  }

  /// The corners clockwise from the top, as in the iOS control BAFillableStar.
  private static func corner(_ index: Int) -> Point {
    switch index {
    case 0: Point(0.5, 0.025)
    case 1: Point(0.654, 0.338)
    case 2: Point(1, 0.388)
    case 3: Point(0.75, 0.631)
    case 4: Point(0.809, 0.975)
    case 5: Point(0.5, 0.813)
    case 6: Point(0.191, 0.975)
    case 7: Point(0.25, 0.631)
    case 8: Point(0, 0.388)
    default: Point(0.346, 0.338)
    }
  }
}
