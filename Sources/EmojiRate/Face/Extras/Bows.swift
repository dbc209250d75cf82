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

/// A bow below the chin, larger and lighter on happy faces.
enum BowTie {
  static func draw<Target: Canvas>(
    _ pose: Pose, below mouth: Mouth, within mouthFrame: Frame, _ moment: Moment, in frame: Frame,
    _ colors: FaceColors, on canvas: inout Target
  ) {
    let ink = InkMeter(mouth, pose, in: mouthFrame).extent
    // The lower end of the mouth, in the frame of the head.
    let lowest =
      ink.isEmpty ? 0 : (pose.features(0, ink.bottom).y - pose.face.center.y) / pose.face.unit
    let bottom = pose.head.bottom
    // It is at the chin, or lower if the mouth needs room.
    let y = bottom + (lowest + 16 - bottom).clamped(to: 0...8)
    // It is smaller if a mouth is near the bottom.
    let size = ((y - lowest) / 28).clamped(to: 0.5...1) * moment.between(0.85, 1.1)
    let down = moment.between(6, -2)
    let bow = frame.inner(0, y, scale: size)
    let low = down / size
    let knot: UInt32 = 0xA326_38FF
    canvas.paint(colors.thing(0xE548_4DFF, line: knot, width: 6))
    onBothSides { side in
      canvas.move(bow, 0, 0)
      canvas.curve(bow, side * 14, -20 + low, side * 38, -24 + low, side * 38, -12 + low)
      canvas.curve(bow, side * 41, low, side * 41, low, side * 38, 12 + low)
      canvas.curve(bow, side * 38, 24 + low, side * 14, 20 + low, 0, 0)
    }
    canvas.paint(colors.base.stroked(SRGBColor(rgba: knot), width: 17 * frame.unit))
    canvas.dot(frame, 0, y)
  }
}
