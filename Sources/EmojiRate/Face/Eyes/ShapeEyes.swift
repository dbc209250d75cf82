// Eyes with shapes of their own.
extension Pose {
  /// Draws two vertical bars for the smallest sizes: short and slanted on angry or sad faces, long on happy ones.
  func drawTickEyes(in frame: Transform, into sink: inout Canvas) {
    let (x, y) = (eyeX + moment[Channel(0, 0, 1, 1, 1, 2, 2)], openEyeY)
    let halfHeight = moment[Channel(3, 5, 8, 9, 10, 11, 12)] * eyeScale
    let slant = temper * moment[Channel(5, 4, 1, 0, 0, 0, 0)] * eyeScale
    onBothSides { side in
      sink.segment(
        frame, side * (x + slant), y - halfHeight, side * (x - slant), y + halfHeight)
    }
  }

  /// Draws crosses that keep only their lower halves at the high end: an X becomes a ^.
  func drawCrossEyes(in frame: Transform, into sink: inout Canvas) {
    let part = moment.growth(from: 0.85, to: 0.35)
    // Smoothstep: slow, fast, slow.
    let crossed = part * part * (3 - 2 * part)
    let size = moment[Channel(12, 13, 14, 14, 14, 14, 14)] / 14 * eyeScale
    let (eyeX, y) = (eyeX, openEyeY)
    // The distance of the upper ends from the middle, in both directions.
    let upper = 14 * crossed * size
    let lowerX = (17 - 3 * crossed) * size
    let middle = y - (12 - 12 * crossed) * size
    let lowerY = y + (9 + 5 * crossed) * size
    onBothSides { side in
      let x = side * eyeX
      onBothSides { end in
        sink.move(frame, x - end * upper, middle - upper)
        sink.line(frame, x, middle)
        sink.line(frame, x + end * lowerX, lowerY)
      }
    }
  }

  /// Draws hearts that grow with the rating.
  func drawHeartEyes(in frame: Transform, on canvas: inout Canvas) {
    let (x, y) = (eyeX + 2, openEyeY - 2)
    let size = moment[Channel(11, 12.5, 14.5, 16, 18, 20, 22)] * eyeScale
    canvas.paint(colors.ornament(FaceColors.heart))
    onBothSides { side in
      let eye = frame.inner(side * x, y, scale: size)
      canvas.move(eye, 0, -0.42)
      canvas.curve(eye, 0.2, -1.02, 1.08, -0.86, 0.98, -0.14)
      canvas.curve(eye, 0.9, 0.42, 0.24, 0.72, 0, 0.98)
      canvas.curve(eye, -0.24, 0.72, -0.9, 0.42, -0.98, -0.14)
      canvas.curve(eye, -1.08, -0.86, -0.2, -1.02, 0, -0.42)
      canvas.close()
    }
  }

  /// Draws stars that grow with the rating.
  func drawStarEyes(in frame: Transform, on canvas: inout Canvas) {
    let (x, y) = (eyeX + 2, openEyeY - 2)
    let size = moment[Channel(12.5, 14, 15.5, 17, 19, 21, 23)] * eyeScale
    canvas.paint(colors.ornament(FaceColors.white))
    onBothSides { side in
      let eye = frame.inner(side * x, y, scale: size)
      // Five tips at radius 1, and corners between them at radius 0.5.
      canvas.move(eye, 0, -1)
      canvas.line(eye, 0.294, -0.405)
      canvas.line(eye, 0.951, -0.309)
      canvas.line(eye, 0.476, 0.155)
      canvas.line(eye, 0.588, 0.809)
      canvas.line(eye, 0, 0.5)
      canvas.line(eye, -0.588, 0.809)
      canvas.line(eye, -0.476, 0.155)
      canvas.line(eye, -0.951, -0.309)
      canvas.line(eye, -0.294, -0.405)
      canvas.close()
    }
  }

  /// Draws rings that widen with the rating, the eyes of a machine.
  func drawRingEyes(in frame: Transform, on canvas: inout Canvas) {
    let (x, y) = (eyeX, openEyeY)
    let radius = moment[Channel(11, 12, 13, 13.5, 14, 16, 18)] * eyeScale
    if colors.isLine {
      canvas.paint(colors.base.stroked(width: 0.8 * colors.lineWidth))
      onBothSides { canvas.circle(center: frame($0 * x, y), radius: radius * frame.unit) }
    } else {
      canvas.paint(colors.base, lineWidth: (2 * radius + 9) * frame.unit)
      onBothSides { canvas.dot(frame, $0 * x, y) }
      canvas.paint(colors.base.stroked(FaceColors.white), lineWidth: (2 * radius - 9) * frame.unit)
      onBothSides { canvas.dot(frame, $0 * x, y) }
    }
  }
}
