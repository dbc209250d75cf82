/// Teeth from corner to corner: clenched at the low end, beaming at the high one.
///
/// In a face of lines it is hollow, and has fewer, larger teeth in thinner lines: so their insides stay
/// open in small pictures.
enum GrinMouth {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let (upper, lower) = (
      pose.moment[Channel(-26, -23, -17, -13, -10, -3, 2)],
      pose.moment[Channel(4, 5, 10, 13, 16, 27, 37)]
    )
    let lens = Lens(
      0, pose.mouthY(Channel(46, 44, 40, 37, 33, 24, 15), top: upper, bottom: lower),
      pose.mouthHalfWidth(Channel(40, 38, 36, 36, 38, 44, 50)), top: upper, bottom: lower,
      topRoundness: 0.8, bottomRoundness: 0.8)
    if pose.isLine {
      canvas.paint(pose.base.stroked(width: 0.7 * pose.lineWidth))
    } else {
      canvas.paint(pose.base.filled(FaceColors.white).stroked(width: 0.8 * pose.lineWidth))
    }
    lens.draw(in: pose.features, into: &canvas)
    canvas.paint(pose.base.stroked(width: 0.45 * pose.lineWidth))
    if pose.isLine {
      draw(lens, between: 0.35, pose, on: &canvas)
      draw(lens, between: 0.65, pose, on: &canvas)
    } else {
      draw(lens, between: 0.29, pose, on: &canvas)
      draw(lens, between: 0.5, pose, on: &canvas)
      draw(lens, between: 0.71, pose, on: &canvas)
    }
  }

  /// Draws the line between two teeth, at a part of the way along both lips.
  private static func draw<Target: Canvas>(
    _ lens: Lens, between part: Double, _ pose: Pose, on canvas: inout Target
  ) {
    let top = lens.top.cut(from: 0, to: part).end
    let bottom = lens.bottom.cut(from: 0, to: part).end
    canvas.segment(pose.features, top.x, top.y, bottom.x, bottom.y)
  }
}
