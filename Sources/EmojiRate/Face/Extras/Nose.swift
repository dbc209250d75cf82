/// A small soft nose: a triangle, which the line around it makes round.
struct Nose {
  private let y: Double
  private let half: Double

  /// At the character's own height, or above a mouth that comes up to it.
  init(_ pose: Pose, above mouth: Mouth) {
    half = pose.nose.halfWidth
    // A cat's begins at the nose.
    let ink =
      if case .cat = mouth { Extent.empty } else { InkMeter(mouth, pose, window: 12).extent }
    y = ink.isEmpty ? pose.nose.y : min(pose.nose.y, ink.top - half - pose.halfLine - 2)
  }

  func draw<Sink: PathSink>(in frame: Frame, into sink: inout Sink) {
    sink.move(frame, -half, y)
    sink.line(frame, half, y)
    sink.line(frame, 0, y + half)
    sink.close()
  }
}
