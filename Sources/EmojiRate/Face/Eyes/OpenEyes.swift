/// Large white eyes: pupils that look down and inwards at the low end and up at the high one, and lids
/// that anger and grief lower.
struct OpenEyes {
  private let features: Frame
  private let scale: Double
  /// The middle of the right eyeball.
  private let ball: (x: Double, y: Double)
  private let ballRadius: Double
  /// The middle of the right pupil, from that of its ball.
  private let pupil: (x: Double, y: Double)
  private let pupilRadius: Double
  /// How much of the balls the lids cover.
  private let lidPart: Double
  /// How far the outer ends of the lids are above their middles.
  private let lidSlope: Double

  private init(_ pose: Pose) {
    let moment = pose.moment
    features = pose.features
    scale = pose.eyeScale
    ball = (pose.eyeX + 1, pose.openEyeY + moment[Channel(1, 1, 1, 1, 1, 1, 0)])
    ballRadius = moment[Channel(21, 22, 22, 22, 22.5, 23.5, 24)]
    pupil = (moment[Channel(-5, -3, -1, 0, 0, 0, 0)], moment[Channel(4, 5, 2, 0, -1, -2, -3)])
    pupilRadius = moment[Channel(9, 11, 13, 13.5, 14, 15.5, 17)]
    lidPart = moment[Channel(0.42, 0.3, 0.1, 0, 0, 0, 0)]
    lidSlope = 1.1 * pose.eyeTilt
  }

  static func draw<Target: Canvas>(_ layer: FaceLayer, _ pose: Pose, on canvas: inout Target) {
    guard layer == .eyes || layer == .features else { return }
    let eyes = OpenEyes(pose)
    // The edges of lids are as wide as the features' lines; those of lids that open thin out.
    let isFeature = eyes.lidPart >= 0.1 && !Target.keepsVerbs
    if layer == .features {
      if isFeature, !pose.isLine { eyes.drawEdges(into: &canvas) }
    } else if pose.isLine {
      eyes.drawLines(pose, on: &canvas)
    } else {
      eyes.drawBalls(pose, on: &canvas)
      eyes.drawLids(pose, withEdges: !isFeature, on: &canvas)
    }
  }

  /// Draws balls, pupils and highlights over each other.
  private func drawBalls<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let unit = features.unit * scale
    let white = pose.base.stroked(FaceColors.white)
    canvas.paint(white.stroked(width: 2 * ballRadius * unit))
    onBothSides { canvas.dot(frame($0), 0, 0) }
    drawPupils(pose, diameter: 2 * pupilRadius, on: &canvas)

    let shine = min(max((0.3 - lidPart) / 0.25, 0), 1)
    if shine > 0.05 || Target.keepsVerbs {
      canvas.paint(white.stroked(width: 0.55 * shine * pupilRadius * unit))
      onBothSides { side in
        canvas.dot(
          frame(side), side * pupil.x - 0.3 * pupilRadius, pupil.y - 0.35 * pupilRadius)
      }
    }
  }

  /// Draws the lids in the colour of the head.
  private func drawLids<Target: Canvas>(
    _ pose: Pose, withEdges: Bool, on canvas: inout Target
  ) {
    guard lidPart > 0.015 || Target.keepsVerbs else { return }
    // Where the head is a gradient, its colour at the height of the eyes.
    let skin = pose.style.paint.color(pose.colors.fill, atHeight: 0.35)
    canvas.paint(pose.base.filled(skin).unstroked())
    onBothSides { lid($0, radius: 1.04 * ballRadius).drawCap(into: &canvas) }
    guard withEdges else { return }
    canvas.paint(pose.base.stroked(width: pose.lineWidth * min(lidPart / 0.1, 1)))
    drawEdges(into: &canvas)
  }

  /// Draws what the lids leave open as outlines and, clear of those, smaller pupils.
  private func drawLines<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    canvas.paint(pose.base.stroked(width: 0.7 * pose.lineWidth))
    // The lines' outer edges are where those of the balls would be.
    let radius = max(ballRadius - 0.35 * pose.lineWidth / (features.unit * scale), 1)
    onBothSides { lid($0, radius: radius).drawOpening(into: &canvas) }
    drawPupils(pose, diameter: pupilRadius, on: &canvas)
  }

  private func drawPupils<Target: Canvas>(
    _ pose: Pose, diameter: Double, on canvas: inout Target
  ) {
    canvas.paint(pose.base.stroked(width: diameter * features.unit * scale))
    onBothSides { canvas.dot(frame($0), $0 * pupil.x, pupil.y) }
  }

  private func drawEdges<Sink: PathSink>(into sink: inout Sink) {
    onBothSides { lid($0, radius: 1.02 * ballRadius).drawEdge(into: &sink) }
  }

  private func lid(_ side: Double, radius: Double) -> Lid {
    Lid(frame(side), radius: radius, part: lidPart, slope: -side * lidSlope)
  }

  /// The frame of a side's eyeball, in units of the features where eyes are as large as usual.
  private func frame(_ side: Double) -> Frame {
    features.inner(side * ball.x, ball.y, scale: scale)
  }
}
