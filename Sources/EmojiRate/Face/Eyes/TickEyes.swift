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
