/// An antenna on the head whose light goes from red to green, and which stands up with joy.
enum Antenna {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let moment = pose.moment
    let x = moment.between(-10, 0)
    canvas.paint(pose.base.stroked(pose.colors.rim, width: 9))
    canvas.segment(pose.hats, 0, -100, x, moment.between(-118, -134))
    let light = ColorRamp(0xE5484D, 0xFF9F40, 0xFFD23C, 0x8FE06A, 0x4FD67F)
    canvas.paint(pose.base.stroked(light.color(at: moment), width: 25 * pose.hats.unit))
    canvas.dot(pose.hats, x, moment.between(-120, -136))
  }
}
