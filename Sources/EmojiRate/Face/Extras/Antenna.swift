/// An antenna that rises with the rating, with a light from red to green.
struct Antenna {
  private let x: Double
  private let top: Double
  private let light: (y: Double, color: SRGBColor)

  init(_ moment: Moment) {
    x = moment.between(-10, 0)
    top = moment.between(-118, -134)
    let colors = ColorRamp(0xE5484D, 0xFF9F40, 0xFFD23C, 0x8FE06A, 0x4FD67F)
    light = (moment.between(-120, -136), colors.color(at: moment))
  }

  func draw<Target: Canvas>(in frame: Frame, _ colors: FaceColors, on canvas: inout Target) {
    canvas.paint(colors.base.stroked(colors.rim, width: 9))
    canvas.segment(frame, 0, -100, x, top)
    canvas.paint(colors.base.stroked(light.color, width: 25 * frame.unit))
    canvas.dot(frame, x, light.y)
  }
}
