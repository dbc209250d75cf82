/// Two whiskers on each side, which rise on happy faces.
enum Whiskers {
  static func draw<Target: Canvas>(
    _ moment: Moment, in frame: Frame, _ colors: FaceColors, on canvas: inout Target
  ) {
    let rise = moment.between(10, -8)
    canvas.paint(colors.base.stroked(width: 0.5 * colors.lineWidth))
    onBothSides { side in
      canvas.segment(frame, side * 70, 26, side * 98, 18 + rise)
      canvas.segment(frame, side * 70, 40, side * 98, 42 + rise)
    }
  }
}
