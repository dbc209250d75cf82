import EmojiRate

/// Chooses the fewest values whose interpolation is close to the picture at all other values.
struct LayerChoice {
  /// For each value, the points to interpolate.
  private let places: [[Point]]
  /// The other lengths.
  private let lengths: [[Double]]
  /// The numbers of colours and gradients, scaled so that an error of 1 is allowed at a tolerance of 0.25.
  private let numbers: [[Double]]
  /// The count of numbers of each paint; values with different counts cannot be interpolated.
  private let kinds: [[Int]]
  private let parts: [Double]

  init(_ recordings: [Recording], _ parts: [Double]) {
    self.parts = parts
    places = recordings.map { $0.shapes.flatMap { $0.outline.places } }
    var (lengths, numbers, kinds): ([[Double]], [[Double]], [[Int]]) = ([], [], [])
    for recording in recordings {
      var (own, others, counts): ([Double], [Double], [Int]) = ([], [], [])
      for shape in recording.shapes {
        let start = own.count + others.count
        for attribute in shape.paint.attributes(over: Paint()) {
          switch attribute.value {
          case .number(let width, .width): own.append(width / 2)
          case .brush(.color): others += attribute.value.numbers(0.5).map { $0 / 2 }
          // Writing in decimals is off by up to half of 1.
          case .number(let alpha, .opacity): others.append(alpha / 1.5)
          // A length of a gradient may be off by half a unit.
          default: others += attribute.value.numbers(0.5)
          }
        }
        counts.append(own.count + others.count - start)
      }
      lengths.append(own)
      numbers.append(others)
      kinds.append(counts)
    }
    (self.lengths, self.numbers, self.kinds) = (lengths, numbers, kinds)
  }

  /// Finds the indexes of the chosen values, as the shortest path over all intervals that are close.
  ///
  /// - Parameters:
  ///   - keys: The preferred values. Others are used where the picture jumps, and checked everywhere.
  ///   - tolerance: The allowed distance of a point, in user units. Colours may be off by 2 of 255 steps, or by
  ///     8 for a unit.
  func layers(at keys: Set<Double>, _ tolerance: Double) -> [Int] {
    let given = parts.indices.filter { keys.contains(parts[$0]) }
    // If a picture jumps between two of them, allow all values between.
    let places =
      zip(given, given.dropFirst()).flatMap { holds($0, $1, tolerance) ? [$0] : Array($0..<$1) }
      + given.suffix(1)
    let count = places.count
    var (least, before) = (
      [Int](repeating: .max, count: count), [Int](repeating: 0, count: count)
    )
    least[0] = 0
    for start in 0..<count - 1 {
      for end in start + 1..<count where least[start] + 1 < least[end] {
        guard end == start + 1 || holds(places[start], places[end], tolerance) else { continue }
        (least[end], before[end]) = (least[start] + 1, start)
      }
    }
    var layers = [count - 1]
    while let first = layers.first, first > 0 { layers.insert(before[first], at: 0) }
    return layers.map { places[$0] }
  }

  private func holds(_ start: Int, _ end: Int, _ tolerance: Double) -> Bool {
    // The middle usually has the largest error.
    let middle = (start + end) / 2
    return isClose(middle, start, end, tolerance)
      && (start + 1..<end).allSatisfy { $0 == middle || isClose($0, start, end, tolerance) }
  }

  private func isClose(_ index: Int, _ start: Int, _ end: Int, _ tolerance: Double) -> Bool {
    guard kinds[index] == kinds[start], kinds[index] == kinds[end] else { return false }
    let part = (parts[index] - parts[start]) / (parts[end] - parts[start])
    // Rounding to tenths is off by up to a twentieth.
    let distance = max(tolerance - 0.08, 0.05)
    let steps = max(tolerance, 0.25) / 0.25
    func isClose(_ all: [[Double]], _ limit: Double) -> Bool {
      let (one, other, here) = (all[start], all[end], all[index])
      return here.indices.allSatisfy { abs(lerp(one[$0], other[$0], part) - here[$0]) <= limit }
    }
    let (one, other, here) = (places[start], places[end], places[index])
    return here.indices.allSatisfy {
      (lerp(one[$0], other[$0], part) - here[$0]).squaredLength <= distance * distance
    } && isClose(lengths, distance) && isClose(numbers, steps)
  }
}
