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

/// A shield with shoulders that rise on happy faces.
enum ShieldHead {
  static func plan(at moment: Moment) -> HeadPlan {
    HeadPlan(
      features: Frame(0, -10, unit: 0.9), extent: Extent(-96, -104, 96, 106),
      top: moment.between(-92, -104), side: 89, bottom: 106)
  }

  static func trace(_ moment: Moment, _ outline: inout HeadOutline) {
    let shoulder = moment.between(-70, -82)
    outline.move(0, moment.between(-92, -104))
    outline.curve(24, moment.between(-84, -90), 56, shoulder, 82, shoulder)
    outline.curve(92, shoulder, 96, shoulder + 6, 96, shoulder + 17)
    outline.curve(96, 22, 66, 84, 0, 106)
    outline.mirror()
  }
}

/// A speech bubble with a shorter tail when sad.
enum BubbleHead {
  static var plan: HeadPlan {
    HeadPlan(
      features: Frame(0, -9, unit: 0.9), extent: Extent(-104, -94, 104, 106), top: -94,
      side: 104, bottom: 86)
  }

  static func trace(_ moment: Moment, _ outline: inout HeadOutline) {
    let tail = moment.between(-40, -70)
    outline.move(0, -94)
    outline.curve(76, -94, 104, -70, 104, -8)
    outline.curve(104, 54, 72, 78, 8, 78)
    outline.curve(-8, 94, tail + 26, 106, tail, 106)
    outline.curve(tail + 10, 98, tail + 14, 84, -46, 70)
    outline.curve(-88, 60, -104, 34, -104, -8)
    outline.curve(-104, -70, -76, -94, 0, -94)
  }
}
