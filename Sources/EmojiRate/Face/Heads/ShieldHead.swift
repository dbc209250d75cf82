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
