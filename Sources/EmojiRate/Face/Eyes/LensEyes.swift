/// Filled ovals that narrow on angry faces and become arcs on happy ones.
enum DotEyes {
  /// The right eye, at a height.
  static func lens(_ pose: Pose, y: Double) -> Lens {
    let open = ((pose.eyeTop + pose.eyeBottom) / (1.2 * pose.eyeHalfWidth)).clamped(to: 0...1)
    let roundness = 0.35 + 0.65 * open
    // The lower lid of a laughing eye rises first in the middle: a crescent, not a dome.
    let rise = 0.28 * max(pose.eyeTop - abs(pose.eyeBottom) - 3, 0)
    return Lens(
      pose.eyeX, y, pose.eyeHalfWidth, top: -pose.eyeTop, bottom: pose.eyeBottom - rise,
      tilt: -pose.eyeTilt, topRoundness: roundness, bottomRoundness: roundness)
  }
}

/// Shut eyes: lines that hang at the low end, are level in the middle, and arch on happy faces.
enum ArcEyes {
  static func lens(_ pose: Pose, _ moment: Moment) -> Lens {
    let depth = moment[Channel(8, 6, 3, 0, -5, -11, -15)] * pose.eyeScale
    return Lens(
      pose.eyeX, pose.eyeY + 0.3 * depth + (-depth).clamped(to: 0...2),
      moment[Channel(16, 16, 16, 16, 16, 17, 17)] * pose.eyeScale, top: depth, bottom: depth,
      tilt: -pose.temper * moment[Channel(5, 3, 1, 0, 0, 0, 0)], topRoundness: 0.35,
      bottomRoundness: 0.35)
  }
}

/// Eyes that hang shut at the low end, are half open in the middle, and contentedly shut at the high one.
enum SleepyEyes {
  static func lens(_ pose: Pose, _ moment: Moment) -> Lens {
    let top = moment[Channel(-8, -4, 1, 2, 4, 9, 13)] * pose.eyeScale
    let bottom = moment[Channel(8, 10, 11, 11, 11, 4, -13)] * pose.eyeScale
    let roundness = 0.35 + 0.65 * ((top + bottom) / (18 * pose.eyeScale)).clamped(to: 0...1)
    return Lens(
      pose.eyeX, pose.eyeY + 2, 14 * pose.eyeScale, top: -top, bottom: bottom,
      tilt: -pose.temper * moment[Channel(5, 3, 1, 0, 0, 0, 0)], topRoundness: roundness,
      bottomRoundness: roundness)
  }
}

/// Half ovals below a straight lid: angry at the low end, sly at the high one.
enum GlareEyes {
  static func lens(_ pose: Pose, _ moment: Moment) -> Lens {
    // Sad brows hang at the outer corners.
    let tilt = (moment.between(10, 6) + 6 * min(pose.temper, 0)) * pose.eyeScale
    return Lens(
      pose.eyeX, pose.openEyeY(moment), moment.between(12, 14) * pose.eyeScale,
      top: -pose.eyeScale, bottom: moment.between(9, 11) * pose.eyeScale, tilt: -tilt,
      topRoundness: 0.5, bottomRoundness: 1)
  }
}

/// Eyes of which the left one winks, and the right one shines and never shuts.
enum WinkEyes {
  /// The highest progress for the right eye, because the expression shuts eyes beyond it.
  static var lastOpen: Double { 0.8 }

  /// The left eye: a line that hangs at the low end, inwards on angry and outwards on sad faces, and arches
  /// on happy ones.
  static func lens(_ pose: Pose, _ moment: Moment) -> Lens {
    let depth = moment[Channel(5, 2, -3, -6, -9, -12, -14)] * pose.eyeScale
    return Lens(
      -pose.eyeX, pose.openEyeY(moment) + 2, 17 * pose.eyeScale, top: depth, bottom: depth,
      tilt: pose.temper * moment[Channel(5, 3, 0, 0, 0, 0, 0)], topRoundness: 0.35,
      bottomRoundness: 0.35)
  }
}

/// Dots with a highlight, which vanishes as they narrow.
struct ShineEyes {
  let left: Lens
  let right: Lens
  /// The part of the highlights that fits in the eyes, 0…1.
  private let shine: Double
  /// The place of the right eye's highlight, without its distance to the left, towards the light.
  private let x: Double
  private let y: Double
  private let winks: Bool

  /// - Parameter winking: The shape of the left eye.
  init(_ pose: Pose, y: Double, winking: Lens? = nil) {
    right = DotEyes.lens(pose, y: y)
    left = winking ?? right.mirrored
    shine = ((pose.eyeTop + pose.eyeBottom - 13) / 13).clamped(to: 0...1)
    x = pose.eyeX
    self.y = y - 0.45 * pose.eyeTop
    winks = winking != nil
  }

  func drawHighlights<Target: Canvas>(
    in frame: Frame, _ colors: FaceColors, on canvas: inout Target
  ) {
    guard !colors.isLine, shine > 0.05 || canvas.keepsVerbs else { return }
    canvas.paint(colors.base.stroked(FaceColors.white), lineWidth: 8 * shine * frame.unit)
    if !winks { canvas.dot(frame, -x - 3.5, y) }
    canvas.dot(frame, x - 3.5, y)
  }
}
