/// A cat's head with ears that are flat to the sides when angry and upright when happy.
enum CatHead {
  static func plan(at moment: Moment) -> HeadPlan {
    HeadPlan(
      features: Frame(0, 18, unit: 0.88), extent: Extent(-107, -105, 107, 100), top: -62,
      scale: 0.8, notch: moment.between(-66, -61), side: 105, sunRise: 34)
  }

  static func trace(_ moment: Moment, _ outline: inout HeadOutline) {
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
    outline.move(0, top)
    outline.curve(topWidth, top, baseX - 9, baseY - 3, baseX, baseY)
    outline.curve(baseX + 10, baseY - 15, tipX - handleX, tipY - handleY, tipX, tipY)
    outline.curve(tipX + handleX, tipY + handleY, 92, moment.between(-42, -64), 92, -25)
    outline.curve(101, -12, 107, 4, 107, 24)
    outline.curve(107, 70, 64, 100, 0, 100)
    outline.mirror()
  }
}
