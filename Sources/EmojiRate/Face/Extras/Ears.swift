// The inside of ears, and the parts of a robot's head.
extension Pose {
  /// Draws the inside of a bear's ears; only its own head has a place for it.
  func drawBearEars(on canvas: inout Canvas) {
    guard style.head == .bear, !colors.isLine else { return }
    let (face, (out, down)) = (face, HeadOutline.bearEars(at: headMoment))
    let (x, y) = (74 + out, -68 + down)
    canvas.paint(colors.base.stroked(colors.automaticCheek(0.6), width: 24 * face.unit))
    onBothSides { canvas.dot(face, $0 * x, y) }
  }

  /// Draws the inside of a rabbit's ears; only its own head has a place for it.
  func drawBunnyEars(on canvas: inout Canvas) {
    guard style.head == .bunny, !colors.isLine else { return }
    let (face, moment) = (face, headMoment)
    let baseX = moment[Channel(58, 52, 46, 42, 40, 37, 36)]
    let middle = Point(
      moment[Channel(80, 72, 56, 50, 46, 40, 37)],
      moment[Channel(-66, -72, -72, -72, -72, -72, -72)])
    let tip = Point(
      moment[Channel(96, 91, 70, 61, 56, 49, 45)],
      moment[Channel(-44, -64, -94, -100, -103, -105, -106)])
    canvas.paint(colors.line.stroked(colors.automaticCheek(0.6), width: 13 * face.unit))
    onBothSides { side in
      canvas.move(face, side * baseX, -50)
      canvas.curve(
        face, side * (baseX + 0.7 * (middle.x - baseX)), -50 + 0.7 * (middle.y + 50),
        side * middle.x, middle.y, side * (middle.x + 0.6 * (tip.x - middle.x)),
        middle.y + 0.6 * (tip.y - middle.y))
    }
  }

  /// Draws a bolt on each side of the head.
  func drawRobotEars(on canvas: inout Canvas) {
    canvas.paint(colors.base.stroked(colors.fill.rim, width: 16 * face.unit))
    let (face, x) = (face, head.side + 10)
    onBothSides { canvas.segment(face, $0 * x, -12, $0 * x, 22) }
  }

  /// Draws an antenna that rises with the rating, with a light from red to green.
  func drawAntenna(on canvas: inout Canvas) {
    let frame = hats
    let x = moment.between(-10, 0)
    let lights = ColorRamp(0xE5484D, 0xFF9F40, 0xFFD23C, 0x8FE06A, 0x4FD67F)
    canvas.paint(colors.base.stroked(colors.fill.rim, width: 9))
    canvas.segment(frame, 0, -100, x, moment.between(-118, -134))
    canvas.paint(colors.base.stroked(lights.color(at: moment), width: 25 * frame.unit))
    canvas.dot(frame, x, moment.between(-120, -136))
  }
}
