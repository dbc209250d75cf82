/// A stream of tears from each eye, as strong as the expression cries.
enum Tears {
  static func draw<Target: Canvas>(
    _ pose: Pose, in frame: Frame, _ colors: FaceColors, on canvas: inout Target
  ) {
    let (tear, scale) = (pose.tear, pose.extraScale)
    // They begin below a lid that is shut.
    let (high, low) = (max(24 - 16 * tear, 16), 32 + 32 * tear)
    let (middle, half) = (pose.eyeY + (high + low) / 2, (low - high) / 2 * scale)
    let top = Point(pose.eyeX + 9 - 6 * tear, middle - half)
    let bottom = Point(pose.eyeX + 10 - tear, middle + half)
    guard tear * scale > 0.03 || Target.keepsVerbs else { return }
    // A tear begins as a drop before it runs.
    let width = 14 * min(1, 0.6 + tear) * min(1, 6 * tear) * scale
    canvas.paint(colors.base.stroked(FaceColors.tear), lineWidth: width * frame.unit)
    onBothSides { canvas.segment(frame, $0 * top.x, top.y, $0 * bottom.x, bottom.y) }
  }
}
