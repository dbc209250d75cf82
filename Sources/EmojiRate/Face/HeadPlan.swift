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

#if !hasFeature(Embedded)
  extension HeadPlan {
    /// Measures a head of a path.
    init(_ path: FlattenedPath, _ toFrame: Transform, features: Frame, extent: Extent) {
      // Hats shrink with the features.
      let scale = features.unit.clamped(to: 0.6...1)
      let box = path.box
      // Find the highest line of the upper half that is wide enough for a hat.
      var (top, x) = (extent.top, 0.0)
      for number in 1...16 {
        let y = lerp(box.top, box.bottom, Double(number) / 32)
        guard let chord = path.widestChord(atY: y) else { continue }
        let line = toFrame.apply(Point((chord.left + chord.right) / 2, y))
        if (chord.right - chord.left) * toFrame.lineScale >= 80 * scale,
          line.y >= extent.top + 16 * scale
        {
          (top, x) = (line.y - 16 * scale, line.x)
          break
        }
      }
      let middle = path.ends(atX: box.center.x).map {
        (top: toFrame.apply(Point(0, $0.top)).y, bottom: toFrame.apply(Point(0, $0.bottom)).y)
      }
      let beside = path.widestChord(atY: box.center.y).map {
        max(toFrame.apply(Point($0.right, 0)).x, -toFrame.apply(Point($0.left, 0)).x)
      }
      self.init(
        features: features, extent: extent, top: top, x: x, scale: scale,
        notch: middle?.top ?? extent.top, side: beside ?? extent.right,
        bottom: middle?.bottom ?? extent.bottom)
    }

    /// Interpolates linearly between this plan and another.
    func interpolated(to other: HeadPlan, _ part: Double) -> HeadPlan {
      func between(_ place: (HeadPlan) -> Double) -> Double {
        lerp(place(self), place(other), part)
      }
      return HeadPlan(
        features: Frame(
          between(\.features.center.x), between(\.features.center.y),
          unit: between(\.features.unit)),
        extent: extent, top: between(\.top), x: between(\.x), scale: between(\.scale),
        notch: between { $0.notch ?? $0.top }, side: between(\.side), bottom: between(\.bottom))
    }
  }
#endif
