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
