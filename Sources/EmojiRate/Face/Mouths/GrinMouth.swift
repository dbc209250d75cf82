/// Teeth from corner to corner: clenched at the low end, beaming at the high one, and behind closed lips between.
///
/// In a face of lines it is hollow. It then has fewer and larger teeth in thinner lines, so that they stay
/// open in small pictures.
struct GrinMouth {
  private let lips: Lens

  init(_ pose: Pose, _ moment: Moment) {
    let upper = moment[Channel(-26, -22, -10, -2, 6, -2, 2)]
    let lower = moment[Channel(4, 3, -5, 2, 10, 26, 37)]
    lips = Lens(
      0, pose.mouthY(moment[Channel(46, 44, 40, 37, 33, 24, 15)], top: upper, bottom: lower),
      pose.mouthHalfWidth(moment[Channel(40, 38, 36, 36, 38, 44, 50)]), top: upper,
      bottom: lower, topRoundness: 0.8, bottomRoundness: 0.8)
  }

  func draw<Target: Canvas>(in frame: Frame, _ colors: FaceColors, on canvas: inout Target) {
    canvas.paint(
      colors.isLine
        ? colors.base.stroked(width: 0.7 * colors.lineWidth)
        : colors.base.filled(FaceColors.white).stroked(width: 0.8 * colors.lineWidth))
    lips.draw(in: frame, into: &canvas)
    canvas.paint(colors.base.stroked(width: 0.45 * colors.lineWidth))
    drawGap(at: colors.isLine ? 0.35 : 0.29, in: frame, into: &canvas)
    if !colors.isLine { drawGap(at: 0.5, in: frame, into: &canvas) }
    drawGap(at: colors.isLine ? 0.65 : 0.71, in: frame, into: &canvas)
  }

  /// Draws the line between two teeth, at a fraction of both lips.
  private func drawGap<Sink: PathSink>(at part: Double, in frame: Frame, into sink: inout Sink) {
    let top = lips.top.cut(from: 0, to: part).end
    let bottom = lips.bottom.cut(from: 0, to: part).end
    sink.segment(frame, top.x, top.y, bottom.x, bottom.y)
  }
}
