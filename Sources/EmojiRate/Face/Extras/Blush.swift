/// Red cheeks, which grow on happy faces.
struct Blush {
  private let x: Double
  private let y: Double
  /// The strength of the blush.
  private let strength: Double
  private let scale: Double

  init(_ pose: Pose) {
    (x, y, strength) = (pose.cheekX, pose.cheekY, pose.cheek)
    // Small cheeks are red enough not to look like smudges.
    scale = pose.extraScale * min(4 * strength, 1)
  }

  func draw<Target: Canvas>(in frame: Frame, _ colors: FaceColors, on canvas: inout Target) {
    guard !colors.isLine, scale > 0.03 || Target.keepsVerbs else { return }
    canvas.paint(
      colors.base.stroked(
        colors.cheek(max(strength, 0.5)), width: (12 + 10 * strength) * scale * frame.unit,
        isExact: Target.keepsVerbs))
    onBothSides { canvas.segment(frame, $0 * x - 3 * scale, y, $0 * x + 3 * scale, y) }
  }
}
