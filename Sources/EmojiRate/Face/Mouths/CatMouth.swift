/// Two arcs that meet below the nose and turn from hanging to smiling.
struct CatMouth {
  private let halfWidth: Double
  /// The height of the middle.
  private let y: Double
  private let depth: Double
  /// How far the corners are below the middle.
  private let corner: Double

  init(_ pose: Pose, _ moment: Moment) {
    depth = 1.33 * moment[Channel(-10, -7, -3, 1, 8, 14, 17)]
    corner = moment[Channel(6, 4, 1, 0, -1, -3, -5)]
    halfWidth = pose.mouthHalfWidth(moment[Channel(30, 32, 32, 34, 36, 40, 42)])
    y = pose.mouthY(moment[Channel(42, 40, 35, 32, 30, 27, 25)], top: depth, bottom: depth)
  }

  func draw<Target: Canvas>(in frame: Frame, _ colors: FaceColors, on canvas: inout Target) {
    canvas.paint(colors.line)
    let outer = y + depth + 0.6 * corner
    canvas.move(frame, -halfWidth, y + corner)
    canvas.curve(frame, -halfWidth, outer, 0, y + depth, 0, y)
    canvas.curve(frame, 0, y + depth, halfWidth, outer, halfWidth, y + corner)
  }
}
