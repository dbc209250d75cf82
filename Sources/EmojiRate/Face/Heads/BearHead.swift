/// A bear's head with round ears, which drop a little when sad.
enum BearHead {
  static func trace(_ pose: Pose, _ outline: inout HeadOutline) {
    let moment = pose.headMoment
    let down = moment[Channel(14, 10, 4, 1, 0, -2, -4)]
    let out = moment[Channel(4, 3, 1, 0, 0, -1, -2)]
    outline.move(0, -70)
    outline.curve(16, -70, 32, -67, 45, -61)
    outline.curve(34 + out, -92 + down, 58 + out, -107 + down, 80 + out, -99 + down)
    outline.curve(106 + out, -90 + down, 112, -50, 91, -26)
    outline.curve(101, -13, 106, 4, 106, 22)
    outline.curve(106, 68, 64, 100, 0, 100)
    outline.mirror()
  }
}
