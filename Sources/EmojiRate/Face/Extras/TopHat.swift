/// A top hat with a red band, tilted when angry.
enum TopHat {
  static func draw<Target: Canvas>(
    _ pose: Pose, _ moment: Moment, in frame: Frame, _ colors: FaceColors, on canvas: inout Target
  ) {
    let seat = HatSeat(line: pose.hatLine, slope: moment.between(-0.2, 0))
    let height = moment.between(40, 52)
    func hat(_ x: Double, _ y: Double) -> Point { seat.point(x, y, in: frame) }
    canvas.paint(colors.features.stroked(width: 8))
    canvas.move(to: hat(-38, -2))
    canvas.line(to: hat(-34, -height))
    canvas.curve(
      to: hat(34, -height), control1: hat(-20, -height - 5), control2: hat(20, -height - 5))
    canvas.line(to: hat(38, -2))
    canvas.close()
    canvas.paint(colors.line.stroked(SRGBColor(rgba: 0xE548_4DFF), width: 12 * frame.unit))
    canvas.move(to: hat(-32, -13))
    canvas.curve(to: hat(32, -13), control1: hat(-16, -8), control2: hat(16, -8))
    canvas.paint(colors.line.stroked(width: 13 * frame.unit))
    canvas.move(to: hat(-62, 0))
    canvas.curve(to: hat(62, 0), control1: hat(-30, 9), control2: hat(30, 9))
  }
}
