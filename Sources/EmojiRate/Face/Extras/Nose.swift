/// A small soft nose: a triangle with round corners from its line.
enum Nose {
  /// Places it at the character's own height, or above a mouth that reaches it.
  static func draw<Sink: PathSink>(
    _ pose: Pose, above mouth: Mouth, within mouthFrame: Frame, in frame: Frame,
    into sink: inout Sink
  ) {
    let half = pose.nose.halfWidth
    // A cat's mouth begins at the nose.
    let ink =
      if case .cat = mouth { Extent.empty } else {
        InkMeter(mouth, pose, in: mouthFrame, window: 12).extent
      }
    let y = ink.isEmpty ? pose.nose.y : min(pose.nose.y, ink.top - half - pose.halfLine - 2)
    sink.move(frame, -half, y)
    sink.line(frame, half, y)
    sink.line(frame, 0, y + half)
    sink.close()
  }
}
