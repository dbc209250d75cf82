/// Two lips from the side, pursed for a kiss that grows.
enum KissMouth {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    // As wide as high, so the style's width of the mouth is its size.
    let own = pose.moment[Channel(0.7, 0.75, 0.85, 0.9, 0.95, 1.05, 1.15)]
    let size = max(own * pose.mouthWidening, 0.5)
    let height = 17 * size
    let (x, y) = (4.0, pose.mouthY(Channel(34), top: -height, bottom: height))
    let left = x - 7 * size
    let (bulge, crease) = (x + 15 * size, x + 13 * size)
    canvas.paint(pose.base.filled(nil))
    canvas.move(pose.features, left, y - height)
    canvas.curve(pose.features, bulge, y - height, crease, y - size, x - 3 * size, y)
    canvas.curve(pose.features, crease, y + size, bulge, y + height, left, y + height)
  }
}
