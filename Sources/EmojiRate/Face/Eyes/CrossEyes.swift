/// Crosses, whose lower halves remain at the high end: an X that becomes a ^.
enum CrossEyes {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let part = pose.moment.growth(from: 0.85, to: 0.35)
    // Slow, fast, slow.
    let crossed = part * part * (3 - 2 * part)
    let size = pose.moment[Channel(12, 13, 14, 14, 14, 14, 14)] / 14 * pose.eyeScale
    let upper = 14 * crossed * size
    let lowerX = (17 - 3 * crossed) * size
    let y = pose.openEyeY
    let middle = y - (12 - 12 * crossed) * size
    let lowerY = y + (9 + 5 * crossed) * size
    onBothSides { side in
      let x = side * pose.eyeX
      onBothSides { end in
        canvas.move(pose.features, x - end * upper, middle - upper)
        canvas.line(pose.features, x, middle)
        canvas.line(pose.features, x + end * lowerX, lowerY)
      }
    }
  }
}
