/// The left eye winks, the right one shines and never shuts.
enum WinkEyes {
  static func draw<Target: Canvas>(_ layer: FaceLayer, _ pose: Pose, on canvas: inout Target) {
    guard layer == .features || layer == .highlights else { return }
    // Delight shuts eyes; the right one stays as it is just before.
    let open = pose.moment.progress > 0.8 ? Pose(at: 0.8, pose.style) : pose
    if layer == .features {
      winking(pose).draw(in: pose.features, into: &canvas)
      DotEyes.lens(1, open, y: pose.openEyeY).draw(in: pose.features, into: &canvas)
    } else if ShineEyes.paintHighlights(of: open, pose, on: &canvas) {
      ShineEyes.drawHighlight(
        1, of: open, y: pose.openEyeY, in: pose.features, into: &canvas)
    }
  }

  /// A line that hangs at the low end, inwards with anger and outwards with grief, and arches with joy.
  private static func winking(_ pose: Pose) -> Lens {
    let depth = pose.moment[Channel(5, 2, -3, -6, -9, -12, -14)] * pose.eyeScale
    return Lens(
      -pose.eyeX, pose.openEyeY + 2, 17 * pose.eyeScale, top: depth, bottom: depth,
      tilt: pose.temper * pose.moment[Channel(5, 3, 0, 0, 0, 0, 0)],
      topRoundness: 0.35, bottomRoundness: 0.35)
  }
}
