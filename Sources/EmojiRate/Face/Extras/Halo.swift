/// A ring of light that widens above happy faces.
enum Halo {
  static func draw<Target: Canvas>(
    _ head: HeadPlan, _ moment: Moment, in frame: Frame, _ colors: FaceColors,
    on canvas: inout Target
  ) {
    let part = moment.growth(from: 0.5, to: 0.95)
    let halfWidth = moment[Channel(0, 0, 0, 0, 18, 42, 52)]
    let height = 11 * halfWidth / 52
    // It is also above ears.
    let ring = Lens(
      head.hats.center.x, head.extent.top - 16 - 6 * part, halfWidth, top: -height, bottom: height,
      topRoundness: 1, bottomRoundness: 1)
    guard part > 0.03 || Target.keepsVerbs else { return }
    let width = (3 + 7 * part) * min(1, 5 * part)
    canvas.paint(colors.line.stroked(SRGBColor(rgba: 0xFFD2_3CFF)), lineWidth: width)
    ring.draw(in: frame, into: &canvas)
  }
}
