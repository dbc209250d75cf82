/// A heart with lobes that swell on happy faces.
enum HeartHead {
  static func plan(at moment: Moment) -> HeadPlan {
    HeadPlan(
      features: Frame(0, -10, unit: 0.82), extent: Extent(-106, -92, 106, 102),
      top: moment.between(-82, -96), notch: moment.between(-51, -57), side: 97,
      bottom: moment.between(94, 102),
      // The crack continues the notch, and ends above the brows.
      crackLength: 1)
  }

  static func trace(_ moment: Moment, _ outline: inout HeadOutline) {
    let (lobe, width) = (moment.between(-92, -108), moment.between(104, 106))
    let tip = moment.between(94, 102)
    outline.move(0, moment.between(-50, -56))
    outline.curve(20, lobe, width, lobe, width, moment.between(-18, -26))
    outline.curve(width, moment.between(30, 26), 44, tip - 30, 0, tip)
    outline.mirror()
  }
}
