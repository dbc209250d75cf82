/// A drop with a tip that hangs to the right when sad and points up when happy.
enum DropHead {
  static func plan(at moment: Moment) -> HeadPlan {
    HeadPlan(
      features: Frame(0, 20, unit: 0.86), extent: Extent(-92, -107, 92, 102),
      top: moment.between(-69, -81), x: moment.between(12, 0), scale: 0.8,
      notch: moment.between(-75, -107), side: moment.between(89, 81), bottom: 102)
  }

  static func trace(_ moment: Moment, _ outline: inout HeadOutline) {
    let (tipX, tipY) = (moment.between(22, 0), moment.between(-90, -107))
    let (width, control) = (moment.between(92, 84), moment.between(56, 48))
    outline.move(tipX, tipY)
    outline.curve(tipX + 12, -70, width, -34, width, 18)
    outline.curve(width, 66, control, 102, 0, 102)
    outline.curve(-control, 102, -width, 66, -width, 18)
    outline.curve(-width, -34, tipX - 26, -66, tipX, tipY)
  }
}
