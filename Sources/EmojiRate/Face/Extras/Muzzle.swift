/// A lighter oval around the mouth.
struct Muzzle {
  private let oval: Lens

  init(_ moment: Moment) {
    oval = Lens(
      0, 34, moment.between(44, 50), top: -30, bottom: moment.between(36, 38), topRoundness: 1,
      bottomRoundness: 1)
  }

  func draw<Target: Canvas>(in frame: Frame, _ colors: FaceColors, on canvas: inout Target) {
    guard !colors.isLine else { return }
    let color = colors.fill.mixed(to: FaceColors.white, by: 0.45)
    canvas.paint(colors.base.filled(color).unstroked())
    oval.draw(in: frame, into: &canvas)
  }
}
