/// A crown of three points, put on askew when angry.
enum Crown {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let hat = Hat(pose, slope: pose.moment.between(-0.16, 0))
    let height = pose.moment.between(30, 46)
    canvas.paint(pose.paint(0xFFC9_3DFF, line: 0xD98A_1FFF, width: 7))
    canvas.move(to: hat(-48, 0))
    canvas.line(to: hat(-56, -height))
    canvas.line(to: hat(-21.6, -0.45 * height))
    canvas.line(to: hat(0, -1.15 * height))
    canvas.line(to: hat(21.6, -0.45 * height))
    canvas.line(to: hat(56, -height))
    canvas.line(to: hat(48, 0))
    canvas.curve(to: hat(-48, 0), control1: hat(24, 9), control2: hat(-24, 9))
    canvas.close()
    canvas.paint(pose.base.stroked(SRGBColor(rgba: 0xE548_4DFF), width: 13 * hat.unit))
    for tip in -1...1 {
      let end = hat(56 * Double(tip), tip == 0 ? -1.15 * height : -height)
      canvas.move(to: end)
      canvas.line(to: end)
    }
  }
}
