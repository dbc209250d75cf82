/// Dots with a highlight, which goes as they narrow.
enum ShineEyes {
  static func draw<Target: Canvas>(_ layer: FaceLayer, _ pose: Pose, on canvas: inout Target) {
    if layer == .features { DotEyes.draw(pose, on: &canvas) }
    if layer == .highlights, paintHighlights(of: pose, pose, on: &canvas) {
      onBothSides { drawHighlight($0, of: pose, y: pose.eyeY, in: pose.features, into: &canvas) }
    }
  }

  /// Sets the paint of the highlights that have room in the eyes of a pose, if any are to be drawn.
  static func paintHighlights<Target: Canvas>(
    of eyes: Pose, _ pose: Pose, on canvas: inout Target
  ) -> Bool {
    let size = min(max((eyes.eyeTop + eyes.eyeBottom - 13) / 13, 0), 1)
    guard !pose.isLine, size > 0.05 || Target.keepsVerbs else { return false }
    canvas.paint(pose.base.stroked(FaceColors.white, width: 8 * size * pose.features.unit))
    return true
  }

  /// Draws the highlight of a side's eye; the light comes from the left.
  static func drawHighlight<Sink: PathSink>(
    _ side: Double, of eyes: Pose, y: Double, in frame: Frame, into sink: inout Sink
  ) {
    sink.dot(frame, side * eyes.eyeX - 3.5, y - 0.45 * eyes.eyeTop)
  }
}
