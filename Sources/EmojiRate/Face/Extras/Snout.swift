// The middle of an animal's face.
extension Pose {
  /// Draws a small soft nose: a triangle with round corners from its line.
  ///
  /// It is at the character's own height, or above a mouth that reaches it.
  func drawNose(mouthFrame: Transform, into sink: inout Canvas) {
    let (own, half) = (character.nose.y, character.nose.halfWidth)
    // A cat's mouth begins at the nose.
    let ink =
      style.mouth == .cat
      ? Box.empty : InkMeter(style.mouth, self, in: mouthFrame, window: 12).extent
    let y = ink.isEmpty ? own : min(own, ink.top - half - halfLine - 2)
    sink.move(features, -half, y)
    sink.line(features, half, y)
    sink.line(features, 0, y + half)
    sink.close()
  }

  /// Draws a lighter oval around the mouth.
  func drawMuzzle(on canvas: inout Canvas) {
    guard !colors.isLine else { return }
    let color = colors.fill.mixed(to: FaceColors.white, by: 0.45)
    canvas.paint(colors.base.filled(color).unstroked())
    Lens(
      0, 34, moment.between(44, 50), top: -30, bottom: moment.between(36, 38), topRoundness: 1,
      bottomRoundness: 1
    ).draw(in: features, into: &canvas)
  }

  /// Draws two whiskers on each side, which rise on happy faces.
  func drawWhiskers(on canvas: inout Canvas) {
    let (features, rise) = (features, moment.between(10, -8))
    canvas.paint(colors.base.stroked(width: 0.5 * colors.lineWidth))
    onBothSides { side in
      canvas.segment(features, side * 70, 26, side * 98, 18 + rise)
      canvas.segment(features, side * 70, 40, side * 98, 42 + rise)
    }
  }
}
