/// A drop of sweat on the forehead of worried faces, absent at both ends of the scale.
enum Sweat {
  static func draw<Target: Canvas>(
    _ pose: Pose, _ moment: Moment, in frame: Frame, _ colors: FaceColors, on canvas: inout Target
  ) {
    let part = moment.growth(from: 0, to: 0.15) * moment.growth(from: 0.52, to: 0.37)
    let size = 16 * part * pose.extraScale
    guard size > 0.5 || Target.keepsVerbs else { return }
    canvas.paint(colors.thing(0x7FD0_FFFF, line: 0x3F9F_E0FF, width: 5 * min(1, size / 8)))
    // Next to the brows.
    let drop = frame.inner(81, -50, scale: size)
    canvas.move(drop, 0.12, -1.5)
    canvas.curve(drop, 0.5, -0.7, 1, -0.1, 1, 0.45)
    canvas.curve(drop, 1, 1.6, -1, 1.6, -1, 0.45)
    canvas.curve(drop, -1, -0.1, -0.3, -0.8, 0.12, -1.5)
    canvas.close()
  }
}
