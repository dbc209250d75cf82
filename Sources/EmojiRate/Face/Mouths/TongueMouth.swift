/// A line from a frown to a smile, with a tongue that comes out in the upper half of the scale.
struct TongueMouth {
  private let lips: Arch
  /// How far the tongue's control points are below its root.
  private let length: Double

  init(_ pose: Pose, _ moment: Moment) {
    let depth = moment[Channel(-16, -11, -5, 1, 9, 18, 25)]
    length = 40 * moment[Channel(0, 0, 0, 0, 0.45, 0.85, 1.03)]
    lips = Arch(
      0,
      pose.mouthY(
        moment[Channel(44, 42, 40, 37, 32, 23, 14)], top: depth,
        bottom: 0.93 * depth + 0.75 * length),
      pose.mouthHalfWidth(moment[Channel(30, 30, 30, 32, 36, 42, 46)]), depth: depth)
  }

  func draw<Target: Canvas>(in frame: Frame, _ colors: FaceColors, on canvas: inout Target) {
    canvas.paint(colors.line)
    lips.draw(in: frame, into: &canvas)

    guard length > 1.2 || Target.keepsVerbs else { return }
    let half = min(min(15, 0.42 * lips.halfWidth), 0.75 * length)
    let (left, right) = (0.28 * lips.halfWidth - half, 0.28 * lips.halfWidth + half)
    let top = lips.y + 0.93 * lips.depth
    canvas.paint(
      colors.base.filled(colors.isLine ? nil : FaceColors.tongue)
        .stroked(width: 0.7 * colors.lineWidth))
    canvas.move(frame, left, top)
    canvas.curve(
      frame, left, top + length, right, top + length, right, top - 2 * min(length, 1))
    canvas.close()
  }
}
