/// A number that changes with the value: keys at seven places of the scale, with a monotone cubic curve
/// between them.
///
/// The tangents follow Fritsch and Butland, "A method for constructing local monotone piecewise cubic
/// interpolants", SIAM J. Sci. Stat. Comput. 5 (1984). The curve passes through every key and never
/// leaves the range between two neighbours.
struct Channel {
  /// The keys in hundredths, which are exact enough and keep a rig small.
  private let keys: SIMD8<Int16>

  /// Makes a channel from its values at the seven places.
  init(
    _ k0: Double, _ k1: Double, _ k2: Double, _ k3: Double, _ k4: Double, _ k5: Double,
    _ k6: Double
  ) {
    func hundredths(_ value: Double) -> Int16 {
      Int16(truncatingIfNeeded: nearestInteger(value * 100))
    }
    keys = SIMD8(
      hundredths(k0), hundredths(k1), hundredths(k2), hundredths(k3), hundredths(k4),
      hundredths(k5), hundredths(k6), 0)
  }

  /// Makes a constant channel.
  init(_ value: Double) { self.init(value, value, value, value, value, value, value) }

  private func key(_ index: Int) -> Double { Double(keys[index]) / 100 }

  /// The distance between a key and the next: the keys are at the ratings 0, 1, 2, 2.5, 3, 4 and 5 of 0…5.
  ///
  /// They are differences, whose last bits decide bytes.
  private static func distance(_ index: Int) -> Double {
    switch index {
    case 0: 0.2 - 0
    case 1: 0.4 - 0.2
    case 2: 0.5 - 0.4
    case 3: 0.6 - 0.5
    case 4: 0.8 - 0.6
    default: 1 - 0.8
    }
  }

  /// The value at a moment.
  func value(at moment: Moment) -> Double {
    let index = moment.index
    let (low, high) = (key(index), key(index + 1))
    if low == high { return low }
    let distance = Self.distance(index)
    let slope = (high - low) / distance
    let before = index > 0 ? tangent(index, self.slope(index - 1), slope) : nil
    let after = index < 5 ? tangent(index + 1, slope, self.slope(index + 1)) : nil
    let start = before ?? Self.end(slope, after ?? slope)
    let end = after ?? Self.end(slope, before ?? slope)
    let s = moment.part
    let (s2, s3) = (s * s, s * s * s)
    return (2 * s3 - 3 * s2 + 1) * low + (s3 - 2 * s2 + s) * distance * start
      + (3 * s2 - 2 * s3) * high + (s3 - s2) * distance * end
  }

  /// The slope of the straight line from a key to the next.
  @inline(__always)
  private func slope(_ index: Int) -> Double {
    (key(index + 1) - key(index)) / Self.distance(index)
  }

  /// The slope of the curve at a key, between the slopes of two straight lines.
  @inline(__always)
  private func tangent(_ index: Int, _ before: Double, _ after: Double) -> Double {
    guard before * after > 0 else { return 0 }
    let (left, right) = (Self.distance(index - 1), Self.distance(index))
    let (w1, w2) = (2 * right + left, right + 2 * left)
    return (w1 + w2) / (w1 / before + w2 / after)
  }

  /// The slope of the curve at an end, where only one side is known.
  private static func end(_ slope: Double, _ neighbour: Double) -> Double {
    let tangent = 1.5 * slope - 0.5 * neighbour
    return tangent * slope > 0 ? tangent : 0
  }
}

/// A place on the scale, relative to the keys of channels.
package struct Moment {
  /// The place from the lowest to the highest rating, 0…1.
  let progress: Double
  /// The index of the previous key, 0…5.
  let index: Int
  /// The place between that key and the next, 0…1.
  let part: Double

  /// Makes the moment at a progress, 0…1.
  package init(_ progress: Double) {
    self.progress = progress
    let fifths = progress * 5
    switch progress {
    case ..<0.4:
      index = progress < 0.2 ? 0 : 1
      part = fifths - Double(index)
    case ..<0.6:
      index = progress < 0.5 ? 2 : 3
      part = progress < 0.5 ? (progress - 0.4) / 0.1 : (progress - 0.5) / 0.1
    default:
      index = progress < 0.8 ? 4 : 5
      part = fifths - Double(index - 1)
    }
  }

  /// The index of the previous key, and the place between it and the next.
  ///
  /// Seven keys have the places of a channel's; other numbers of keys have equal distances.
  func key(of count: Int) -> (index: Int, part: Double) {
    if count == 7 { return (index, part) }
    let place = progress * Double(count - 1)
    let index = min(Int(place), max(count - 2, 0))
    return (index, place - Double(index))
  }

  /// The value of a channel.
  subscript(channel: Channel) -> Double { channel.value(at: self) }

  /// The moment for eyes, which stay open until shortly before an end of the scale, so that at 4.5 of 5 the eyes are
  /// not half shut.
  var ofEyes: Moment {
    let distance = max(abs(progress - 0.5) - 0.3, 0)
    let change = distance - 5 * distance * distance
    return Moment(progress < 0.5 ? progress + change : progress - change)
  }

  /// Interpolates linearly between the lowest and the highest rating.
  func between(_ low: Double, _ high: Double) -> Double { lerp(low, high, progress) }

  /// The growth, 0…1.
  ///
  /// It is 0 up to a progress of `start` and 1 from `end` on. If the end is before the start, it falls
  /// instead.
  func growth(from start: Double, to end: Double) -> Double {
    ((progress - start) / (end - start)).clamped(to: 0...1)
  }
}
