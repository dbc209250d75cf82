extension HeadOutline {
  /// A cat's head with ears that are flat to the sides when angry and upright when happy.
  mutating func cat(_ moment: Moment) {
    // The top of the head, an ear's inner base and its tip, and the direction of the outline on both sides of
    // the tip: level if the ear is up, downwards if it is flat.
    let (top, topWidth) = (
      moment[Channel(-67, -65, -62, -62, -62, -62, -62)], moment[Channel(24, 16, 9, 9, 9, 9, 9)]
    )
    let baseX = moment[Channel(42, 38, 29, 26, 26, 26, 26)]
    let baseY = moment[Channel(-55, -56, -58, -59, -59, -59, -59)]
    let tipX = moment[Channel(102, 92, 73, 68, 66, 63, 60)]
    let tipY = moment[Channel(-72, -80, -91, -95, -98, -101, -103)]
    let handleX = moment[Channel(6, 9, 12, 12, 12, 12, 12)]
    let handleY = moment[Channel(7, 5, 0, 0, 0, 0, 0)]
    move(0, top)
    curve(topWidth, top, baseX - 9, baseY - 3, baseX, baseY)
    curve(baseX + 10, baseY - 15, tipX - handleX, tipY - handleY, tipX, tipY)
    curve(tipX + handleX, tipY + handleY, 92, moment.between(-42, -64), 92, -25)
    curve(101, -12, 107, 4, 107, 24)
    curve(107, 70, 64, 100, 0, 100)
    mirror()
  }

  /// A bear's head with round ears, which are a little lower when sad.
  mutating func bear(_ moment: Moment) {
    let (out, down) = Self.bearEars(at: moment)
    move(0, -70)
    curve(16, -70, 32, -67, 45, -61)
    curve(34 + out, -92 + down, 58 + out, -107 + down, 80 + out, -99 + down)
    curve(106 + out, -90 + down, 112, -50, 91, -26)
    curve(101, -13, 106, 4, 106, 22)
    curve(106, 68, 64, 100, 0, 100)
    mirror()
  }

  /// The offset of a bear's ears outwards and down.
  static func bearEars(at moment: Moment) -> (out: Double, down: Double) {
    (moment[Channel(4, 3, 1, 0, 0, -1, -2)], moment[Channel(14, 10, 4, 1, 0, -2, -4)])
  }

  /// A rabbit's head with ears that hang to the sides when sad and are upright when happy.
  mutating func bunny(_ moment: Moment) {
    // An ear from its inner base over the tip to the outer base.
    let innerX = moment[Channel(30, 27, 20, 16, 14, 13, 12)]
    let innerY = moment[Channel(-49, -50, -51, -52, -52, -52, -52)]
    let tipX = moment[Channel(103, 96, 72, 62, 56, 49, 45)]
    let tipY = moment[Channel(-46, -70, -97, -101, -103, -105, -106)]
    let outerX = moment[Channel(76, 72, 66, 62, 60, 58, 56)]
    let outerY = moment[Channel(-24, -28, -34, -37, -38, -40, -41)]
    // The control points that pull the inner side up and the outer one down, and the direction at the tip.
    let upperX = moment[Channel(70, 58, 36, 26, 20, 14, 11)]
    let upperY = moment[Channel(-98, -104, -105, -106, -107, -107, -107)]
    let lowerX = moment[Channel(104, 98, 84, 78, 76, 72, 70)]
    let lowerY = moment[Channel(-20, -36, -70, -78, -80, -84, -84)]
    let handleX = moment[Channel(14, 17, 19, 17, 17, 17, 17)]
    let handleY = moment[Channel(17, 14, 8, 6, 5, 4, 3)]
    move(0, -52)
    curve(5, -52, innerX - 6, innerY, innerX, innerY)
    curve(
      innerX + 0.62 * (upperX - innerX), innerY + 0.85 * (upperY - innerY),
      tipX - 1.6 * handleX, tipY - 1.4 * handleY - 4, tipX, tipY)
    curve(
      tipX + 1.1 * handleX, tipY + 1.6 * handleY + 2, lowerX, lowerY, outerX, outerY)
    curve(86, -14, 92, 6, 92, 26)
    curve(92, 74, 50, 100, 0, 100)
    mirror()
  }
}
