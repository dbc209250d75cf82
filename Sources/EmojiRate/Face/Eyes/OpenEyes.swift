/// Large white eyes.
///
/// The pupils look down and inwards at the low end and up at the high one; anger and grief lower the lids.
struct OpenEyes {
  private let scale: Double
  /// The centre of the right eyeball.
  private let ball: Point
  private let ballRadius: Double
  /// The centre of the right pupil, relative to its ball.
  private let pupil: Point
  private let pupilRadius: Double
  /// The part of the balls that the lids cover.
  private let lidPart: Double
  /// How far the outer ends of the lids are above their middles.
  private let lidSlope: Double

  init(_ pose: borrowing Pose) {
    let moment = pose.moment
    scale = pose.eyeScale
    ball = Point(pose.eyeX + 1, pose.openEyeY + moment[Channel(1, 1, 1, 1, 1, 1, 0)])
    ballRadius = moment[Channel(21, 22, 22, 22, 22.5, 23.5, 24)]
    pupil = Point(
      moment[Channel(-5, -3, -1, 0, 0, 0, 0)], moment[Channel(4, 5, 2, 0, -1, -2, -3)])
    pupilRadius = moment[Channel(9, 11, 13, 13.5, 14, 15.5, 17)]
    lidPart = moment[Channel(0.42, 0.3, 0.1, 0, 0, 0, 0)]
    lidSlope = 1.1 * pose.eyeTilt
  }

  func draw(
    _ layer: FaceLayer, in frame: Transform, _ colors: FaceColors, on canvas: inout Canvas
  ) {
    // The edges of lids are as wide as the lines of features. When lids open, their edges become thinner.
    let isFeature = lidPart >= 0.1 && !canvas.keepsVerbs
    switch layer {
    case .features where isFeature && !colors.isLine: drawEdges(in: frame, into: &canvas)
    case .eyes where colors.isLine: drawLines(in: frame, colors, on: &canvas)
    case .eyes:
      drawBalls(in: frame, colors, on: &canvas)
      drawLids(in: frame, colors, withEdges: !isFeature, on: &canvas)
    default: break
    }
  }

  /// Draws balls, then pupils, then highlights.
  private func drawBalls(
    in frame: Transform, _ colors: FaceColors, on canvas: inout Canvas
  ) {
    let unit = frame.unit * scale
    let white = colors.base.stroked(FaceColors.white)
    canvas.paint(white, lineWidth: 2 * ballRadius * unit)
    onBothSides { canvas.dot(ball($0, in: frame), 0, 0) }
    drawPupils(diameter: 2 * pupilRadius, in: frame, colors, on: &canvas)

    let shine = ((0.3 - lidPart) / 0.25).clamped(to: 0...1)
    if shine > 0.05 || canvas.keepsVerbs {
      canvas.paint(white, lineWidth: 0.55 * shine * pupilRadius * unit)
      onBothSides { side in
        canvas.dot(
          ball(side, in: frame), side * pupil.x - 0.3 * pupilRadius,
          pupil.y - 0.35 * pupilRadius)
      }
    }
  }

  /// Draws the lids in the colour of the head.
  private func drawLids(
    in frame: Transform, _ colors: FaceColors, withEdges: Bool, on canvas: inout Canvas
  ) {
    guard lidPart > 0.015 || canvas.keepsVerbs else { return }
    canvas.paint(colors.base.filled(colors.skin).unstroked())
    onBothSides { lid($0, radius: 1.04 * ballRadius, in: frame).drawCap(into: &canvas) }
    guard withEdges else { return }
    canvas.paint(colors.base, lineWidth: colors.lineWidth * min(lidPart / 0.1, 1))
    drawEdges(in: frame, into: &canvas)
  }

  /// Draws the parts that the lids leave open as outlines, with smaller pupils that do not touch them.
  private func drawLines(
    in frame: Transform, _ colors: FaceColors, on canvas: inout Canvas
  ) {
    canvas.paint(colors.base.stroked(width: 0.7 * colors.lineWidth))
    // The outer edges of the lines have the place of the balls' edges.
    let radius = max(ballRadius - 0.35 * colors.lineWidth / (frame.unit * scale), 1)
    onBothSides { lid($0, radius: radius, in: frame).drawOpening(into: &canvas) }
    drawPupils(diameter: pupilRadius, in: frame, colors, on: &canvas)
  }

  private func drawPupils(
    diameter: Double, in frame: Transform, _ colors: FaceColors, on canvas: inout Canvas
  ) {
    canvas.paint(colors.base, lineWidth: diameter * frame.unit * scale)
    onBothSides { canvas.dot(ball($0, in: frame), $0 * pupil.x, pupil.y) }
  }

  private func drawEdges(in frame: Transform, into sink: inout Canvas) {
    onBothSides { lid($0, radius: 1.02 * ballRadius, in: frame).drawEdge(into: &sink) }
  }

  private func lid(_ side: Double, radius: Double, in frame: Transform) -> Lid {
    Lid(ball(side, in: frame), radius: radius, part: lidPart, slope: -side * lidSlope)
  }

  /// The frame of a side's eyeball, in units of the features for eyes of the default size.
  private func ball(_ side: Double, in frame: Transform) -> Transform {
    frame.inner(side * ball.x, ball.y, scale: scale)
  }
}

extension Pose {
  /// Draws the eyes, and the edges of their lids in the layer of features.
  func drawOpenEyes(_ layer: FaceLayer, in frame: Transform, on canvas: inout Canvas) {
    guard layer == .eyes || layer == .features else { return }
    OpenEyes(self).draw(layer, in: frame, colors, on: &canvas)
  }
}
