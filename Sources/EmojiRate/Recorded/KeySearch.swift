#if !hasFeature(Embedded) || RECORDER
  /// Finds the fewest keys between which straight lines stay close to samples.
  struct KeySearch {
    /// The samples, in units, at equal distances.
    let samples: [Double]
    /// The allowed distance of a line from a sample, in units.
    let tolerance: Double
    /// The least allowed value, in units: numbers that are never negative stay so, such as a width.
    let minimum: Double

    init(samples: [Double], tolerance: Double) {
      (self.samples, self.tolerance) = (samples, tolerance)
      minimum = samples.contains { $0 < 0 } ? -.infinity : 0
    }

    /// Finds keys at multiples of `stride`; nil if no such keys stay close.
    ///
    /// Each line extends as long as it stays close to all samples. To check that, the search narrows the
    /// range of slopes at each sample.
    func keys(every stride: Int) -> [(part: Int, value: Int)]? {
      let last = samples.count - 1
      var keys = [(part: 0, value: Int(samples[0].rounded()))]
      while keys[keys.count - 1].part < last {
        guard let next = next(behind: keys[keys.count - 1], every: stride) else { return nil }
        keys.append(next)
      }
      return keys
    }

    private func next(
      behind key: (part: Int, value: Int), every stride: Int
    ) -> (part: Int, value: Int)? {
      let start = Double(key.value)
      var (low, high) = (-Double.infinity, Double.infinity)
      var found: (part: Int, value: Int)?
      for index in key.part + 1..<samples.count {
        let distance = Double(index - key.part)
        low = max(low, (max(samples[index] - tolerance, minimum) - start) / distance)
        high = min(high, (samples[index] + tolerance - start) / distance)
        if low > high { break }
        guard index % stride == 0 || index == samples.count - 1 else { continue }
        let (least, most) = (start + low * distance, start + high * distance)
        let value = min(max(samples[index].rounded(), least.rounded(.up)), most.rounded(.down))
        if value >= least, value <= most { found = (index, Int(value)) }
      }
      return found
    }

    /// Fits a multiple of another number to the samples; nil if it is not close everywhere.
    func like(_ other: [Double]) -> (twentieths: Int, start: Int)? {
      let count = Double(samples.count)
      let (mean, otherMean) = (samples.reduce(0, +) / count, other.reduce(0, +) / count)
      var (product, square) = (0.0, 0.0)
      for (one, two) in zip(samples, other) {
        product += (one - mean) * (two - otherMean)
        square += (two - otherMean) * (two - otherMean)
      }
      guard square > 0 else { return nil }
      let factor = (product / square * 20).rounded()
      guard factor != 0, abs(factor) <= 200 else { return nil }
      var (least, most) = (-Double.infinity, Double.infinity)
      for (one, two) in zip(samples, other) {
        let change = (two - other[0]) * factor / 20
        least = max(least, max(one - tolerance, minimum) - change)
        most = min(most, one + tolerance - change)
        if least > most { return nil }
      }
      let start = ((least + most) / 2).rounded()
      guard start >= least, start <= most else { return nil }
      return (Int(factor), Int(start))
    }

    /// Interpolates keys at each sample.
    static func values(of keys: [(part: Int, value: Int)], count: Int) -> [Double] {
      var values = [Double(keys[0].value)]
      for (from, to) in zip(keys, keys.dropFirst()) {
        for part in from.part + 1...to.part {
          values.append(
            Double(from.value) + Double(to.value - from.value) * Double(part - from.part)
              / Double(to.part - from.part))
        }
      }
      return values
    }
  }
#endif
