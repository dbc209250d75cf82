#if !hasFeature(Embedded)
  /// The few places of the way at which a picture is written; between them it is interpolated.
  ///
  /// Places are parts of the way, 0…1: what comes between them changes along straight lines, and how
  /// fast is the matter of ``Ease``.
  struct Keyframes {
    /// In order; the first is 0, and the last is 1 unless the frames are discrete.
    private(set) var parts: [Double]
    /// Whether each stands until the next.
    let isDiscrete: Bool

    init(_ parts: [Double], isDiscrete: Bool = false) {
      self.parts = parts
      self.isDiscrete = isDiscrete
    }

    /// How many places the way is looked at.
    private static let count = 2048

    /// As few frames as keep what is interpolated close to what it stands for.
    ///
    /// - Parameters:
    ///   - tolerance: How far a number may be off.
    ///   - exact: Up to three numbers at a part of the way.
    ///   - written: What is written in place of a number.
    init(
      within tolerance: Double, of exact: (Double) -> SIMD3<Double>, as written: (Double) -> Double
    ) {
      let samples = (0...Self.count).map { exact(Double($0) / Double(Self.count)) }
      var chosen = [0]
      while let start = chosen.last, start < Self.count {
        // The furthest that a straight line reaches, by doubling and then halving the distance.
        func reaches(_ end: Int) -> Bool {
          Self.isStraight(samples[start...end], within: tolerance, as: written)
        }
        var reached = start + 1
        var step = 1
        while reached + step <= Self.count, reaches(reached + step) {
          reached += step
          step *= 2
        }
        while step > 0 {
          if reached + step <= Self.count, reaches(reached + step) { reached += step }
          step /= 2
        }
        chosen.append(reached)
      }
      self.init(chosen.map { Double($0) / Double(Self.count) })
    }

    private static func isStraight(
      _ samples: ArraySlice<SIMD3<Double>>, within tolerance: Double,
      as written: (Double) -> Double
    ) -> Bool {
      func rounded(_ numbers: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(written(numbers.x), written(numbers.y), written(numbers.z))
      }
      let start = rounded(samples[samples.startIndex])
      let way = rounded(samples[samples.endIndex - 1]) - start
      for index in samples.indices {
        let part = Double(index - samples.startIndex) / Double(samples.count - 1)
        let error = start + way * part - samples[index]
        if max(error.max(), -error.min()) > tolerance { return false }
      }
      return true
    }
  }
#endif
