/// A drop of sweat on the forehead of worried faces, gone at both ends of the scale.
enum Sweat {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let moment = pose.moment
    let part = moment.growth(from: 0, to: 0.15) * moment.growth(from: 0.52, to: 0.37)
    let size = 16 * part * pose.style.extraScale
    // Beside the brows.
    let (x, y) = (81.0, -50.0)
    guard size > 0.5 || Target.keepsVerbs else { return }
    canvas.paint(pose.paint(0x7FD0_FFFF, line: 0x3F9F_E0FF, width: 5 * min(1, size / 8)))
    func curve(
      _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ endX: Double, _ endY: Double
    ) {
      canvas.curve(
        pose.hats, x + x1 * size, y + y1 * size, x + x2 * size, y + y2 * size, x + endX * size,
        y + endY * size)
    }
    canvas.move(pose.hats, x + 0.12 * size, y - 1.5 * size)
    curve(0.5, -0.7, 1, -0.1, 1, 0.45)
    curve(1, 1.6, -1, 1.6, -1, 0.45)
    curve(-1, -0.1, -0.3, -0.8, 0.12, -1.5)
    canvas.close()
  }
}
