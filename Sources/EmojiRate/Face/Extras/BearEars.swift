/// The inside of a bear's ears.
enum BearEars {
  static func draw<Target: Canvas>(
    _ moment: Moment, in frame: Frame, _ colors: FaceColors, on canvas: inout Target
  ) {
    let (out, down) = BearHead.ears(at: moment)
    let (x, y) = (74 + out, -68 + down)
    guard !colors.isLine else { return }
    canvas.paint(colors.base.stroked(colors.automaticCheek(0.6), width: 24 * frame.unit))
    onBothSides { canvas.dot(frame, $0 * x, y) }
  }
}
