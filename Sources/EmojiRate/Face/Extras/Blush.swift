/// Red cheeks, which grow from nothing on happy faces.
enum Blush {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    guard !pose.isLine else { return }
    let strength = pose.cheek
    // From the first they are red enough not to look like smudges.
    let growth = min(4 * strength, 1)
    let scale = pose.style.extraScale * growth
    guard scale > 0.03 || Target.keepsVerbs else { return }
    canvas.paint(
      pose.base.stroked(
        pose.colors.cheek(max(strength, 0.5)),
        width: (12 + 10 * strength) * scale * pose.features.unit))
    onBothSides { side in
      let x = side * pose.cheekX
      canvas.segment(pose.features, x - 3 * scale, pose.cheekY, x + 3 * scale, pose.cheekY)
    }
  }
}
