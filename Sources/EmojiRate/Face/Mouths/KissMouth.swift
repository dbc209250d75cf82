/// Two pursed lips from the side, with a kiss that grows.
struct KissMouth {
  /// It is as wide as high, so the style's mouth width is its size.
  private let size: Double
  private let y: Double

  init(_ pose: Pose, _ moment: Moment) {
    let own = moment[Channel(0.7, 0.75, 0.85, 0.9, 0.95, 1.05, 1.15)]
    size = max(own * pose.mouthWidening, 0.5)
    y = pose.mouthY(34, top: -17 * size, bottom: 17 * size)
  }

  func draw<Target: Canvas>(in frame: Frame, _ colors: FaceColors, on canvas: inout Target) {
    canvas.paint(colors.line)
    let (x, height) = (4.0, 17 * size)
    let left = x - 7 * size
    let (bulge, crease) = (x + 15 * size, x + 13 * size)
    canvas.move(frame, left, y - height)
    canvas.curve(frame, bulge, y - height, crease, y - size, x - 3 * size, y)
    canvas.curve(frame, crease, y + size, bulge, y + height, left, y + height)
  }
}
