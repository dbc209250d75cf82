/// Filled ovals that narrow with anger and become arcs with joy.
struct DotEyes {
  private let x: Double
  private let y: Double
  private let halfWidth: Double
  private let top: Double
  private let bottom: Double
  private let tilt: Double

  /// The eyes of an expression, at another height where one is given.
  init(_ pose: Pose, y: Double? = nil) {
    x = pose.eyeX
    self.y = y ?? pose.eyeY
    halfWidth = pose.eyeHalfWidth
    top = pose.eyeTop
    bottom = pose.eyeBottom
    tilt = pose.eyeTilt
  }

  static func draw<Target: Canvas>(_ layer: FaceLayer, _ pose: Pose, on canvas: inout Target) {
    guard layer == .features else { return }
    let eyes = DotEyes(pose)
    onBothSides { eyes.lens($0).draw(in: pose.features, into: &canvas) }
  }

  /// The eye of a side.
  func lens(_ side: Double) -> Lens {
    let open = min(max((top + bottom) / (1.2 * halfWidth), 0), 1)
    let roundness = 0.35 + 0.65 * open
    return Lens(
      side * x, y, halfWidth, top: -top, bottom: bottom, tilt: -side * tilt,
      topRoundness: roundness, bottomRoundness: roundness)
  }

  /// How much of a highlight has room in the eyes, 0…1.
  var highlight: Double { min(max((top + bottom - 13) / 13, 0), 1) }

  /// Draws the highlight of a side's eye; the light comes from the left.
  func drawHighlight<Sink: PathSink>(_ side: Double, in frame: Frame, into sink: inout Sink) {
    sink.dot(frame, side * x - 3.5, y - 0.45 * top)
  }
}
