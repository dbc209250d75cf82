extension Pose {
  /// Draws teeth from corner to corner: clenched at the low end, beaming at the high one, and behind closed lips
  /// between.
  ///
  /// In a face of lines it is hollow. It then has fewer and larger teeth in thinner lines, so that they stay
  /// open in small pictures.
  func drawGrin(in frame: Transform, on canvas: inout Canvas) {
    let upper = moment[Channel(-26, -22, -10, -2, 6, -2, 2)]
    let lower = moment[Channel(4, 3, -5, 2, 10, 26, 37)]
    // The lips are a line where they meet.
    let shut = ((8 - lower + upper) / 4).clamped(to: 0...1)
    func roundness(_ depth: Double) -> Double {
      lerp(0.8, Arch.roundness(0.8, depth: depth), shut)
    }
    let lips = Lens(
      0, mouthY(moment[Channel(46, 44, 40, 37, 33, 24, 15)], top: upper, bottom: lower),
      mouthHalfWidth(moment[Channel(40, 38, 36, 36, 38, 44, 50)]), top: upper,
      bottom: lower, topRoundness: roundness(upper),
      bottomRoundness: roundness(lower))
    canvas.paint(
      colors.isLine
        ? colors.base.stroked(width: 0.7 * colors.lineWidth)
        : colors.base.filled(FaceColors.white).stroked(width: 0.8 * colors.lineWidth))
    lips.draw(in: frame, into: &canvas)
    canvas.paint(colors.base.stroked(width: 0.45 * colors.lineWidth))
    lips.drawGap(at: colors.isLine ? 0.35 : 0.29, in: frame, into: &canvas)
    if !colors.isLine { lips.drawGap(at: 0.5, in: frame, into: &canvas) }
    lips.drawGap(at: colors.isLine ? 0.65 : 0.71, in: frame, into: &canvas)
  }
}

extension Lens {
  /// Draws the line between two teeth, at a fraction of both lips.
  fileprivate func drawGap(
    at part: Double, in frame: Transform, into sink: inout Canvas
  ) {
    let start = top.cut(from: 0, to: part).end
    let end = bottom.cut(from: 0, to: part).end
    sink.segment(frame, start.x, start.y, end.x, end.y)
  }
}
