/// A star with soft points, plump when sad and pointed when happy.
enum StarHead {
  static func plan(at moment: Moment) -> HeadPlan {
    HeadPlan(
      features: Frame(0, 14, unit: 0.68), extent: Extent(-106, -102, 106, 99), top: -82,
      scale: 0.75, notch: moment.between(-94, -102), side: 84, bottom: moment.between(84, 75))
  }

  static func trace(_ moment: Moment, _ outline: inout HeadOutline) {
    outline.rays(
      count: 5, around: 8,
      tip: (
        radius: moment[Channel(102, 104, 106, 107, 108, 109, 110)],
        handle: moment[Channel(22, 21, 20, 20, 19, 18, 17)]
      ),
      dent: (
        radius: moment[Channel(76, 75, 73, 72, 71, 69, 67)],
        handle: moment[Channel(22, 22, 21, 21, 20, 19, 18)]
      ))
  }
}
