/// A line from a frown to a smile, out of which the tongue comes over the upper half of the scale.
enum TongueMouth {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let depth = pose.moment[Channel(-16, -11, -5, 1, 9, 18, 25)]
    let halfWidth = pose.mouthHalfWidth(Channel(30, 30, 30, 32, 36, 42, 46))
    // From the corners to the tongue's root, and from there to its control points.
    let (root, length) = (0.93 * depth, 40 * pose.moment[Channel(0, 0, 0, 0, 0.45, 0.85, 1.03)])
    let y = pose.mouthY(
      Channel(44, 42, 40, 37, 32, 23, 14), top: depth, bottom: root + 0.75 * length)
    canvas.paint(pose.base.filled(nil))
    Arch(0, y, halfWidth, depth: depth).draw(in: pose.features, into: &canvas)

    guard length > 1.2 || Target.keepsVerbs else { return }
    let half = min(min(15, 0.42 * halfWidth), 0.75 * length)
    let (left, right) = (0.28 * halfWidth - half, 0.28 * halfWidth + half)
    let (top, low) = (y + root, y + root + length)
    canvas.paint(
      pose.base.filled(pose.isLine ? nil : FaceColors.tongue)
        .stroked(width: 0.7 * pose.lineWidth))
    canvas.move(pose.features, left, top)
    canvas.curve(pose.features, left, low, right, low, right, top - 2 * min(length, 1))
    canvas.close()
  }
}
