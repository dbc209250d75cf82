/// A bow below the chin, larger and lighter the gladder.
enum BowTie {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let (mouth, bottom) = (mouthBottom(pose), pose.landmarks.bottom)
    // At the chin, or below it as far as a mouth needs the room.
    let y = bottom + min(max(mouth + 16 - bottom, 0), 8)
    // Smaller, where a mouth is near the bottom.
    let room = min(max((y - mouth) / 28, 0.5), 1)
    let (size, down) = (room * pose.moment.between(0.85, 1.1), pose.moment.between(6, -2))
    let bow = pose.face.inner(0, y, scale: size)
    let low = down / size
    let knot: UInt32 = 0xA326_38FF
    canvas.paint(pose.paint(0xE548_4DFF, line: knot, width: 6))
    onBothSides { side in
      canvas.move(bow, 0, 0)
      canvas.curve(bow, side * 14, -20 + low, side * 38, -24 + low, side * 38, -12 + low)
      canvas.curve(bow, side * 41, low, side * 41, low, side * 38, 12 + low)
      canvas.curve(bow, side * 38, 24 + low, side * 14, 20 + low, 0, 0)
    }
    canvas.paint(pose.base.stroked(SRGBColor(rgba: knot), width: 17 * pose.face.unit))
    canvas.dot(pose.face, 0, y)
  }

  /// How far down the mouth comes, in the frame of the head.
  private static func mouthBottom(_ pose: Pose) -> Double {
    let ink = InkMeter.mouth(pose).extent
    guard !ink.isEmpty else { return 0 }
    return (pose.features(0, ink.bottom).y - pose.face.center.y) / pose.face.unit
  }
}
