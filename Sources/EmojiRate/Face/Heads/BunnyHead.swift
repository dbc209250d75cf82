/// A rabbit's head with ears that hang to the sides when sad and are upright when happy.
enum BunnyHead {
  static var plan: HeadPlan {
    HeadPlan(
      features: Frame(0, 28, unit: 0.74), extent: Extent(-109.4, -108.2, 109.4, 100),
      top: -52, scale: 0.6, side: 90, sunRise: 34)
  }

  static func trace(_ moment: Moment, _ outline: inout HeadOutline) {
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
    outline.move(0, -52)
    outline.curve(5, -52, innerX - 6, innerY, innerX, innerY)
    outline.curve(
      innerX + 0.62 * (upperX - innerX), innerY + 0.85 * (upperY - innerY),
      tipX - 1.6 * handleX, tipY - 1.4 * handleY - 4, tipX, tipY)
    outline.curve(
      tipX + 1.1 * handleX, tipY + 1.6 * handleY + 2, lowerX, lowerY, outerX, outerY)
    outline.curve(86, -14, 92, 6, 92, 26)
    outline.curve(92, 74, 50, 100, 0, 100)
    outline.mirror()
  }
}
