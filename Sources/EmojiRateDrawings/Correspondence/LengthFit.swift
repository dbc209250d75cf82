import EmojiRate

/// Which fractions of the lengths of two subpaths correspond: corners first, then nodes, then what lies between.
struct LengthFit {
  /// A fraction of the length of each.
  typealias Pair = (first: Double, second: Double)

  /// Where both begin.
  private(set) var begin: Pair
  /// The corresponding fractions from there on, rising, with 0 and 1.
  private(set) var anchors: [Pair] = []

  private let isClosed: Bool
  private let shift: Double
  private let weights: Weights.Fit

  /// A node with its fraction of the length, its normed place, and how it turns: 0 if it is no corner.
  private struct Node {
    var fraction: Double
    var place: Point
    var turn: Double
  }

  init(
    _ a: SubpathMeasure, _ b: SubpathMeasure, isClosed: Bool, shift: Double, _ weights: Weights.Fit
  ) {
    (self.isClosed, self.shift, self.weights) = (isClosed, shift, weights)
    begin = (0, shift)
    let (nodes, others) = (nodes(a), nodes(b))
    // A corner that begins both stays a corner on the way.
    if isClosed, let best = bestBegin(nodes, others) { begin = best }
    let (ones, twos) = (inside(nodes, begin.first), inside(others, begin.second))
    // The eye follows corners; between them, it does not see which point is which.
    let corners = risingChain(ones.count, twos.count) { i, j in
      let score = corner(ones[i].node, twos[j].node)
      return score > 0 ? score : nil
    }.map { (first: ones[$0].fraction, second: twos[$1].fraction) }
    anchors = [(0, 0)] + corners + [(1, 1)]
    addNodes(ones.map { $0.fraction }, twos.map { $0.fraction })
  }

  private func nodes(_ measure: SubpathMeasure) -> [Node] {
    let norm = Norm(measure.samples)
    let turns = Dictionary(uniqueKeysWithValues: measure.cornerTurns(weights))
    return measure.subpath.segments.indices.map { index in
      Node(
        fraction: measure.fractions[index],
        place: norm.apply(measure.subpath.segments[index].cubic.start), turn: turns[index] ?? 0)
    }
  }

  /// How far apart two fractions are after the shift.
  private func off(_ x: Double, _ y: Double) -> Double {
    let off = y - x - shift
    guard isClosed else { return off }
    let part = cyclic(off)
    return part > 0.5 ? part - 1 : part
  }

  /// How well two corners fit.
  private func corner(_ one: Node, _ other: Node) -> Double {
    // A corner that meets a smooth place would come from nowhere.
    guard one.turn != 0, other.turn != 0 else { return -1 }
    return 1 - abs(off(one.fraction, other.fraction)) / weights.cornerReach
      - weights.cornerPlace * (one.place - other.place).length
      - (one.turn * other.turn < 0 ? weights.cornerTurn : 0)
  }

  /// The corners that fit best, or else the nearest nodes; nil if none are near.
  private func bestBegin(_ nodes: [Node], _ others: [Node]) -> Pair? {
    Self.best(nodes, others, above: 0, corner)
      ?? Self.best(nodes, others, above: -weights.nodeReach) {
        -abs(off($0.fraction, $1.fraction))
      }
  }

  private static func best(
    _ nodes: [Node], _ others: [Node], above limit: Double, _ score: (Node, Node) -> Double
  ) -> Pair? {
    var pair: Pair?
    var best = limit
    for one in nodes {
      for other in others {
        let score = score(one, other)
        // Of equally good ones the first, whatever rounding says.
        guard score > best + 1e-9 else { continue }
        best = score
        pair = (one.fraction, other.fraction)
      }
    }
    return pair
  }

  /// The nodes with their fractions from where the subpath begins, without its ends.
  private func inside(_ nodes: [Node], _ begin: Double) -> [(fraction: Double, node: Node)] {
    nodes.map { (isClosed ? cyclic($0.fraction - begin) : $0.fraction, $0) }
      .filter { $0.0 > SubpathMeasure.tolerance && $0.0 < 1 - SubpathMeasure.tolerance }
      .sorted { $0.0 < $1.0 }
  }

  // MARK: Between anchors

  /// Adds all nodes to the anchors: in pairs that are near, or carried straight between anchors.
  private mutating func addNodes(_ ones: [Double], _ twos: [Double]) {
    // Nodes near each other become one, so that there are fewer pieces.
    anchors = between(ones, twos) { low, high, x, y in
      risingChain(x.count, y.count) { i, j in
        let score =
          weights.nodeReach
          - max(
            abs(Self.carried(x[i], low, high) - y[j]),
            abs(Self.carriedBack(y[j], low, high) - x[i]))
        return score > 0 ? score : nil
      }.map { (x[$0], y[$1]) }
    }
    // The rest is cut where the other has a node, which changes no form.
    let all = between(ones, twos) { low, high, x, y in
      (x.map { (first: $0, second: Self.carried($0, low, high)) }
        + y.map { (first: Self.carriedBack($0, low, high), second: $0) })
        .sorted { ($0.first, $0.second) < ($1.first, $1.second) }
    }
    anchors = Self.merged(all)
  }

  private static func carried(_ x: Double, _ low: Pair, _ high: Pair) -> Double {
    high.first > low.first
      ? lerp(low.second, high.second, (x - low.first) / (high.first - low.first)) : low.second
  }

  private static func carriedBack(_ y: Double, _ low: Pair, _ high: Pair) -> Double {
    carried(y, (low.second, low.first), (high.second, high.first))
  }

  /// The anchors with what `body` returns for those between each two neighbours.
  private func between(
    _ ones: [Double], _ twos: [Double], _ body: (Pair, Pair, [Double], [Double]) -> [Pair]
  ) -> [Pair] {
    var all = [anchors[0]]
    var (ones, twos) = (ones[...], twos[...])
    for (low, high) in zip(anchors, anchors.dropFirst()) {
      // Fractions of one place differ by rounding.
      ones = ones.drop { $0 <= low.first + 1e-12 }
      twos = twos.drop { $0 <= low.second + 1e-12 }
      let (x, y) = (
        ones.prefix { $0 < high.first - 1e-12 }, twos.prefix { $0 < high.second - 1e-12 }
      )
      all += body(low, high, Array(x), Array(y)) + [high]
    }
    return all
  }

  /// The pairs without those that differ from the one before by less than the tolerance.
  private static func merged(_ all: [Pair]) -> [Pair] {
    var merged = [all[0]]
    for pair in all.dropFirst() {
      let last = merged[merged.count - 1]
      // So short a piece would be a point, whose direction joins would show.
      let isSame =
        pair.first - last.first <= SubpathMeasure.tolerance
        && pair.second - last.second <= SubpathMeasure.tolerance
      if isSame {
        if pair.first >= 1 || pair.second >= 1, merged.count > 1 {
          merged[merged.count - 1] = pair
        }
      } else {
        merged.append(pair)
      }
    }
    return merged.count > 1 ? merged : [(0, 0), (1, 1)]
  }
}
