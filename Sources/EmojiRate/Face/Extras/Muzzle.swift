/// A lighter oval around the mouth.
enum Muzzle {
  static func draw<Target: Canvas>(
    _ moment: Moment, in frame: Frame, _ colors: FaceColors, on canvas: inout Target
  ) {
    let oval = Lens(
      0, 34, moment.between(44, 50), top: -30, bottom: moment.between(36, 38), topRoundness: 1,
      bottomRoundness: 1)
    guard !colors.isLine else { return }
    let color = colors.fill.mixed(to: FaceColors.white, by: 0.45)
    canvas.paint(colors.base.filled(color).unstroked())
    oval.draw(in: frame, into: &canvas)
  }
}
