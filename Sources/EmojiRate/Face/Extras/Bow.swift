/// A bow at the side of the head's top, larger and lighter on happy faces.
enum Bow {
  static func draw<Target: Canvas>(
    _ moment: Moment, in frame: Frame, _ colors: FaceColors, on canvas: inout Target
  ) {
    let (size, down) = (moment.between(0.75, 1.1), moment.between(9, -3))
    let (x, y) = (64.0, -77.0)
    let knot: UInt32 = 0xC932_6AFF
    canvas.paint(colors.thing(0xFF5D_8FFF, line: knot, width: 6))
    onBothSides { side in
      let loop = frame.inner(x, y, scale: size)
      let low = down / size
      canvas.move(loop, 0, 0)
      canvas.curve(
        loop, side * 10, -22 + low, side * 36, -26 + low, side * 36, (-4 + down) / size)
      canvas.curve(loop, side * 36, 14 + low, side * 12, 14, 0, 0)
    }
    canvas.paint(colors.base.stroked(SRGBColor(rgba: knot), width: 19 * frame.unit))
    canvas.dot(frame, x, y)
  }
}
