// Hats, which sit on the line of the head.
extension Pose {
  /// The place of a point of a hat whose seat has a slope: positive is lower on the right.
  private func seated(_ x: Double, _ y: Double, slope: Double) -> Point {
    hats(x, character.hatLine + y + slope * x)
  }

  /// Draws a crown with three points, tilted when angry.
  func drawCrown(on canvas: inout Canvas) {
    let slope = moment.between(-0.16, 0)
    func hat(_ x: Double, _ y: Double) -> Point { seated(x, y, slope: slope) }
    let height = moment.between(30, 46)
    canvas.paint(colors.object(0xFFC9_3DFF, line: 0xD98A_1FFF, width: 7))
    canvas.move(to: hat(-48, 0))
    canvas.line(to: hat(-56, -height))
    canvas.line(to: hat(-21.6, -0.45 * height))
    canvas.line(to: hat(0, -1.15 * height))
    canvas.line(to: hat(21.6, -0.45 * height))
    canvas.line(to: hat(56, -height))
    canvas.line(to: hat(48, 0))
    canvas.curve(to: hat(-48, 0), control1: hat(24, 9), control2: hat(-24, 9))
    canvas.close()
    canvas.paint(colors.base.stroked(SRGBColor(rgba: 0xE548_4DFF), width: 13 * hats.unit))
    for tip in -1...1 {
      let end = hat(56 * Double(tip), tip == 0 ? -1.15 * height : -height)
      canvas.move(to: end)
      canvas.line(to: end)
    }
  }

  /// Draws a pointed hat with stripes and a pompom, which droops on sad faces and rises on happy ones.
  func drawPartyHat(on canvas: inout Canvas) {
    let slope = moment.between(-0.3, 0.12)
    func hat(_ x: Double, _ y: Double) -> Point { seated(x, y, slope: slope) }
    let (left, right) = (hat(-34, 0), hat(34, 0))
    // The tip does not lean with the hat.
    let tip = hats(moment.between(-26, 14), character.hatLine - moment.between(44, 64))
    canvas.paint(colors.object(0x5B8D_EFFF, line: 0x3D63_C9FF, width: 7))
    canvas.move(to: left)
    canvas.line(to: tip)
    canvas.line(to: right)
    canvas.curve(to: left, control1: hat(16, 11), control2: hat(-16, 11))
    canvas.close()
    canvas.paint(colors.base.stroked(SRGBColor(rgba: 0xFFE0_66FF), width: 8 * hats.unit))
    drawStripe(from: lerp(left, tip, 0.36), to: lerp(right, tip, 0.12), into: &canvas)
    drawStripe(from: lerp(left, tip, 0.68), to: lerp(right, tip, 0.46), into: &canvas)
    canvas.paint(colors.base.stroked(SRGBColor(rgba: 0xFF6F_91FF), width: 24 * hats.unit))
    canvas.move(to: tip)
    canvas.line(to: tip)
  }

  /// Draws a line between places on the sides of a hat, which stays inside of them.
  private func drawStripe(from start: Point, to end: Point, into sink: inout Canvas) {
    let way = end - start
    let inset = min(5 / way.length, 0.5) * way
    sink.move(to: start + inset)
    sink.line(to: end - inset)
  }

  /// Draws a top hat with a red band, tilted when angry.
  func drawTopHat(on canvas: inout Canvas) {
    let slope = moment.between(-0.2, 0)
    func hat(_ x: Double, _ y: Double) -> Point { seated(x, y, slope: slope) }
    let height = moment.between(40, 52)
    canvas.paint(colors.features.stroked(width: 8))
    canvas.move(to: hat(-38, -2))
    canvas.line(to: hat(-34, -height))
    canvas.curve(
      to: hat(34, -height), control1: hat(-20, -height - 5), control2: hat(20, -height - 5))
    canvas.line(to: hat(38, -2))
    canvas.close()
    canvas.paint(colors.line.stroked(SRGBColor(rgba: 0xE548_4DFF), width: 12 * hats.unit))
    canvas.move(to: hat(-32, -13))
    canvas.curve(to: hat(32, -13), control1: hat(-16, -8), control2: hat(16, -8))
    canvas.paint(colors.line.stroked(width: 13 * hats.unit))
    canvas.move(to: hat(-62, 0))
    canvas.curve(to: hat(62, 0), control1: hat(-30, 9), control2: hat(30, 9))
  }
}
