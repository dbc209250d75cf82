/// A wide shape with half circles for sides, which is taller on happy faces.
enum CapsuleHead {
  static func plan(at moment: Moment) -> HeadPlan {
    HeadPlan(
      features: Frame(0, 2, unit: 0.78), extent: Extent(-106, -76, 106, 76),
      top: moment.between(-66, -76), side: 106, bottom: moment.between(66, 76))
  }

  static func draw<Sink: PathSink>(
    in frame: Frame, at moment: Moment, into sink: inout Sink
  ) {
    let halfHeight = moment.between(66, 76)
    sink.roundedRectangle(
      frame, halfWidth: 106, halfHeight: halfHeight, radius: halfHeight)
  }
}
