/// Dark glasses, askew when cross; they cover the eyes.
struct Shades {
  let x: Double
  let y: Double
  /// How far a glass reaches from the middle of its upper edge with its line.
  let reach: Double
  private let tilt: Double

  /// The height of the glasses, from the lens's corners to its lowest point.
  private static var depth: Double { 25 }

  init(_ pose: Pose, above mouth: Mouth, _ moment: Moment) {
    x = pose.eyeX + 1
    let preferred = pose.eyeY + moment.between(3, -6)
    reach = Self.depth + pose.halfLine
    // Rather higher than on the mouth.
    let near = reach + 3 - InkMeter(mouth, pose, around: (x, preferred)).nearest
    y = preferred - min(max(1.3 * near, 0), 9)
    tilt = moment.between(5, 0)
  }

  func draw<Target: Canvas>(in frame: Frame, _ colors: FaceColors, on canvas: inout Target) {
    canvas.paint(colors.features)
    onBothSides { side in
      Lens(
        side * x, y, 25, top: -3, bottom: Self.depth, tilt: -side * tilt / 2, topRoundness: 0.3,
        bottomRoundness: 1
      ).draw(in: frame, into: &canvas)
    }
    canvas.segment(frame, -x + 20, y - 1, x - 20, y - 1)
    onBothSides { canvas.segment(frame, $0 * (x + 25), y - 1, $0 * 92, y - 8) }
    // In a face of lines there is nothing that could be lighter.
    guard !colors.isLine else { return }
    canvas.paint(
      colors.base.stroked(SRGBColor(rgba: 0xFFFF_FF80), width: 0.5 * colors.lineWidth))
    onBothSides { canvas.segment(frame, $0 * x - 10, y + 10, $0 * x + 2, y + 2) }
  }
}
