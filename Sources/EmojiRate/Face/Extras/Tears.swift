/// A stream of tears from each eye, as far as the expression cries.
enum Tears {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let (tear, scale) = (pose.tear, pose.style.extraScale)
    guard tear * scale > 0.03 || Target.keepsVerbs else { return }
    // A tear wells up as a drop before it runs.
    let width = 14 * min(1, 0.6 + tear) * min(1, 6 * tear) * scale
    canvas.paint(pose.base.stroked(FaceColors.tear, width: width * pose.features.unit))
    let (top, bottom) = (24 - 16 * tear, 32 + 32 * tear)
    let (middle, half) = (pose.eyeY + (top + bottom) / 2, (bottom - top) / 2 * scale)
    onBothSides { side in
      canvas.move(pose.features, side * (pose.eyeX + 9 - 6 * tear), middle - half)
      canvas.line(pose.features, side * (pose.eyeX + 10 - tear), middle + half)
    }
  }
}
