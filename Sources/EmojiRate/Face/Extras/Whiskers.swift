/// Two whiskers on each side, which rise on happy faces.
struct Whiskers {
  private let rise: Double

  init(_ moment: Moment) { rise = moment.between(10, -8) }

  func draw<Target: Canvas>(in frame: Frame, _ colors: FaceColors, on canvas: inout Target) {
    canvas.paint(colors.base.stroked(width: 0.5 * colors.lineWidth))
    onBothSides { side in
      canvas.segment(frame, side * 70, 26, side * 98, 18 + rise)
      canvas.segment(frame, side * 70, 40, side * 98, 42 + rise)
    }
  }
}
