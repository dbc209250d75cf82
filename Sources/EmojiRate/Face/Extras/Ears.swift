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

/// A bolt on each side of the head.
enum RobotEars {
  static func draw<Target: Canvas>(
    _ head: HeadPlan, in frame: Frame, _ colors: FaceColors, on canvas: inout Target
  ) {
    canvas.paint(colors.base.stroked(colors.rim, width: 16 * frame.unit))
    let x = head.side + 10
    onBothSides { canvas.segment(frame, $0 * x, -12, $0 * x, 22) }
  }
}

/// An antenna that rises with the rating, with a light from red to green.
enum Antenna {
  static func draw<Target: Canvas>(
    _ moment: Moment, in frame: Frame, _ colors: FaceColors, on canvas: inout Target
  ) {
    let x = moment.between(-10, 0)
    let top = moment.between(-118, -134)
    let lights = ColorRamp(0xE5484D, 0xFF9F40, 0xFFD23C, 0x8FE06A, 0x4FD67F)
    let light = (y: moment.between(-120, -136), color: lights.color(at: moment))
    canvas.paint(colors.base.stroked(colors.rim, width: 9))
    canvas.segment(frame, 0, -100, x, top)
    canvas.paint(colors.base.stroked(light.color, width: 25 * frame.unit))
    canvas.dot(frame, x, light.y)
  }
}
