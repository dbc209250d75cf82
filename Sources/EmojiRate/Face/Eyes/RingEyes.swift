/// Rings that widen with the rating, the eyes of a machine.
struct RingEyes {
  private let x: Double
  private let y: Double
  private let radius: Double

  init(_ pose: Pose, _ moment: Moment) {
    (x, y) = (pose.eyeX, pose.openEyeY(moment))
    radius = moment[Channel(11, 12, 13, 13.5, 14, 16, 18)] * pose.eyeScale
  }

  func draw<Target: Canvas>(in frame: Frame, _ colors: FaceColors, on canvas: inout Target) {
    if colors.isLine {
      canvas.paint(colors.base.stroked(width: 0.8 * colors.lineWidth))
      onBothSides { canvas.circle(center: frame($0 * x, y), radius: radius * frame.unit) }
    } else {
      canvas.paint(colors.base, lineWidth: (2 * radius + 9) * frame.unit)
      onBothSides { canvas.dot(frame, $0 * x, y) }
      canvas.paint(colors.base.stroked(FaceColors.white), lineWidth: (2 * radius - 9) * frame.unit)
      onBothSides { canvas.dot(frame, $0 * x, y) }
    }
  }
}
