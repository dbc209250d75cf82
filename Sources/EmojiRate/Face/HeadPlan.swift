/// The places on a head at one moment, in units of the head; by default those of a round head.
struct HeadPlan {
  /// The place of the features, which keeps them inside.
  var features = Frame(0, 0, unit: 1)
  /// The area that the outline can cover at any value, without its line.
  var extent = Extent(-100, -100, 100, 100)
  /// The height of the top where a hat sits, its horizontal place, and the size of a hat that fits on it.
  var top = -100.0
  var x = 0.0
  var scale = 1.0
  /// The height of the outline in the middle, if it differs from the top.
  var notch: Double?
  /// The distance of the outline from the middle line, at the height of the eyes.
  var side = 100.0
  /// The height of the outline in the middle, at the bottom.
  var bottom = 100.0
  /// How much farther than above a flat cloud a sun must rise to be visible.
  var sunRise = 20.0
  /// The length of a crack, relative to its width.
  var crackLength = 1.3

  /// The place of hats, horns and bows: the place and size of a round head with the same top.
  var hats: Frame { Frame(x, top + 100 * scale, unit: scale) }
}
