import EmojiRate

/// The measures of a subpath: fractions of its length, and points for comparing shapes.
struct SubpathMeasure {
  /// The number of chords, at equal steps of t, that measure a curve.
  private static let chordCount = 32
  /// A fraction this close to a node is the node.
  static let tolerance = 1e-7

  let subpath: Subpath
  let length: Double
  /// The fraction of the length at each node, including the end.
  let fractions: [Double]
  /// For each curve, the lengths up to the end of each chord.
  private let chords: [[Double]]

  init(_ subpath: Subpath) {
    self.subpath = subpath
    var (ends, chords, length): ([Double], [[Double]], Double) = ([0], [], 0)
    for segment in subpath.segments {
      var lengths = [0.0]
      var last = segment.cubic.start
      for step in 1...(segment.isCurve ? Self.chordCount : 1) {
        let point =
          segment.isCurve
          ? segment.cubic.point(at: Double(step) / Double(Self.chordCount)) : segment.cubic.end
        lengths.append(lengths[lengths.count - 1] + (point - last).length)
        last = point
      }
      chords.append(lengths)
      length += lengths[lengths.count - 1]
      ends.append(length)
    }
    self.chords = chords
    self.length = length
    fractions = length > 0 ? ends.map { $0 / length } : ends
  }

  var hasLength: Bool { length >= 1e-6 }

  /// The segment at a fraction of the length.
  func segment(at fraction: Double) -> Int {
    var (low, high) = (0, subpath.segments.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if fractions[middle] <= fraction { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The t in a segment, 0…1, at a fraction of the length.
  func place(of fraction: Double, in segment: Int) -> Double {
    if fraction <= fractions[segment] + Self.tolerance { return 0 }
    if fraction >= fractions[segment + 1] - Self.tolerance { return 1 }
    let lengths = chords[segment]
    let rest = (fraction - fractions[segment]) * length
    var chord = 0
    while chord < lengths.count - 2, lengths[chord + 1] <= rest { chord += 1 }
    let span = lengths[chord + 1] - lengths[chord]
    let part = span > 0 ? (rest - lengths[chord]) / span : 0
    return min((Double(chord) + part) / Double(lengths.count - 1), 1)
  }

  func point(at fraction: Double) -> Point {
    let segment = segment(at: fraction)
    return subpath.segments[segment].cubic.point(at: place(of: fraction, in: segment))
  }

  /// Points at 64 equal parts of the length, and an open subpath's end.
  var samples: [Point] {
    (0..<(subpath.isClosed ? 64 : 65)).map { point(at: Double($0) / 64) }
  }

  /// Its nodes, except for an open subpath's end, and then its samples.
  var places: [(fraction: Double, point: Point)] {
    let nodes = fractions.dropLast().enumerated().map {
      (fraction: $1, point: subpath.segments[$0].cubic.start)
    }
    return nodes + samples.enumerated().map { (fraction: Double($0) / 64, point: $1) }
  }

  /// The nodes where the direction turns much, with the direction of the turn, 1 or -1.
  func cornerTurns(_ weights: Weights.Fit) -> [(Int, Double)] {
    let segments = subpath.segments
    let points = segments.flatMap { [$0.cubic.start, $0.cubic.control1, $0.cubic.control2] }
    let all = subpath.isClosed ? points : points + segments.suffix(1).map { $0.cubic.end }
    return ((subpath.isClosed ? 0 : 1)..<max(segments.count, 1)).compactMap { node in
      guard let before = way(from: node * 3, -1, all), let behind = way(from: node * 3, 1, all),
        -before.dot(behind) < weights.corner * before.length * behind.length
      else { return nil }
      return (node, behind.cross(before) < 0 ? -1 : 1)
    }
  }

  /// The vector from a point to the nearest different point before or after it.
  private func way(from index: Int, _ step: Int, _ points: [Point]) -> Point? {
    var next = index
    for _ in points.indices {
      next += step
      if subpath.isClosed {
        next = (next + points.count) % points.count
      } else if !points.indices.contains(next) {
        return nil
      }
      let way = points[next] - points[index]
      if way.length >= 1e-6 { return way }
    }
    return nil
  }
}

/// Moves points so that their mean is 0, and scales them so that their mean square distance from it is 1.
struct Norm {
  private let mean: Point
  private let scale: Double

  init(_ points: [Point]) {
    var (sum, squares) = (Point(0, 0), 0.0)
    for point in points { sum = sum + point }
    let mean = (1 / Double(points.count)) * sum
    for point in points { squares += (point - mean).squaredLength }
    let root = (squares / Double(points.count)).squareRoot()
    self.mean = mean
    scale = root > 0 ? 1 / root : 0
  }

  func apply(_ point: Point) -> Point { scale * (point - mean) }

  static func normed(_ points: [Point]) -> [Point] { points.map(Norm(points).apply) }
}

/// The remainder of a division, from 0 to `count` - 1.
func modulo(_ index: Int, _ count: Int) -> Int { ((index % count) + count) % count }

/// The fraction without whole turns, in 0..<1.
func cyclic(_ fraction: Double) -> Double {
  var fraction = fraction
  while fraction < 0 { fraction += 1 }
  while fraction >= 1 { fraction -= 1 }
  return fraction
}
