/// Red cheeks, which grow on happy faces.
enum Blush {
  static func draw<Target: Canvas>(
    _ pose: Pose, in frame: Frame, _ colors: FaceColors, on canvas: inout Target
  ) {
    let (x, y, strength) = (pose.cheekX, pose.cheekY, pose.cheek)
    // Small cheeks are red enough not to look like smudges.
    let scale = pose.extraScale * min(4 * strength, 1)
    guard !colors.isLine, scale > 0.03 || Target.keepsVerbs else { return }
    canvas.paint(
      colors.base.stroked(colors.cheek(max(strength, 0.5))),
      lineWidth: (12 + 10 * strength) * scale * frame.unit)
    onBothSides { canvas.segment(frame, $0 * x - 3 * scale, y, $0 * x + 3 * scale, y) }
  }
}
