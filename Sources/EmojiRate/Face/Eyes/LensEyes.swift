// Eyes whose shape is a lens.
extension Pose {
  /// The right one of filled ovals, at a height; they narrow on angry faces and become arcs on happy ones.
  func dotEye(y: Double) -> Lens {
    let open = ((eyeTop + eyeBottom) / (1.2 * eyeHalfWidth)).clamped(to: 0...1)
    let roundness = 0.35 + 0.65 * open
    // The lower lid of a laughing eye rises first in the middle: a crescent, not a dome.
    let rise = 0.28 * max(eyeTop - abs(eyeBottom) - 3, 0)
    return Lens(
      eyeX, y, eyeHalfWidth, top: -eyeTop, bottom: eyeBottom - rise, tilt: -eyeTilt,
      topRoundness: roundness, bottomRoundness: roundness)
  }

  /// The right one of shut eyes: lines that hang at the low end, are level in the middle, and arch on happy faces.
  var arcEye: Lens {
    let depth = moment[Channel(8, 6, 3, 0, -5, -11, -15)] * eyeScale
    return Lens(
      eyeX, eyeY + 0.3 * depth + (-depth).clamped(to: 0...2),
      moment[Channel(16, 16, 16, 16, 16, 17, 17)] * eyeScale, top: depth, bottom: depth,
      tilt: -temper * moment[Channel(5, 3, 1, 0, 0, 0, 0)], topRoundness: 0.35,
      bottomRoundness: 0.35)
  }

  /// The right one of eyes that hang shut at the low end, are half open in the middle, and contentedly shut at the
  /// high one.
  var sleepyEye: Lens {
    let top = moment[Channel(-8, -4, 1, 2, 4, 9, 13)] * eyeScale
    let bottom = moment[Channel(8, 10, 11, 11, 11, 4, -13)] * eyeScale
    let roundness = 0.35 + 0.65 * ((top + bottom) / (18 * eyeScale)).clamped(to: 0...1)
    return Lens(
      eyeX, eyeY + 2, 14 * eyeScale, top: -top, bottom: bottom,
      tilt: -temper * moment[Channel(5, 3, 1, 0, 0, 0, 0)], topRoundness: roundness,
      bottomRoundness: roundness)
  }

  /// The right one of half ovals below a straight lid: angry at the low end, sly at the high one.
  var glareEye: Lens {
    // Sad brows hang at the outer corners.
    let tilt = (moment.between(10, 6) + 6 * min(temper, 0)) * eyeScale
    return Lens(
      eyeX, openEyeY, moment.between(12, 14) * eyeScale, top: -eyeScale,
      bottom: moment.between(9, 11) * eyeScale, tilt: -tilt, topRoundness: 0.5, bottomRoundness: 1)
  }

  /// The left eye that winks: a line that hangs at the low end, inwards on angry and outwards on sad faces, and
  /// arches on happy ones.
  var winkingEye: Lens {
    let depth = moment[Channel(5, 2, -3, -6, -9, -12, -14)] * eyeScale
    return Lens(
      -eyeX, openEyeY + 2, 17 * eyeScale, top: depth, bottom: depth,
      tilt: temper * moment[Channel(5, 3, 0, 0, 0, 0, 0)], topRoundness: 0.35,
      bottomRoundness: 0.35)
  }

  /// The highest progress for the eye that does not wink, because the expression shuts eyes beyond it.
  private static var lastOpen: Double { 0.8 }

  /// Draws an eye that winks, and one that is open.
  func drawWink(in frame: Transform, into sink: inout Canvas) {
    winkingEye.draw(in: frame, into: &sink)
    let isOpen = moment.progress <= Self.lastOpen
    let right = isOpen ? dotEye(y: openEyeY) : Pose(at: Self.lastOpen, style).dotEye(y: openEyeY)
    right.draw(in: frame, into: &sink)
  }

  /// Draws the highlight of the eye that does not wink.
  func drawWinkShine(in frame: Transform, on canvas: inout Canvas) {
    guard moment.progress > Self.lastOpen else {
      return drawEyeShines(y: openEyeY, isWinking: true, in: frame, on: &canvas)
    }
    Pose(at: Self.lastOpen, style)
      .drawEyeShines(y: openEyeY, isWinking: true, in: frame, on: &canvas)
  }

  /// Draws the highlights of dots at a height, which vanish as the dots narrow; an eye that winks has none.
  func drawEyeShines(
    y: Double, isWinking: Bool = false, in frame: Transform, on canvas: inout Canvas
  ) {
    // The part of the highlights that fits in the eyes.
    let shine = ((eyeTop + eyeBottom - 13) / 13).clamped(to: 0...1)
    guard !colors.isLine, shine > 0.05 || canvas.keepsVerbs else { return }
    let (x, y) = (eyeX, y - 0.45 * eyeTop)
    canvas.paint(colors.base.stroked(FaceColors.white), lineWidth: 8 * shine * frame.unit)
    if !isWinking { canvas.dot(frame, -x - 3.5, y) }
    canvas.dot(frame, x - 3.5, y)
  }
}
