/// The inside of a bear's ears.
struct BearEars {
  private let x: Double
  private let y: Double

  init(_ moment: Moment) {
    let (out, down) = BearHead.ears(at: moment)
    (x, y) = (74 + out, -68 + down)
  }

  func draw<Target: Canvas>(in frame: Frame, _ colors: FaceColors, on canvas: inout Target) {
    guard !colors.isLine else { return }
    canvas.paint(colors.base.stroked(colors.automaticCheek(0.6), width: 24 * frame.unit))
    onBothSides { canvas.dot(frame, $0 * x, y) }
  }
}
