/// Dark glasses, askew when cross; they cover the eyes.
struct Shades {
  let x: Double
  let y: Double
  /// How far a glass reaches from the middle of its upper edge with its line.
  let reach: Double

  /// The height of the glasses, from the lens's corners to its lowest point.
  private static var depth: Double { 25 }

  init(_ pose: Pose) {
    x = pose.eyeX + 1
    let preferred = pose.eyeY + pose.moment.between(3, -6)
    reach = Self.depth + pose.lineWidth / 2 / pose.features.unit
    // Rather higher than on the mouth.
    let near = reach + 3 - InkMeter.mouth(pose, around: (x, preferred)).nearest
    y = preferred - min(max(1.3 * near, 0), 9)
  }

  func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let frame = pose.features
    let tilt = pose.moment.between(5, 0)
    canvas.paint(pose.featurePaint)
    onBothSides { side in
      Lens(
        side * x, y, 25, top: -3, bottom: Self.depth, tilt: -side * tilt / 2, topRoundness: 0.3,
        bottomRoundness: 1
      ).draw(in: frame, into: &canvas)
    }
    canvas.segment(frame, -x + 20, y - 1, x - 20, y - 1)
    onBothSides { canvas.segment(frame, $0 * (x + 25), y - 1, $0 * 92, y - 8) }
    // In a face of lines there is nothing that could be lighter.
    guard !pose.isLine else { return }
    canvas.paint(pose.base.stroked(SRGBColor(rgba: 0xFFFF_FF80), width: 0.5 * pose.lineWidth))
    onBothSides { canvas.segment(frame, $0 * x - 10, y + 10, $0 * x + 2, y + 2) }
  }
}
