import EmojiRate

/// Finds which points of two subpaths correspond, and gives both the same segments.
struct ContourFit {
  private(set) var first: Subpath
  var second: Subpath
  /// Whether both are as they were drawn.
  private(set) var isAsDrawn = true
  /// The mean square distance of the normed points.
  private(set) var distance = 0.0

  /// Fits two subpaths, both closed or both open.
  ///
  /// - Parameters:
  ///   - canReverse: Whether an open one may run in the other direction.
  ///   - isWritten: Whether the file says that the second is the first one, turned.
  init(_ a: Subpath, _ b: Subpath, canReverse: Bool = true, isWritten: Bool = false) {
    (first, second) = a.commands == b.commands ? a.withEqualArcs(b) : (a, b)
    let (one, other) = (SubpathMeasure(first), SubpathMeasure(second))
    let letters = first.segments.map { $0.isCurve }
    let hasEqualLetters = letters == second.segments.map { $0.isCurve }
    guard one.hasLength, other.hasLength else {
      if !hasEqualLetters || first.commands != second.commands {
        isAsDrawn = false
        if other.hasLength {
          first = second.shrunk(to: first.start)
        } else {
          second = first.shrunk(to: second.start)
        }
      }
      return
    }
    let samples = PointFit(one.samples, other.samples, isClosed: first.isClosed, canReverse)
    distance = samples.least
    if hasEqualLetters, takesNodes(letters, samples.least, canReverse, isWritten) { return }
    isAsDrawn = false
    if samples.isReversed { second = second.reversed }
    cut(one, samples.isReversed ? SubpathMeasure(second) : other, shift: samples.shift)
  }

  // MARK: Equal segments

  /// Lets nodes correspond in turn, from some node of the second; false if they do not fit.
  private mutating func takesNodes(
    _ letters: [Bool], _ shapes: Double, _ canReverse: Bool, _ isWritten: Bool
  ) -> Bool {
    let (marks, others) = (Norm.normed(first.marks), Norm.normed(second.marks))
    let count = letters.count
    var sums = [(start: 0, sum: meanSquare(marks, others, from: 0, step: 1))]
    if first.isClosed {
      for node in 1..<max(count <= 64 ? count : 1, 1)
      where letters.indices.allSatisfy({ letters[$0] == letters[(node + $0) % count] }) {
        sums.append((node, meanSquare(marks, others, from: 2 * node, step: 1)))
      }
    } else if canReverse, letters == letters.reversed() {
      sums.append((1, meanSquare(marks, others, from: others.count - 1, step: -1)))
    }
    let best = sums[sums.map { $0.sum }.leastIndex!]
    let drawn = sums[0].sum
    let least = first.isClosed && drawn > 0.5 ? min(best.sum, shapes) : best.sum
    let rest = restAfterTurning(marks, others)
    let isTurned = rest < 0.01 && (least > 0.05 || isWritten)
    // A narrow line from its other end.
    let isSame = !first.isClosed && drawn <= 0.5 && best.sum < drawn / 16 && !isWritten
    let bends = drawn > 3.6 && !isWritten && bendsOver(second)
    // Equal letters by chance, of which others fit much better.
    let isChance =
      first.isClosed && first.commands != second.commands && rest > 0.06 && drawn > 0.1
      && shapes < drawn / 4
    if !isSame, !bends, !isChance,
      best.start == 0 && least == drawn || drawn <= 0.5 || least >= drawn / 4
        || least >= 0.1 && drawn <= 2.5 || isTurned
    {
      return true
    }
    if bends && best.start == 0 || isChance { return false }
    guard best.sum <= 4 * least + 0.02 else { return false }
    second = first.isClosed ? second.turned(to: best.start) : second.reversed
    isAsDrawn = false
    return true
  }

  /// Whether the first, turned by 180°, is the first bent over, as a frown is a smile: it is its own mirror image,
  /// longer across the mirror than along it, and the other is in its place.
  private func bendsOver(_ other: Subpath) -> Bool {
    let (box, points) = (first.box, Norm.normed(SubpathMeasure(first).samples))
    guard (box.center - other.box.center).length < max(box.width, box.height) / 2 else {
      return false
    }
    let mirrored = points.reversed().map { Point(-$0.x, $0.y) }
    let squares = points.reduce(Point(0, 0)) { $0 + $1.times($1) }
    return (0..<(first.isClosed ? 64 : 1)).contains { start in
      var sum = Point(0, 0)
      for (index, point) in points.enumerated() {
        let image = mirrored[(start + index) % points.count]
        sum = sum + point.times(Point(image.x, -image.y))
      }
      let size = sum.length / Double(points.count)
      // The squares along the mirror are (1 - turn) / 2 of all.
      let turn = squares.dot(sum) / (sum.length * Double(points.count))
      return size * size > 0.98 && turn > 0.4
    }
  }

  // MARK: By length

  /// A node with its fraction of the length, its normed place, and how it turns: 0 if it is no corner.
  private struct Node {
    var fraction: Double
    var place: Point
    var turn: Double
  }

  private static func nodes(_ measure: SubpathMeasure) -> [Node] {
    let norm = Norm(measure.samples)
    let turns = Dictionary(uniqueKeysWithValues: measure.cornerTurns)
    return measure.subpath.segments.indices.map { index in
      Node(
        fraction: measure.fractions[index],
        place: norm.apply(measure.subpath.segments[index].cubic.start), turn: turns[index] ?? 0)
    }
  }

  private mutating func cut(_ a: SubpathMeasure, _ b: SubpathMeasure, shift: Double) {
    let isClosed = first.isClosed
    let (nodes, others) = (Self.nodes(a), Self.nodes(b))
    func off(_ x: Double, _ y: Double) -> Double {
      let off = y - x - shift
      guard isClosed else { return off }
      let part = cyclic(off)
      return part > 0.5 ? part - 1 : part
    }
    func corner(_ one: Node, _ other: Node) -> Double {
      guard one.turn != 0, other.turn != 0 else { return -1 }
      return 1 - abs(off(one.fraction, other.fraction)) / 0.12
        - 0.3 * (one.place - other.place).length - (one.turn * other.turn < 0 ? 0.4 : 0)
    }
    var begin = (first: 0.0, second: shift)
    if isClosed {
      var (best, nearest) = (0.0, 0.02)
      for one in nodes {
        for other in others {
          let score = corner(one, other)
          if score > best + 1e-9 { (best, begin) = (score, (one.fraction, other.fraction)) }
        }
      }
      if best == 0 {
        for one in nodes {
          for other in others {
            let distance = abs(off(one.fraction, other.fraction))
            if distance < nearest - 1e-9 {
              (nearest, begin) = (distance, (one.fraction, other.fraction))
            }
          }
        }
      }
    }
    func inside(_ nodes: [Node], _ begin: Double) -> [(fraction: Double, node: Node)] {
      nodes.map { (isClosed ? cyclic($0.fraction - begin) : $0.fraction, $0) }
        .filter {
          $0.0 > SubpathMeasure.tolerance && $0.0 < 1 - SubpathMeasure.tolerance
        }
        .sorted { $0.0 < $1.0 }
    }
    let (ones, twos) = (inside(nodes, begin.first), inside(others, begin.second))
    var anchors: [(Double, Double)] = [(0, 0)]
    anchors += risingChain(ones.count, twos.count) { i, j in
      let score = corner(ones[i].node, twos[j].node)
      return score > 0 ? score : nil
    }.map { (ones[$0].fraction, twos[$1].fraction) }
    anchors.append((1, 1))
    anchors = Self.paired(anchors, ones.map { $0.fraction }, twos.map { $0.fraction })
    (first, second) = (
      a.cut(at: anchors.map { $0.0 }, from: begin.first),
      b.cut(at: anchors.map { $0.1 }, from: begin.second)
    )
    for index in first.segments.indices
    where first.segments[index].isCurve || second.segments[index].isCurve {
      first.segments[index].isCurve = true
      second.segments[index].isCurve = true
    }
  }

  /// Adds all nodes to pairs of corresponding fractions.
  private static func paired(
    _ anchors: [(Double, Double)], _ ones: [Double], _ twos: [Double]
  ) -> [(Double, Double)] {
    func carried(_ x: Double, _ low: (Double, Double), _ high: (Double, Double)) -> Double {
      high.0 > low.0 ? lerp(low.1, high.1, (x - low.0) / (high.0 - low.0)) : low.1
    }
    func between(
      _ anchors: [(Double, Double)],
      _ body: ((Double, Double), (Double, Double), [Double], [Double]) -> [(Double, Double)]
    ) -> [(Double, Double)] {
      var all: [(Double, Double)] = [anchors[0]]
      var (i, j) = (0, 0)
      for (low, high) in zip(anchors, anchors.dropFirst()) {
        while i < ones.count, ones[i] <= low.0 + 1e-12 { i += 1 }
        while j < twos.count, twos[j] <= low.1 + 1e-12 { j += 1 }
        var (x, y): ([Double], [Double]) = ([], [])
        while i < ones.count, ones[i] < high.0 - 1e-12 {
          x.append(ones[i])
          i += 1
        }
        while j < twos.count, twos[j] < high.1 - 1e-12 {
          y.append(twos[j])
          j += 1
        }
        all += body(low, high, x, y) + [high]
      }
      return all
    }
    let joined = between(anchors) { low, high, x, y in
      risingChain(x.count, y.count) { i, j in
        let score =
          0.02
          - max(
            abs(carried(x[i], low, high) - y[j]),
            abs(carried(y[j], (low.1, low.0), (high.1, high.0)) - x[i]))
        return score > 0 ? score : nil
      }.map { (x[$0], y[$1]) }
    }
    let all = between(joined) { low, high, x, y in
      (x.map { ($0, carried($0, low, high)) }
        + y.map { (carried($0, (low.1, low.0), (high.1, high.0)), $0) })
        .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    }
    var merged = [all[0]]
    for pair in all.dropFirst() {
      let last = merged[merged.count - 1]
      let isSame =
        pair.0 - last.0 <= SubpathMeasure.tolerance && pair.1 - last.1 <= SubpathMeasure.tolerance
      if isSame {
        if pair.0 >= 1 || pair.1 >= 1, merged.count > 1 { merged[merged.count - 1] = pair }
      } else {
        merged.append(pair)
      }
    }
    return merged.count > 1 ? merged : [(0, 0), (1, 1)]
  }
}

/// The mean square distance of points, from an index of the second ones on, forth or back.
func meanSquare(_ points: [Point], _ others: [Point], from start: Int, step: Int) -> Double {
  let count = others.count
  var sum = 0.0
  for (index, point) in points.enumerated() {
    sum += (point - others[modulo(start + step * index, count)]).squaredLength
  }
  return sum / Double(points.count)
}

/// The best way to match samples of two subpaths; the first one if several are equally good.
struct PointFit {
  private(set) var least = 0.0
  private(set) var isReversed = false
  /// The fraction of the second at which the first begins.
  private(set) var shift = 0.0

  init(_ first: [Point], _ second: [Point], isClosed: Bool, _ canReverse: Bool) {
    let (points, others) = (Norm.normed(first), Norm.normed(second))
    guard isClosed else {
      least = meanSquare(points, others, from: 0, step: 1)
      guard canReverse else { return }
      let back = meanSquare(points, others, from: others.count - 1, step: -1)
      if back < least - 1e-6 { (least, isReversed) = (back, true) }
      return
    }
    let sums = others.indices.map { meanSquare(points, others, from: $0, step: 1) }
    let (start, count) = (sums.leastIndex!, others.count)
    least = sums[start]
    // The minimum of a parabola through three sums.
    let (before, after) = (sums[modulo(start - 1, count)], sums[(start + 1) % count])
    let divisor = before + after - 2 * least
    let more = divisor > 1e-9 ? ((before - after) / divisor / 2).clamped(to: -0.5...0.5) : 0
    shift = cyclic((Double(start) + more) / Double(count))
  }
}
