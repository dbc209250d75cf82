/// An antenna on the head whose light goes from red to green, and which stands up with joy.
enum Antenna {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let moment = pose.moment
    let x = moment.between(-10, 0)
    canvas.paint(pose.base.stroked(.color(pose.colors.rim), width: 9))
    canvas.move(pose.hats, 0, -100)
    canvas.line(pose.hats, x, moment.between(-118, -134))
    canvas.paint(
      pose.base.stroked(.color(light.color(at: moment)), width: 25 * pose.hats.unit))
    canvas.dot(pose.hats, x, moment.between(-120, -136))
  }

  private static var light: ColorRamp {
    var ramp = ColorRamp(
      from: SRGBColor(rgba: 0xE548_4DFF), to: SRGBColor(rgba: 0xFF9F_40FF))
    ramp.append(SRGBColor(rgba: 0xFFD2_3CFF))
    ramp.append(SRGBColor(rgba: 0x8FE0_6AFF))
    ramp.append(SRGBColor(rgba: 0x4FD6_7FFF))
    return ramp
  }
}
