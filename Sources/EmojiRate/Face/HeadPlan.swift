/// The places on a head at one moment, in units of the head.
struct HeadPlan {
  /// The place of the features, which keeps them inside.
  var features: FeaturePlace
  /// The area that the outline can cover at any value, without its line.
  var extent: Extent
  /// The place of hats, horns and bows: the place and size of a round head with the same top.
  var hats: FeaturePlace
  /// The height of the outline in the middle, at the top and at the bottom.
  var notch: Double
  var bottom: Double
  /// The distance of the outline from the middle line, at the height of the eyes.
  var side: Double
  /// How much farther than above a flat cloud a sun must rise to be visible.
  var sunRise: Double
  /// The length of a crack, relative to its width.
  var crackLength: Double

  /// The defaults are the values of a round head.
  ///
  /// - Parameters:
  ///   - top: The height of the top, where a hat sits.
  ///   - x: The horizontal place of that top.
  ///   - scale: The size of a hat that fits on it.
  ///   - notch: The height of the outline in the middle, if it differs from the top.
  init(
    features: FeaturePlace = FeaturePlace(0, 0, 1), extent: Extent = Extent(-100, -100, 100, 100),
    top: Double = -100, x: Double = 0, scale: Double = 1, notch: Double? = nil,
    side: Double = 100, bottom: Double = 100, sunRise: Double = 20, crackLength: Double = 1.3
  ) {
    self.features = features
    self.extent = extent
    hats = FeaturePlace(x, top + 100 * scale, scale)
    self.notch = notch ?? top
    self.side = side
    self.bottom = bottom
    self.sunRise = sunRise
    self.crackLength = crackLength
  }
}

/// A place in a frame, and the length of a unit there.
struct FeaturePlace {
  var x: Double
  var y: Double
  var scale: Double

  init(_ x: Double, _ y: Double, _ scale: Double) {
    self.x = x
    self.y = y
    self.scale = scale
  }
}

#if !hasFeature(Embedded)
  extension HeadPlan {
    /// Measures a head of a path.
    init(_ path: FlattenedPath, _ toFrame: Transform, features: FeaturePlace, extent: Extent) {
      // Hats shrink with the features.
      let scale = min(max(features.scale, 0.6), 1)
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
      func between(_ from: FeaturePlace, _ to: FeaturePlace) -> FeaturePlace {
        FeaturePlace(
          lerp(from.x, to.x, part), lerp(from.y, to.y, part), lerp(from.scale, to.scale, part))
      }
      var plan = self
      plan.features = between(features, other.features)
      plan.hats = between(hats, other.hats)
      plan.notch = lerp(notch, other.notch, part)
      plan.bottom = lerp(bottom, other.bottom, part)
      plan.side = lerp(side, other.side, part)
      return plan
    }
  }
#endif
