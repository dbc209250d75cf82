extension HeadOutline {
  /// A heart with lobes that swell on happy faces.
  mutating func heart(_ moment: Moment) -> HeadPlan {
    let plan = HeadPlan(
      features: Frame(0, -10, unit: 0.82), extent: Extent(-106, -92, 106, 102),
      top: moment.between(-82, -96), notch: moment.between(-51, -57), side: 97,
      bottom: moment.between(94, 102),
      // The crack continues the notch, and ends above the brows.
      crackLength: 1)
    let (lobe, width) = (moment.between(-92, -108), moment.between(104, 106))
    let tip = moment.between(94, 102)
    move(0, moment.between(-50, -56))
    curve(20, lobe, width, lobe, width, moment.between(-18, -26))
    curve(width, moment.between(30, 26), 44, tip - 30, 0, tip)
    mirror()
    return plan
  }

  /// A shield with shoulders that rise on happy faces.
  mutating func shield(_ moment: Moment) -> HeadPlan {
    let plan = HeadPlan(
      features: Frame(0, -10, unit: 0.9), extent: Extent(-96, -104, 96, 106),
      top: moment.between(-92, -104), side: 89, bottom: 106)
    let shoulder = moment.between(-70, -82)
    move(0, moment.between(-92, -104))
    curve(24, moment.between(-84, -90), 56, shoulder, 82, shoulder)
    curve(92, shoulder, 96, shoulder + 6, 96, shoulder + 17)
    curve(96, 22, 66, 84, 0, 106)
    mirror()
    return plan
  }

  /// A speech bubble with a shorter tail when sad.
  mutating func bubble(_ moment: Moment) -> HeadPlan {
    let plan = HeadPlan(
      features: Frame(0, -9, unit: 0.9), extent: Extent(-104, -94, 104, 106), top: -94,
      side: 104, bottom: 86)
    let tail = moment.between(-40, -70)
    move(0, -94)
    curve(76, -94, 104, -70, 104, -8)
    curve(104, 54, 72, 78, 8, 78)
    curve(-8, 94, tail + 26, 106, tail, 106)
    curve(tail + 10, 98, tail + 14, 84, -46, 70)
    curve(-88, 60, -104, 34, -104, -8)
    curve(-104, -70, -76, -94, 0, -94)
    return plan
  }
}
