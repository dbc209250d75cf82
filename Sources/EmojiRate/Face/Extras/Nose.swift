/// A small soft nose: a triangle with round corners from its line.
struct Nose {
  private let y: Double
  private let half: Double

  /// Places it at the character's own height, or above a mouth that reaches it.
  init(_ pose: Pose, above mouth: Mouth, in frame: Frame) {
    half = pose.nose.halfWidth
    // A cat's mouth begins at the nose.
    let ink =
      if case .cat = mouth { Extent.empty } else {
        InkMeter(mouth, pose, in: frame, window: 12).extent
      }
    y = ink.isEmpty ? pose.nose.y : min(pose.nose.y, ink.top - half - pose.halfLine - 2)
  }

  func draw<Sink: PathSink>(in frame: Frame, into sink: inout Sink) {
    sink.move(frame, -half, y)
    sink.line(frame, half, y)
    sink.line(frame, 0, y + half)
    sink.close()
  }
}
