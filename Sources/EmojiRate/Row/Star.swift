/// A five-pointed star.
enum Star {
  /// Draws its corners clockwise from the top, as in the iOS control BAFillableStar.
  static func draw<Sink: PathSink>(into sink: inout Sink) {
    sink.move(to: Point(0.5, 0.025))
    sink.line(to: Point(0.654, 0.338))
    sink.line(to: Point(1, 0.388))
    sink.line(to: Point(0.75, 0.631))
    sink.line(to: Point(0.809, 0.975))
    sink.line(to: Point(0.5, 0.813))
    sink.line(to: Point(0.191, 0.975))
    sink.line(to: Point(0.25, 0.631))
    sink.line(to: Point(0, 0.388))
    sink.line(to: Point(0.346, 0.338))
    sink.close()
  }
}
