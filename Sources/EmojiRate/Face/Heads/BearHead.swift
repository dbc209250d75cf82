/// A bear's head with round ears, which are a little lower when sad.
enum BearHead {
  static var plan: HeadPlan {
    HeadPlan(
      features: Frame(0, 18, unit: 0.86), extent: Extent(-107, -106, 107, 100), top: -70,
      scale: 0.68, side: 105, sunRise: 34)
  }

  static func trace(_ moment: Moment, _ outline: inout HeadOutline) {
    let (out, down) = ears(at: moment)
    outline.move(0, -70)
    outline.curve(16, -70, 32, -67, 45, -61)
    outline.curve(34 + out, -92 + down, 58 + out, -107 + down, 80 + out, -99 + down)
    outline.curve(106 + out, -90 + down, 112, -50, 91, -26)
    outline.curve(101, -13, 106, 4, 106, 22)
    outline.curve(106, 68, 64, 100, 0, 100)
    outline.mirror()
  }

  /// The offset of the ears outwards and down.
  static func ears(at moment: Moment) -> (out: Double, down: Double) {
    (moment[Channel(4, 3, 1, 0, 0, -1, -2)], moment[Channel(14, 10, 4, 1, 0, -2, -4)])
  }
}
