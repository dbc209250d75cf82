/// A cloud with a flat bottom, taller when happy.
enum CloudHead {
  static func plan(at moment: Moment) -> HeadPlan {
    HeadPlan(
      features: Frame(2, 14, unit: 0.76), extent: Extent(-106.6, -91, 107.5, 76),
      top: moment.between(-80, -89), x: 38, scale: 0.75, notch: moment.between(-72, -81),
      side: 106, bottom: 76, sunRise: 0)
  }

  static func trace(_ moment: Moment, _ outline: inout HeadOutline) {
    let rise = moment.between(-5, 4)
    outline.move(-60, 76)
    outline.curve(-118, 76, -120, -6 - rise, -76, -10 - rise)
    outline.curve(-82, -50 - rise, -43, -73 - rise, -18, -53 - rise)
    outline.curve(2, -106 - rise, 90, -95 - rise, 80, -24 - rise)
    outline.curve(120, -18 - rise, 118, 76, 63, 76)
    outline.curve(30, 76, -30, 76, -60, 76)
  }
}
