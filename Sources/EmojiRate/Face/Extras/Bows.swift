// Bows, which are larger and lighter on happy faces.
extension Pose {
  /// Draws a bow at the side of the head's top.
  func drawBow(on canvas: inout Canvas) {
    let (size, down) = (moment.between(0.75, 1.1), moment.between(9, -3))
    let (frame, x, y) = (hats, 64.0, -77.0)
    let knot: UInt32 = 0xC932_6AFF
    canvas.paint(colors.object(0xFF5D_8FFF, line: knot, width: 6))
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

  /// Draws a bow below the chin, which makes room for the mouth.
  func drawBowTie(mouthFrame: Transform, on canvas: inout Canvas) {
    let ink = InkMeter(style.mouth, self, in: mouthFrame).extent
    // The lower end of the mouth, in the frame of the head.
    let lowest = ink.isEmpty ? 0 : (features(0, ink.bottom).y - face.origin.y) / face.unit
    // It is at the chin, or lower if the mouth needs room.
    let y = head.bottom + (lowest + 16 - head.bottom).clamped(to: 0...8)
    // It is smaller if a mouth is near the bottom.
    let size = ((y - lowest) / 28).clamped(to: 0.5...1) * moment.between(0.85, 1.1)
    let bow = face.inner(0, y, scale: size)
    let low = moment.between(6, -2) / size
    let knot: UInt32 = 0xA326_38FF
    canvas.paint(colors.object(0xE548_4DFF, line: knot, width: 6))
    onBothSides { side in
      canvas.move(bow, 0, 0)
      canvas.curve(bow, side * 14, -20 + low, side * 38, -24 + low, side * 38, -12 + low)
      canvas.curve(bow, side * 41, low, side * 41, low, side * 38, 12 + low)
      canvas.curve(bow, side * 38, 24 + low, side * 14, 20 + low, 0, 0)
    }
    canvas.paint(colors.base.stroked(SRGBColor(rgba: knot), width: 17 * face.unit))
    canvas.dot(face, 0, y)
  }
}
