/// Half ovals below a straight lid: cross at the low end, sly at the high one.
enum GlareEyes {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let halfWidth = pose.moment.between(12, 14) * pose.eyeScale
    let bottom = pose.moment.between(9, 11) * pose.eyeScale
    // Sad brows hang where the outer corners are.
    let tilt = (pose.moment.between(10, 6) + 6 * min(pose.temper, 0)) * pose.eyeScale
    onBothSides { side in
      Lens(
        side * pose.eyeX, pose.openEyeY, halfWidth, top: -pose.eyeScale, bottom: bottom,
        tilt: -side * tilt, topRoundness: 0.5, bottomRoundness: 1
      ).draw(in: pose.features, into: &canvas)
    }
  }
}
