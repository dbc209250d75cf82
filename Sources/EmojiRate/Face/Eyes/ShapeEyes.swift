/// Two vertical bars for the smallest sizes: short and slanted on angry or sad faces, long on happy ones.
struct TickEyes {
  private let x: Double
  private let y: Double
  private let halfHeight: Double
  private let slant: Double

  init(_ pose: Pose, _ moment: Moment) {
    x = pose.eyeX + moment[Channel(0, 0, 1, 1, 1, 2, 2)]
    y = pose.openEyeY(moment)
    halfHeight = moment[Channel(3, 5, 8, 9, 10, 11, 12)] * pose.eyeScale
    slant = pose.temper * moment[Channel(5, 4, 1, 0, 0, 0, 0)] * pose.eyeScale
  }

  func draw<Sink: PathSink>(in frame: Frame, into sink: inout Sink) {
    onBothSides { side in
      sink.segment(
        frame, side * (x + slant), y - halfHeight, side * (x - slant), y + halfHeight)
    }
  }
}

/// Crosses that keep only their lower halves at the high end: an X becomes a ^.
struct CrossEyes {
  private let x: Double
  private let middle: Double
  /// The distance of the upper ends from the middle, in both directions.
  private let upper: Double
  private let lowerX: Double
  private let lowerY: Double

  init(_ pose: Pose, _ moment: Moment) {
    let part = moment.growth(from: 0.85, to: 0.35)
    // Smoothstep: slow, fast, slow.
    let crossed = part * part * (3 - 2 * part)
    let size = moment[Channel(12, 13, 14, 14, 14, 14, 14)] / 14 * pose.eyeScale
    let y = pose.openEyeY(moment)
    x = pose.eyeX
    upper = 14 * crossed * size
    lowerX = (17 - 3 * crossed) * size
    middle = y - (12 - 12 * crossed) * size
    lowerY = y + (9 + 5 * crossed) * size
  }

  func draw<Sink: PathSink>(in frame: Frame, into sink: inout Sink) {
    onBothSides { side in
      let x = side * x
      onBothSides { end in
        sink.move(frame, x - end * upper, middle - upper)
        sink.line(frame, x, middle)
        sink.line(frame, x + end * lowerX, lowerY)
      }
    }
  }
}

/// Hearts that grow with the rating.
struct HeartEyes {
  private let x: Double
  private let y: Double
  private let size: Double

  init(_ pose: Pose, _ moment: Moment) {
    (x, y) = (pose.eyeX + 2, pose.openEyeY(moment) - 2)
    size = moment[Channel(11, 12.5, 14.5, 16, 18, 20, 22)] * pose.eyeScale
  }

  func draw<Target: Canvas>(in frame: Frame, _ colors: FaceColors, on canvas: inout Target) {
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
}

/// Stars that grow with the rating.
struct StarEyes {
  private let x: Double
  private let y: Double
  private let size: Double

  init(_ pose: Pose, _ moment: Moment) {
    (x, y) = (pose.eyeX + 2, pose.openEyeY(moment) - 2)
    size = moment[Channel(12.5, 14, 15.5, 17, 19, 21, 23)] * pose.eyeScale
  }

  func draw<Target: Canvas>(in frame: Frame, _ colors: FaceColors, on canvas: inout Target) {
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
}

/// Rings that widen with the rating, the eyes of a machine.
struct RingEyes {
  private let x: Double
  private let y: Double
  private let radius: Double

  init(_ pose: Pose, _ moment: Moment) {
    (x, y) = (pose.eyeX, pose.openEyeY(moment))
    radius = moment[Channel(11, 12, 13, 13.5, 14, 16, 18)] * pose.eyeScale
  }

  func draw<Target: Canvas>(in frame: Frame, _ colors: FaceColors, on canvas: inout Target) {
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
