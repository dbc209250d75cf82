/// The inside of a rabbit's ears.
enum BunnyEars {
  static func draw<Target: Canvas>(
    _ moment: Moment, in frame: Frame, _ colors: FaceColors, on canvas: inout Target
  ) {
    let baseX = moment[Channel(58, 52, 46, 42, 40, 37, 36)]
    let middle = Point(
      moment[Channel(80, 72, 56, 50, 46, 40, 37)],
      moment[Channel(-66, -72, -72, -72, -72, -72, -72)])
    let tip = Point(
      moment[Channel(96, 91, 70, 61, 56, 49, 45)],
      moment[Channel(-44, -64, -94, -100, -103, -105, -106)])
    guard !colors.isLine else { return }
    canvas.paint(colors.line.stroked(colors.automaticCheek(0.6), width: 13 * frame.unit))
    onBothSides { side in
      canvas.move(frame, side * baseX, -50)
      canvas.curve(
        frame, side * (baseX + 0.7 * (middle.x - baseX)), -50 + 0.7 * (middle.y + 50),
        side * middle.x, middle.y, side * (middle.x + 0.6 * (tip.x - middle.x)),
        middle.y + 0.6 * (tip.y - middle.y))
    }
  }
}
