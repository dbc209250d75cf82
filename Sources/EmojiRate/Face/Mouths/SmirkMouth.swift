/// A line that goes from a frown to a smile while its right end rises more and more.
enum SmirkMouth {
  static func arch(_ pose: Pose, _ moment: Moment) -> Arch {
    let depth = moment[Channel(-9, -6, -2, 1, 5, 10, 15)]
    let rise = moment[Channel(-3, -2, 2, 4, 7, 9, 10)]
    let y = pose.mouthY(
      moment[Channel(44, 43, 40, 38, 36, 32, 29)], top: min(depth, -rise), bottom: depth)
    return Arch(
      5, y, pose.mouthHalfWidth(moment[Channel(26, 26, 27, 28, 29, 32, 36)]), depth: depth,
      tilt: -rise, roundness: 0.5)
  }
}
