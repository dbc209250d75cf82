import EmojiRate

/// Finds which points of a subpath correspond to those at the previous value.
struct SubpathFit {
  /// Whether the segments of both correspond one to one.
  let isUniform: Bool
  /// The subpath with the start and direction that fit.
  let laid: SubpathMeasure
  /// Where the fractions of both begin; `anchors` are rising pairs of fractions that correspond.
  private var begins = (first: 0.0, second: 0.0)
  private var anchors: [(first: Double, second: Double)] = [(0, 0), (1, 1)]

  /// Fits a subpath to another one; both must be closed or both open.
  ///
  /// - Parameter keepsPoints: Whether points correspond in their given order.
  init(_ b: SubpathMeasure, on a: SubpathMeasure, keepsPoints: Bool) {
    let letters = a.subpath.segments.map(\.isCurve)
    let hasEqualLetters = letters == b.subpath.segments.map(\.isCurve)
    guard a.hasLength, b.hasLength else {
      (isUniform, laid) = (hasEqualLetters && a.subpath.commands == b.subpath.commands, b)
      return
    }
    if keepsPoints, hasEqualLetters {
      (isUniform, laid) = (true, b)
      addNodes(a, b)
      return
    }
    let samples = PointFit.samples(a, b)
    if hasEqualLetters {
      let marks = PointFit.marks(a.subpath, b.subpath, letters)
      let (e, t, g) = (marks.sum(from: 0, isReversed: false), marks.least, samples.least)
      let m = min(t, g)
      if e <= 0.5 || m >= e / 4 || (m >= 0.1 && e <= 2.5) || Self.holdsAnEnd(a.subpath, b.subpath) {
        (isUniform, laid) = (true, b)
        addNodes(a, b)
        return
      }
      if t < e / 4, t <= 4 * g + 0.02 {
        (isUniform, laid) = (true, SubpathMeasure(marks.turned(b.subpath)))
        addNodes(a, laid)
        return
      }
    }
    isUniform = false
    laid = samples.isReversed ? SubpathMeasure(b.subpath.reversed) : b
    addLengths(a, shift: samples.shift)
  }

  /// Whether two open lines share an end, about which the line turns.
  private static func holdsAnEnd(_ a: Subpath, _ b: Subpath) -> Bool {
    guard !a.isClosed, let end = a.segments.last?.cubic.end,
      let other = b.segments.last?.cubic.end
    else { return false }
    return (a.start - b.start).length < 0.5 || (end - other).length < 0.5
  }

  private mutating func addNodes(_ a: SubpathMeasure, _ b: SubpathMeasure) {
    anchors = zip(a.fractions, b.fractions).map { ($0, $1) }
    anchors[anchors.count - 1] = (1, 1)
  }

  // MARK: By length

  /// A node with its fraction of the length, and its normalised place.
  private struct Node {
    var fraction: Double
    var place: Point
  }

  private mutating func addLengths(_ a: SubpathMeasure, shift: Double) {
    let b = laid
    let (corners, others) = (Self.nodes(a, a.corners), Self.nodes(b, b.corners))
    if a.subpath.isClosed {
      begins.second = shift
      var least = 2.0
      for one in corners {
        for other in others {
          let away = Self.distance(one.fraction, cyclic(other.fraction - shift))
          let sum = (one.place - other.place).length + 6 * away
          if away < 0.25, sum < least {
            least = sum
            begins = (one.fraction, other.fraction)
          }
        }
      }
    }
    /// The nodes that are not an end, by their fractions from a beginning.
    func inside(_ nodes: [Node], _ begin: Double) -> [Node] {
      nodes.map {
        Node(fraction: begin == 0 ? $0.fraction : cyclic($0.fraction - begin), place: $0.place)
      }
      .filter {
        $0.fraction > SubpathMeasure.tolerance && $0.fraction < 1 - SubpathMeasure.tolerance
      }
      .sorted { $0.fraction < $1.fraction }
    }
    let (first, second) = (inside(corners, begins.first), inside(others, begins.second))
    let pairs = risingChain(first.count, second.count) { i, j in
      let away = abs(first[i].fraction - second[j].fraction)
      let score = 2 - (first[i].place - second[j].place).length - 6 * away
      return away < 0.25 && score > 0 ? score : nil
    }
    let fixed =
      [(0.0, 0.0)] + pairs.map { (first[$0].fraction, second[$1].fraction) } + [(1.0, 1.0)]
    let nodes = inside(Self.nodes(a, a.subpath.segments.indices), begins.first).map(\.fraction)
    let otherNodes = inside(Self.nodes(b, b.subpath.segments.indices), begins.second)
      .map(\.fraction)
    anchors = [(0, 0)]
    for (low, high) in zip(fixed, fixed.dropFirst()) {
      let between = nodes.filter { $0 > low.0 + 1e-12 && $0 < high.0 - 1e-12 }
      let others = otherNodes.filter { $0 > low.1 + 1e-12 && $0 < high.1 - 1e-12 }
      /// Converts a fraction of the second linearly to one of the first.
      func carried(_ fraction: Double) -> Double {
        lerp(low.0, high.0, (fraction - low.1) / (high.1 - low.1))
      }
      let pairs = risingChain(between.count, others.count) { i, j in
        let score = 0.01 - abs(between[i] - carried(others[j]))
        return score > 0 ? score : nil
      }
      anchors += pairs.map { (between[$0], others[$1]) } + [(high.0, high.1)]
    }
  }

  private static func nodes(_ measure: SubpathMeasure, _ indices: some Sequence<Int>) -> [Node] {
    let norm = Norm(measure.samples)
    return indices.map {
      Node(
        fraction: measure.fractions[$0],
        place: norm.apply(measure.subpath.segments[$0].cubic.start))
    }
  }

  private static func distance(_ one: Double, _ other: Double) -> Double {
    let distance = abs(one - other)
    return min(distance, 1 - distance)
  }

  // MARK: Carrying

  /// Converts a fraction of the first's length to one of the second's.
  func forth(_ fraction: Double) -> Double {
    carry(fraction, begins.first, begins.second, anchors)
  }

  /// Converts fractions of the second's length to those of the first.
  func back(_ fractions: [Double]) -> [Double] {
    let reversed = anchors.map { ($0.second, $0.first) }
    return fractions.map { carry($0, begins.second, begins.first, reversed) }
  }

  private func carry(
    _ fraction: Double, _ begin: Double, _ end: Double, _ anchors: [(Double, Double)]
  ) -> Double {
    let isClosed = laid.subpath.isClosed
    let fraction = isClosed ? cyclic(fraction - begin) : fraction
    var (low, high) = (0, anchors.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if anchors[middle].0 <= fraction { low = middle } else { high = middle }
    }
    let (from, to) = (anchors[low], anchors[high])
    let part = to.0 > from.0 ? (fraction - from.0) / (to.0 - from.0) : 0
    let carried = lerp(from.1, to.1, part.clamped(to: 0...1))
    return isClosed ? cyclic(carried + end) : carried
  }
}

/// The best way to match the points of two subpaths; the first one if several are equally good.
private struct PointFit {
  private(set) var least = Double.infinity
  private(set) var start = 0
  private(set) var isReversed = false
  private let points: [Point]
  private let others: [Point]

  /// - Parameters:
  ///   - starts: The indices in the second subpath at which the first may begin.
  ///   - reversed: The indices at which the first may begin if the second is reversed.
  init(_ first: [Point], _ second: [Point], starts: [Int], reversed: [Int]) {
    (points, others) = (Norm.normed(first), Norm.normed(second))
    let ways = starts.map { ($0, false) } + reversed.map { ($0, true) }
    let sums = ways.map { sum(from: $0.0, isReversed: $0.1) }
    let index = sums.leastIndex!
    least = sums[index]
    (start, isReversed) = ways[index]
  }

  /// The mean squared distance of corresponding points.
  func sum(from start: Int, isReversed: Bool) -> Double {
    let (step, count) = (isReversed ? -1 : 1, others.count)
    var sum = 0.0
    for (index, point) in points.enumerated() {
      sum += (point - others[modulo(start + step * index, count)]).squaredLength
    }
    return sum / Double(count)
  }

  /// Fits equal parts of the lengths.
  static func samples(_ a: SubpathMeasure, _ b: SubpathMeasure) -> PointFit {
    let (first, second) = (a.samples, b.samples)
    guard a.subpath.isClosed else {
      return PointFit(first, second, starts: [0], reversed: [second.count - 1])
    }
    let starts = Array(second.indices)
    return PointFit(first, second, starts: starts, reversed: starts)
  }

  /// Fits the marks of subpaths with equal segments, from each node of the second that keeps them equal.
  static func marks(_ a: Subpath, _ b: Subpath, _ letters: [Bool]) -> PointFit {
    let count = letters.count
    guard a.isClosed else {
      return PointFit(
        a.marks, b.marks, starts: [0], reversed: letters.reversed() == letters ? [2 * count] : [])
    }
    let nodes = 0..<(count <= 64 ? count : 1)
    let starts = nodes.filter { node in
      letters.indices.allSatisfy { letters[$0] == letters[(node + $0) % count] }
    }
    let reversed = nodes.filter { node in
      letters.indices.allSatisfy { letters[$0] == letters[modulo(node - 1 - $0, count)] }
    }
    return PointFit(
      a.marks, b.marks, starts: starts.map { 2 * $0 }, reversed: reversed.map { 2 * $0 })
  }

  /// The fraction of the second, in the direction that fits, at which the first begins.
  var shift: Double {
    let count = others.count
    let (before, after) = (
      sum(from: modulo(start - 1, count), isReversed: isReversed),
      sum(from: (start + 1) % count, isReversed: isReversed)
    )
    // The minimum of a parabola through the three sums.
    let divisor = before + after - 2 * least
    let more = divisor > 1e-9 ? ((before - after) / divisor / 2).clamped(to: -0.5...0.5) : 0
    let shift = (Double(start) + more) / Double(count)
    return cyclic(isReversed ? -shift : shift)
  }

  /// The second of two marked subpaths with the start and direction that fit.
  func turned(_ subpath: Subpath) -> Subpath {
    guard isReversed else { return subpath.turned(to: start / 2) }
    let count = subpath.segments.count
    return subpath.isClosed
      ? subpath.reversed.turned(to: modulo(count - start / 2, count)) : subpath.reversed
  }
}
