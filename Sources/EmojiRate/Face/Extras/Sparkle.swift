/// Four-pointed stars next to happy faces, which grow from nothing: a large one on the right, and if there
/// are two, a small one on the left.
enum Sparkle {
  static func draw<Target: Canvas>(
    count: Int, _ pose: Pose, _ moment: Moment, in frame: Frame, _ colors: FaceColors,
    on canvas: inout Target
  ) {
    let size = moment.growth(from: 0.68, to: 0.98) * pose.extraScale
    guard size > 0.12 || Target.keepsVerbs else { return }
    canvas.paint(colors.thing(0xFFFF_FFFF, line: 0xF5A5_24FF, width: 5 * min(1, 3 * size)))
    star(87, -87, 20 * size, in: frame, into: &canvas)
    if count > 1 { star(-94, -70, 12 * size, in: frame, into: &canvas) }
  }

  private static func star<Sink: PathSink>(
    _ x: Double, _ y: Double, _ radius: Double, in frame: Frame, into sink: inout Sink
  ) {
    let waist = 0.14 * radius
    // The directions of a point and the next one, clockwise from the top.
    var (from, to) = (Point(0, -1), Point(1, 0))
    sink.move(frame, x, y - radius)
    for _ in 0..<4 {
      sink.curve(
        frame, x + waist * (1.6 * from.x + to.x), y + waist * (1.6 * from.y + to.y),
        x + waist * (from.x + 1.6 * to.x), y + waist * (from.y + 1.6 * to.y),
        x + radius * to.x, y + radius * to.y)
      (from, to) = (to, Point(-from.x, -from.y))
    }
    sink.close()
  }
}
