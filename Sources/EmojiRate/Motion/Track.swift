/// The values at parts of the progress, in order.
///
/// A run of equal values keeps only its first and its last.
struct Track<Value: Equatable>: Equatable {
  /// The progress at each value, 0…1.
  private(set) var parts: [Double] = []
  private(set) var values: [Value] = []

  mutating func append(_ value: Value, at part: Double) {
    if values.count > 1, values[values.count - 1] == value, values[values.count - 2] == value {
      parts[parts.count - 1] = part
    } else {
      parts.append(part)
      values.append(value)
    }
  }

  /// The track of a result for each value.
  func map<Other>(_ other: (Value) -> Other) -> Track<Other> {
    var track = Track<Other>()
    for (part, value) in zip(parts, values) { track.append(other(value), at: part) }
    return track
  }
}

extension Track {
  /// The fewest values whose interpolation is close to all others.
  ///
  /// Splits where the error is largest: Douglas and Peucker, "Algorithms for the reduction of the number of
  /// points required to represent a digitized line", Cartographica 10 (1973).
  ///
  /// - Parameter numbers: The numbers to interpolate, scaled so that an error of 1 is allowed. Values with
  ///   different counts of numbers cannot be interpolated.
  func keyframes(_ numbers: (Value) -> [Double]) -> [(part: Double, value: Value)] {
    let numbers = values.map(numbers)
    func error(_ index: Int, between low: Int, _ high: Int) -> Double {
      let (before, these, after) = (numbers[low], numbers[index], numbers[high])
      let part = (parts[index] - parts[low]) / (parts[high] - parts[low])
      guard before.count == after.count, these.count == before.count else {
        // Split at the last value that has as many numbers as the first.
        return 1e9 + (these.count == before.count ? part : -part)
      }
      return these.indices.reduce(0) {
        max($0, abs(lerp(before[$1], after[$1], part) - these[$1]))
      }
    }
    func bends(_ low: Int, _ high: Int) -> [Int] {
      let errors = (low + 1..<high).map { error($0, between: low, high) }
      guard let largest = errors.max(), largest > 1 else { return [] }
      let worst = low + 1 + errors.firstIndex(of: largest)!
      return bends(low, worst) + [worst] + bends(worst, high)
    }
    let last = values.count - 1
    let indices = last > 0 ? [0] + bends(0, last) + [last] : [0]
    return indices.map { (parts[$0], values[$0]) }
  }
}
