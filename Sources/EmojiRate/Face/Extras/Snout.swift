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

/// A lighter oval around the mouth.
enum Muzzle {
  static func draw<Target: Canvas>(
    _ moment: Moment, in frame: Frame, _ colors: FaceColors, on canvas: inout Target
  ) {
    let oval = Lens(
      0, 34, moment.between(44, 50), top: -30, bottom: moment.between(36, 38), topRoundness: 1,
      bottomRoundness: 1)
    guard !colors.isLine else { return }
    let color = colors.fill.mixed(to: FaceColors.white, by: 0.45)
    canvas.paint(colors.base.filled(color).unstroked())
    oval.draw(in: frame, into: &canvas)
  }
}

/// Two whiskers on each side, which rise on happy faces.
enum Whiskers {
  static func draw<Target: Canvas>(
    _ moment: Moment, in frame: Frame, _ colors: FaceColors, on canvas: inout Target
  ) {
    let rise = moment.between(10, -8)
    canvas.paint(colors.base.stroked(width: 0.5 * colors.lineWidth))
    onBothSides { side in
      canvas.segment(frame, side * 70, 26, side * 98, 18 + rise)
      canvas.segment(frame, side * 70, 40, side * 98, 42 + rise)
    }
  }
}
