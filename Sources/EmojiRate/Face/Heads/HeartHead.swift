/// A heart whose lobes swell with joy.
enum HeartHead {
  static func trace(_ moment: Moment, _ outline: inout HeadOutline) {
    let (lobe, width) = (moment.between(-92, -108), moment.between(104, 106))
    let tip = moment.between(94, 102)
    outline.move(0, moment.between(-50, -56))
    outline.curve(20, lobe, width, lobe, width, moment.between(-18, -26))
    outline.curve(width, moment.between(30, 26), 44, tip - 30, 0, tip)
    outline.mirror()
  }
}
