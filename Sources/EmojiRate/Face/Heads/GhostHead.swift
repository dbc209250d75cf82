/// A ghost with three lobes at its hem, wider and more billowing when happy.
enum GhostHead {
  static func plan(at moment: Moment) -> HeadPlan {
    HeadPlan(
      features: Frame(0, -10, unit: 0.9), extent: Extent(-90, -101, 90, 106),
      side: moment.between(84, 90), bottom: 103)
  }

  static func trace(_ moment: Moment, _ outline: inout HeadOutline) {
    let (width, height) = (moment.between(84, 90), moment.between(5, 13))
    let bottom = 101.0
    outline.move(-width, bottom - height)
    outline.curve(-width, 40, -width, 20, -width, -12)
    outline.curve(-width, -130, width, -130, width, -12)
    outline.curve(width, 20, width, 40, width, bottom - height)
    let half = width / 3
    let low = bottom + 0.9 * height
    for lobe in 0..<3 {
      let x = width - Double(lobe) * 2 * half
      outline.curve(
        x - 0.18 * half, low, x - 1.82 * half, low, x - 2 * half,
        bottom - (lobe == 2 ? 1 : 1.9) * height)
    }
  }
}
