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
