/// Rings that widen with joy: a machine's eyes.
enum RingEyes {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let radius = pose.moment[Channel(11, 12, 13, 13.5, 14, 16, 18)] * pose.eyeScale
    let y = pose.openEyeY
    let unit = pose.features.unit
    if pose.isLine {
      canvas.paint(pose.base.stroked(width: 0.8 * pose.lineWidth))
      onBothSides {
        canvas.circle(center: pose.features($0 * pose.eyeX, y), radius: radius * unit)
      }
    } else {
      canvas.paint(pose.base.stroked(width: (2 * radius + 9) * unit))
      onBothSides { canvas.dot(pose.features, $0 * pose.eyeX, y) }
      canvas.paint(pose.base.stroked(FaceColors.white, width: (2 * radius - 9) * unit))
      onBothSides { canvas.dot(pose.features, $0 * pose.eyeX, y) }
    }
  }
}
