/// A top hat with a red band, put on askew when angry.
enum TopHat {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let hat = Hat(pose, slope: pose.moment.between(-0.2, 0))
    let height = pose.moment.between(40, 52)
    canvas.paint(pose.featurePaint.stroked(width: 8))
    canvas.move(to: hat(-38, -2))
    canvas.line(to: hat(-34, -height))
    canvas.curve(
      to: hat(34, -height), control1: hat(-20, -height - 5), control2: hat(20, -height - 5))
    canvas.line(to: hat(38, -2))
    canvas.close()
    canvas.paint(
      pose.base.filled(nil).stroked(SRGBColor(rgba: 0xE548_4DFF), width: 12 * hat.unit))
    canvas.move(to: hat(-32, -13))
    canvas.curve(to: hat(32, -13), control1: hat(-16, -8), control2: hat(16, -8))
    canvas.paint(pose.base.filled(nil).stroked(width: 13 * hat.unit))
    canvas.move(to: hat(-62, 0))
    canvas.curve(to: hat(62, 0), control1: hat(-30, 9), control2: hat(30, 9))
  }
}
