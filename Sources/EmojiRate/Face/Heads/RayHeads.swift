extension HeadOutline {
  /// A burst of eight rays, which becomes a circle in the middle of the scale and then a flower.
  mutating func bloom(_ moment: Moment) {
    rays(
      count: 8, around: 0,
      tip: (
        radius: moment[Channel(107, 105, 101, 100, 100.5, 104, 107)],
        handle: moment[Channel(1, 5, 11, 13.1, 15, 24, 31)]
      ),
      dent: (
        radius: moment[Channel(82, 91, 98, 100, 99, 94, 89)],
        handle: moment[Channel(14, 14, 13.5, 13.1, 12.5, 8, 3)]
      ))
  }

  /// Adds a shape with a number of tips, the first on top, and dents between them, each at its own radius.
  ///
  /// The handles set how far the outline is level on both sides.
  mutating func rays(
    count: Int, around y: Double, tip: (radius: Double, handle: Double),
    dent: (radius: Double, handle: Double)
  ) {
    var last = tip
    move(0, y - tip.radius)
    for index in 1...count {
      let next = index & 1 == 0 ? tip : dent
      let (from, to) = (Self.direction(index - 1, of: count), Self.direction(index, of: count))
      curve(
        from.x * last.radius - from.y * last.handle,
        y + from.y * last.radius + from.x * last.handle,
        to.x * next.radius + to.y * next.handle, y + to.y * next.radius - to.x * next.handle,
        to.x * next.radius, y + to.y * next.radius)
      last = next
    }
    mirror()
  }

  /// The direction at `index` of `count` parts of a half turn, clockwise from the top.
  ///
  /// It is a table, because sines differ between platforms. Only eight and five parts are needed.
  private static func direction(_ index: Int, of count: Int) -> Point {
    switch (index, count) {
    case (0, _): Point(0, -1)
    case (1, 8): Point(0.382_683_432_365_089_8, -0.923_879_532_511_286_7)
    case (2, 8): Point(0.707_106_781_186_547_5, -0.707_106_781_186_547_5)
    case (3, 8): Point(0.923_879_532_511_286_7, -0.382_683_432_365_089_8)
    case (4, 8): Point(1, 0)
    case (1, 5): Point(0.587_785_252_292_473_1, -0.809_016_994_374_947_4)
    case (2, 5): Point(0.951_056_516_295_153_6, -0.309_016_994_374_947_4)
    default:
      // The lower half mirrors the upper one.
      Point(direction(count - index, of: count).x, -direction(count - index, of: count).y)
    }
  }

  /// A star with soft points, plump when sad and pointed when happy.
  mutating func star(_ moment: Moment) {
    rays(
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
