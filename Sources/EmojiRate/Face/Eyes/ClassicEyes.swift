/// The eyes of the original control: lines that are flat up to the middle of the scale, and whose middles
/// then rise to an arch.
enum ClassicEyes {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    canvas.paint(pose.base.filled(nil))
    draw(pose.style, at: pose.moment.progress, in: pose.classicFrame(), into: &canvas)
  }

  static func draw<Sink: PathSink>(
    _ style: borrowing FaceStyle, at progress: Double, in frame: Frame, into sink: inout Sink
  ) {
    let side = Face.side
    let (y, half) = (side * (1 - style.eyePosition), style.eyeWidth * side / 2)
    let top = y - 0.1 * side * max(progress - 0.5, 0)
    onBothSides { eye in
      let x = side / 2 + eye * 0.2 * side
      TwoCurve(
        left: Point(x - half, y), center: Point(x, top), right: Point(x + half, y),
        control: 0.06 * side
      ).draw(in: frame, into: &sink)
    }
  }
}
