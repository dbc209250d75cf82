import EmojiRate

/// Chooses the fewest values whose interpolation is close to the picture at all other values.
struct LayerChoice {
  /// For each value, the points to interpolate, scaled so that an error of 1 is allowed.
  private let places: [[Point]]
  /// The other numbers, scaled so that an error of 1 is allowed.
  private let numbers: [[Double]]
  /// The count of numbers of each paint; values with different counts cannot be interpolated.
  private let kinds: [[Int]]
  private let parts: [Double]

  /// - Parameter tolerance: The allowed distance of a point, in user units. Colours may be off by 2 of 255
  ///   steps, or by 8 for a unit.
  init(_ recordings: [Recording], _ parts: [Double], _ tolerance: Double) {
    self.parts = parts
    // Rounding to tenths is off by up to a twentieth.
    let scale = 1 / max(tolerance - 0.08, 0.05)
    places = recordings.map { $0.shapes.flatMap { $0.outline.places.map { scale * $0 } } }
    let factor = 0.25 / max(tolerance, 0.25)
    let values = recordings.map { recording in
      recording.shapes.map { shape -> [Double] in
        shape.paint.attributes(over: Paint()).flatMap { attribute -> [Double] in
          switch attribute.value {
          case .number(let width, .width): [width / 2 * scale]
          case .brush(.color): attribute.value.numbers(0.5).map { $0 / 2 * factor }
          // Writing in decimals is off by up to half of 1.
          case .number(let alpha, .opacity): [alpha / 1.5 * factor]
          // A length of a gradient may be off by half a unit.
          default: attribute.value.numbers(0.5).map { $0 * factor }
          }
        }
      }
    }
    numbers = values.map { $0.flatMap { $0 } }
    kinds = values.map { $0.map { $0.count } }
  }

  /// Finds the indexes of the chosen values, as the shortest path over all intervals that are close.
  ///
  /// - Parameter keys: The preferred values. Others are used where the picture jumps, and checked
  ///   everywhere.
  func layers(at keys: Set<Double>) -> [Int] {
    let given = parts.indices.filter { keys.contains(parts[$0]) }
    // If a picture jumps between two of them, allow all values between.
    let places =
      zip(given, given.dropFirst()).flatMap { holds($0, $1) ? [$0] : Array($0..<$1) }
      + given.suffix(1)
    let count = places.count
    var (least, before) = (
      [Int](repeating: .max, count: count), [Int](repeating: 0, count: count)
    )
    least[0] = 0
    for start in 0..<count - 1 {
      for end in start + 1..<count where least[start] + 1 < least[end] {
        guard end == start + 1 || holds(places[start], places[end]) else { continue }
        (least[end], before[end]) = (least[start] + 1, start)
      }
    }
    var layers = [count - 1]
    while let first = layers.first, first > 0 { layers.insert(before[first], at: 0) }
    return layers.map { places[$0] }
  }

  private func holds(_ start: Int, _ end: Int) -> Bool {
    // The middle usually has the largest error.
    let middle = (start + end) / 2
    return isClose(middle, start, end)
      && (start + 1..<end).allSatisfy { $0 == middle || isClose($0, start, end) }
  }

  private func isClose(_ index: Int, _ start: Int, _ end: Int) -> Bool {
    guard kinds[index] == kinds[start], kinds[index] == kinds[end] else { return false }
    let part = (parts[index] - parts[start]) / (parts[end] - parts[start])
    return places[index].indices.allSatisfy {
      (lerp(places[start][$0], places[end][$0], part) - places[index][$0]).squaredLength <= 1
    }
      && numbers[index].indices.allSatisfy {
        abs(lerp(numbers[start][$0], numbers[end][$0], part) - numbers[index][$0]) <= 1
      }
  }
}
