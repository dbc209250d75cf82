/// A ring of light that widens above happy faces.
enum Halo {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let part = pose.moment.growth(from: 0.5, to: 0.95)
    guard part > 0.03 || Target.keepsVerbs else { return }
    let halfWidth = pose.moment[Channel(0, 0, 0, 0, 18, 42, 52)]
    let height = 11 * halfWidth / 52
    let width = (3 + 7 * part) * min(1, 5 * part)
    canvas.paint(pose.base.filled(nil).stroked(SRGBColor(rgba: 0xFFD2_3CFF), width: width))
    // Above ears too.
    let top = pose.style.head.extent(pose.character).top
    Lens(
      pose.landmarks.hats.x, top - 4 - 16 * part, halfWidth, top: -height, bottom: height,
      topRoundness: 1, bottomRoundness: 1
    ).draw(in: pose.face, into: &canvas)
  }
}
