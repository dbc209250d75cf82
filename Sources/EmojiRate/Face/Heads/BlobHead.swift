/// A drop of slime that slumps when sad and bounces when happy.
enum BlobHead {
  static func plan(at moment: Moment) -> HeadPlan {
    HeadPlan(
      // The features sink with the slime.
      features: Frame(0, moment[Channel(10, 8, 5, 4, 3, 1, 0)], unit: 0.96),
      extent: Extent(-102, -100, 102, 98), top: moment.between(-88, -100), side: 95,
      bottom: moment.between(94, 98))
  }

  static func trace(_ moment: Moment, _ outline: inout HeadOutline) {
    let (top, bottom) = (moment.between(-88, -100), moment.between(94, 98))
    let (width, widest) = (moment.between(102, 96), moment.between(34, -4))
    outline.move(0, top)
    outline.curve(
      moment.between(46, 60), top, width, widest - moment.between(66, 50), width, widest)
    outline.curve(
      width, widest + moment.between(34, 54), moment.between(76, 56), bottom, 0, bottom)
    outline.mirror()
  }
}
