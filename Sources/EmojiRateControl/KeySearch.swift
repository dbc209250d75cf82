import EmojiRate

/// Finds few keys between which parabolas stay close to samples.
struct KeySearch {
  /// The index of a sample, a value, and how far the curve before it is from a straight line at its middle.
  typealias Key = (part: Int, value: Int, bend: Int)

  /// The samples, in units, at equal distances.
  let samples: [Double]
  /// The allowed distance of a curve from a sample, in units.
  let tolerance: Double
  /// The least allowed value, in units: numbers that are never negative stay so, such as a width.
  private let minimum: Double

  init(samples: [Double], tolerance: Double) {
    (self.samples, self.tolerance) = (samples, tolerance)
    minimum = samples.contains { $0 < 0 } ? -.infinity : 0
  }

  /// Finds keys at multiples of `stride`; nil if no such keys stay close.
  func keys(every stride: Int) -> [Key]? {
    let last = samples.count - 1
    var keys: [Key] = [(0, Int(samples[0].rounded()), 0)]
    while keys[keys.count - 1].part < last {
      guard let next = next(behind: keys[keys.count - 1], every: stride) else { return nil }
      keys.append(next)
    }
    return keys
  }

  /// Finds the farthest key up to which a curve stays close.
  private func next(behind key: Key, every stride: Int) -> Key? {
    let last = samples.count - 1
    let ends = [last] + Swift.stride(from: key.part + stride, to: last, by: stride).reversed()
    return ends.lazy.compactMap { end in
      let straight = (Double(key.value) + samples[end]) / 2
      let bend =
        end - key.part > 1 ? Int((samples[(key.part + end) / 2] - straight).rounded()) : 0
      return [bend, bend - 1, bend + 1, bend - 2, bend + 2, 0].lazy.compactMap {
        self.key(at: end, bend: $0, behind: key)
      }.first
    }.first
  }

  /// The key at a sample, if a curve with this bend stays close to all samples up to it.
  ///
  /// To check that, the search narrows the range of the key's value at each sample.
  private func key(at end: Int, bend: Int, behind key: Key) -> Key? {
    let (start, count, height) = (Double(key.value), Double(end - key.part), 4 * Double(bend))
    // Between two samples, a hanging curve is lower than both.
    let minimum = minimum + max(-Double(bend), 0) / (count * count)
    var (least, most) = (-Double.infinity, Double.infinity)
    for index in key.part + 1...end {
      let way = Double(index - key.part) / count
      let rest = start - start * way + height * way * (1 - way)
      least = max(least, (max(samples[index] - tolerance, minimum) - rest) / way)
      most = min(most, (samples[index] + tolerance - rest) / way)
      if least > most { return nil }
    }
    let value = min(max(samples[end].rounded(), least.rounded(.up)), most.rounded(.down))
    return value >= least && value <= most ? (end, Int(value), bend) : nil
  }

  /// Fits a multiple of another number to the samples, in fiftieths; nil if none is close everywhere.
  func like(_ other: [Double]) -> (factor: Int, start: Int)? {
    let count = Double(samples.count)
    let (mean, otherMean) = (samples.reduce(0, +) / count, other.reduce(0, +) / count)
    var (product, square) = (0.0, 0.0)
    for (one, two) in zip(samples, other) {
      product += (one - mean) * (two - otherMean)
      square += (two - otherMean) * (two - otherMean)
    }
    guard square > 0 else { return nil }
    let factor = product / square
    // The least squares need not stay close where a multiple near them does, and a tenth is shorter as text.
    let (tenth, nearest) = ((factor * 10).rounded() * 5, (factor * 50).rounded())
    for factor in [0, -5, 5].map({ tenth + $0 }) + [0, -1, 1, -2, 2, -3, 3].map({ nearest + $0 })
    where factor != 0 && abs(factor) <= 500 {
      var (least, most) = (-Double.infinity, Double.infinity)
      for (one, two) in zip(samples, other) {
        let change = (two - other[0]) * factor / 50
        least = max(least, max(one - tolerance, minimum) - change)
        most = min(most, one + tolerance - change)
        if least > most { break }
      }
      let start = ((least + most) / 2).rounded()
      if start >= least, start <= most { return (Int(factor), Int(start)) }
    }
    return nil
  }

  /// Interpolates keys at each sample.
  static func values(of keys: [Key]) -> [Double] {
    var values = [Double(keys[0].value)]
    for (from, to) in zip(keys, keys.dropFirst()) {
      for part in from.part + 1...to.part {
        let way = Double(part - from.part) / Double(to.part - from.part)
        values.append(
          Double(from.value) + Double(to.value - from.value) * way
            + 4 * Double(to.bend) * way * (1 - way))
      }
    }
    return values
  }
}
