/// A lighter oval around the mouth.
enum Muzzle {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    guard !pose.isLine else { return }
    let color = pose.colors.fill.mixed(to: FaceColors.white, by: 0.45)
    canvas.paint(pose.base.filled(color).unstroked())
    Lens(
      0, 34, pose.moment.between(44, 50), top: -30, bottom: pose.moment.between(36, 38),
      topRoundness: 1, bottomRoundness: 1
    ).draw(in: pose.features, into: &canvas)
  }
}
