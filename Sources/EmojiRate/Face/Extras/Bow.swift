/// A bow beside the top of the head, larger and lighter the gladder.
enum Bow {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let (x, y) = (64.0, -77.0)
    let (size, down) = (pose.moment.between(0.75, 1.1), pose.moment.between(9, -3))
    let knot: UInt32 = 0xC932_6AFF
    canvas.paint(pose.paint(0xFF5D_8FFF, line: knot, width: 6))
    onBothSides { side in
      let loop = pose.hats.inner(x, y, scale: size)
      let low = down / size
      canvas.move(loop, 0, 0)
      canvas.curve(
        loop, side * 10, -22 + low, side * 36, -26 + low, side * 36, (-4 + down) / size)
      canvas.curve(loop, side * 36, 14 + low, side * 12, 14, 0, 0)
    }
    canvas.paint(pose.base.stroked(SRGBColor(rgba: knot), width: 19 * pose.hats.unit))
    canvas.dot(pose.hats, x, y)
  }
}
