/// Dark glasses that cover the eyes, tilted when angry.
struct Shades {
  let x: Double
  let y: Double
  /// The reach of a glass from the middle of its upper edge, including its line.
  let reach: Double
  private let tilt: Double

  /// The height of a glass, from the corners of the lens to its lowest point.
  private static var depth: Double { 25 }

  init(_ pose: Pose, above mouth: Mouth, _ moment: Moment) {
    x = pose.eyeX + 1
    let preferred = pose.eyeY + moment.between(3, -6)
    reach = Self.depth + pose.halfLine
    // They move up rather than touch the mouth.
    let near = reach + 3 - InkMeter(mouth, pose, around: (x, preferred)).nearest
    y = preferred - (1.3 * near).clamped(to: 0...9)
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
    // A face of lines has no lighter colour.
    guard !colors.isLine else { return }
    canvas.paint(
      colors.base.stroked(SRGBColor(rgba: 0xFFFF_FF80), width: 0.5 * colors.lineWidth))
    onBothSides { canvas.segment(frame, $0 * x - 10, y + 10, $0 * x + 2, y + 2) }
  }
}
