/// Dots with a highlight, which goes as they narrow.
enum ShineEyes {
  static func draw<Target: Canvas>(_ layer: FaceLayer, _ pose: Pose, on canvas: inout Target) {
    DotEyes.draw(layer, pose, on: &canvas)
    let eyes = DotEyes(pose)
    if layer == .highlights, paintHighlights(of: eyes, pose, on: &canvas) {
      onBothSides { eyes.drawHighlight($0, in: pose.features, into: &canvas) }
    }
  }

  /// Sets the paint of highlights, if any are to be drawn.
  static func paintHighlights<Target: Canvas>(
    of eyes: DotEyes, _ pose: Pose, on canvas: inout Target
  ) -> Bool {
    guard !pose.isLine, eyes.highlight > 0.05 || Target.keepsVerbs else { return false }
    canvas.paint(
      pose.base.stroked(FaceColors.white, width: 8 * eyes.highlight * pose.features.unit))
    return true
  }
}
