extension HeadOutline {
  /// A heart with lobes that swell on happy faces.
  mutating func heart(_ moment: Moment) {
    let (lobe, width) = (moment.between(-92, -108), moment.between(104, 106))
    let tip = moment.between(94, 102)
    move(0, moment.between(-50, -56))
    curve(20, lobe, width, lobe, width, moment.between(-18, -26))
    curve(width, moment.between(30, 26), 44, tip - 30, 0, tip)
    mirror()
  }

  /// A shield with shoulders that rise on happy faces.
  mutating func shield(_ moment: Moment) {
    let shoulder = moment.between(-70, -82)
    move(0, moment.between(-92, -104))
    curve(24, moment.between(-84, -90), 56, shoulder, 82, shoulder)
    curve(92, shoulder, 96, shoulder + 6, 96, shoulder + 17)
    curve(96, 22, 66, 84, 0, 106)
    mirror()
  }

  /// A speech bubble with a shorter tail when sad.
  mutating func bubble(_ moment: Moment) {
    let tail = moment.between(-40, -70)
    move(0, -94)
    curve(76, -94, 104, -70, 104, -8)
    curve(104, 54, 72, 78, 8, 78)
    curve(-8, 94, tail + 26, 106, tail, 106)
    curve(tail + 10, 98, tail + 14, 84, -46, 70)
    curve(-88, 60, -104, 34, -104, -8)
    curve(-104, -70, -76, -94, 0, -94)
  }
}
