/// Filled ovals that narrow with anger and become arcs with joy.
enum DotEyes {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    onBothSides { lens($0, pose, y: pose.eyeY).draw(in: pose.features, into: &canvas) }
  }

  /// The eye of a side.
  static func lens(_ side: Double, _ pose: Pose, y: Double) -> Lens {
    let open = min(max((pose.eyeTop + pose.eyeBottom) / (1.2 * pose.eyeHalfWidth), 0), 1)
    let roundness = 0.35 + 0.65 * open
    return Lens(
      side * pose.eyeX, y, pose.eyeHalfWidth, top: -pose.eyeTop, bottom: pose.eyeBottom,
      tilt: -side * pose.eyeTilt, topRoundness: roundness, bottomRoundness: roundness)
  }
}
