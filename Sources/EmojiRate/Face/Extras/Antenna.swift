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
