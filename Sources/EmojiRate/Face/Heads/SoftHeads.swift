extension HeadOutline {
  /// A drop of slime that slumps when sad and bounces when happy.
  mutating func blob(_ moment: Moment) {
    let (top, bottom) = (moment.between(-88, -100), moment.between(94, 98))
    let (width, widest) = (moment.between(102, 96), moment.between(34, -4))
    move(0, top)
    curve(
      moment.between(46, 60), top, width, widest - moment.between(66, 50), width, widest)
    curve(
      width, widest + moment.between(34, 54), moment.between(76, 56), bottom, 0, bottom)
    mirror()
  }

  /// A drop with a tip that hangs to the right when sad and points up when happy.
  mutating func drop(_ moment: Moment) {
    let (tipX, tipY) = (moment.between(22, 0), moment.between(-90, -107))
    let (width, control) = (moment.between(92, 84), moment.between(56, 48))
    move(tipX, tipY)
    curve(tipX + 12, -70, width, -34, width, 18)
    curve(width, 66, control, 102, 0, 102)
    curve(-control, 102, -width, 66, -width, 18)
    curve(-width, -34, tipX - 26, -66, tipX, tipY)
  }

  /// A cloud with a flat bottom, taller when happy.
  mutating func cloud(_ moment: Moment) {
    let rise = moment.between(-5, 4)
    move(-60, 76)
    curve(-118, 76, -120, -6 - rise, -76, -10 - rise)
    curve(-82, -50 - rise, -43, -73 - rise, -18, -53 - rise)
    curve(2, -106 - rise, 90, -95 - rise, 80, -24 - rise)
    curve(120, -18 - rise, 118, 76, 63, 76)
    curve(30, 76, -30, 76, -60, 76)
  }

  /// A ghost with three lobes at its hem, wider and more billowing when happy.
  mutating func ghost(_ moment: Moment) {
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
  }
}
