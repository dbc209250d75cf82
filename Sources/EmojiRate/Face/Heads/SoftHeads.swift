extension HeadOutline {
  /// A drop of slime that slumps when sad and bounces when happy.
  mutating func blob(_ moment: Moment) -> HeadPlan {
    let plan = HeadPlan(
      // The features sink with the slime.
      features: Frame(0, moment[Channel(10, 8, 5, 4, 3, 1, 0)], unit: 0.96),
      extent: Extent(-102, -100, 102, 98), top: moment.between(-88, -100), side: 95,
      bottom: moment.between(94, 98))
    let (top, bottom) = (moment.between(-88, -100), moment.between(94, 98))
    let (width, widest) = (moment.between(102, 96), moment.between(34, -4))
    move(0, top)
    curve(
      moment.between(46, 60), top, width, widest - moment.between(66, 50), width, widest)
    curve(
      width, widest + moment.between(34, 54), moment.between(76, 56), bottom, 0, bottom)
    mirror()
    return plan
  }

  /// A drop with a tip that hangs to the right when sad and points up when happy.
  mutating func drop(_ moment: Moment) -> HeadPlan {
    let plan = HeadPlan(
      features: Frame(0, 20, unit: 0.86), extent: Extent(-92, -107, 92, 102),
      top: moment.between(-69, -81), x: moment.between(12, 0), scale: 0.8,
      notch: moment.between(-75, -107), side: moment.between(89, 81), bottom: 102)
    let (tipX, tipY) = (moment.between(22, 0), moment.between(-90, -107))
    let (width, control) = (moment.between(92, 84), moment.between(56, 48))
    move(tipX, tipY)
    curve(tipX + 12, -70, width, -34, width, 18)
    curve(width, 66, control, 102, 0, 102)
    curve(-control, 102, -width, 66, -width, 18)
    curve(-width, -34, tipX - 26, -66, tipX, tipY)
    return plan
  }

  /// A cloud with a flat bottom, taller when happy.
  mutating func cloud(_ moment: Moment) -> HeadPlan {
    let plan = HeadPlan(
      features: Frame(2, 14, unit: 0.76), extent: Extent(-106.6, -91, 107.5, 76),
      top: moment.between(-80, -89), x: 38, scale: 0.75, notch: moment.between(-72, -81),
      side: 106, bottom: 76, sunRise: 0)
    let rise = moment.between(-5, 4)
    move(-60, 76)
    curve(-118, 76, -120, -6 - rise, -76, -10 - rise)
    curve(-82, -50 - rise, -43, -73 - rise, -18, -53 - rise)
    curve(2, -106 - rise, 90, -95 - rise, 80, -24 - rise)
    curve(120, -18 - rise, 118, 76, 63, 76)
    curve(30, 76, -30, 76, -60, 76)
    return plan
  }

  /// A ghost with three lobes at its hem, wider and more billowing when happy.
  mutating func ghost(_ moment: Moment) -> HeadPlan {
    let plan = HeadPlan(
      features: Frame(0, -10, unit: 0.9), extent: Extent(-90, -101, 90, 106),
      side: moment.between(84, 90), bottom: 103)
    let (width, height) = (moment.between(84, 90), moment.between(5, 13))
    let bottom = 101.0
    move(-width, bottom - height)
    curve(-width, 40, -width, 20, -width, -12)
    curve(-width, -130, width, -130, width, -12)
    curve(width, 20, width, 40, width, bottom - height)
    let half = width / 3
    let low = bottom + 0.9 * height
    for lobe in 0..<3 {
      let x = width - Double(lobe) * 2 * half
      curve(
        x - 0.18 * half, low, x - 1.82 * half, low, x - 2 * half,
        bottom - (lobe == 2 ? 1 : 1.9) * height)
    }
    return plan
  }
}
