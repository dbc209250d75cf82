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
