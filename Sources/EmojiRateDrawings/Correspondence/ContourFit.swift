import EmojiRate

/// Finds which points of two subpaths correspond, and gives both the same segments.
struct ContourFit {
  private(set) var first: Subpath
  var second: Subpath
  /// Whether both are as they were drawn.
  private(set) var isAsDrawn = true
  private let weights: Weights.Fit

  /// Fits two subpaths, both closed or both open.
  ///
  /// - Parameters:
  ///   - canReverse: Whether an open one may run in the other direction.
  ///   - isWritten: Whether the file says that the second is the first one, turned.
  init(
    _ a: Subpath, _ b: Subpath, _ weights: Weights.Fit, canReverse: Bool = true,
    isWritten: Bool = false
  ) {
    self.weights = weights
    (first, second) = a.commands == b.commands ? a.withEqualArcs(b) : (a, b)
    let (one, other) = (SubpathMeasure(first), SubpathMeasure(second))
    let letters = first.segments.map { $0.isCurve }
    let hasEqualLetters = letters == second.segments.map { $0.isCurve }
    // A point has no form, so that it takes the other one's.
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
    // Samples do not depend on how many nodes each has.
    let samples = PointFit(one.samples, other.samples, isClosed: first.isClosed, canReverse)
    if hasEqualLetters, takesNodes(letters, samples.least, canReverse, isWritten) { return }
    isAsDrawn = false
    // Points of a line that runs the other way would cross half-way.
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
      // With more nodes, trying every start takes the square of them, and cutting by length does as
      // well.
      for node in 1..<max(count <= 64 ? count : 1, 1)
      where letters.indices.allSatisfy({ letters[$0] == letters[(node + $0) % count] }) {
        sums.append((node, meanSquare(marks, others, from: 2 * node, step: 1)))
      }
    } else if canReverse, letters == letters.reversed() {
      sums.append((1, meanSquare(marks, others, from: others.count - 1, step: -1)))
    }
    let best = sums[sums.map { $0.sum }.leastIndex!]
    let drawn = sums[0].sum
    // What is far apart as drawn is held against the forms too, of which nodes know nothing.
    let least = first.isClosed && drawn > weights.asDrawn ? min(best.sum, shapes) : best.sum
    let rest = restAfterTurning(marks, others)
    // A symmetric shape looks the same turned and not turned, so only its file can say which it is.
    let isTurned = rest < weights.turnedRest && (least > weights.symmetric || isWritten)
    // A narrow line from its other end.
    let isSame =
      !first.isClosed && drawn <= weights.asDrawn && best.sum < drawn / weights.narrow && !isWritten
    let bends = drawn > weights.bends && !isWritten && bendsOver(second)
    // Equal letters by chance, of which others fit much better.
    let isChance =
      first.isClosed && first.commands != second.commands && rest > weights.chanceRest
      && drawn > weights.chance && shapes < drawn / weights.chanceTimes
    // A designer moves points, and draws only some shapes anew: points as drawn count until others
    // fit much better.
    if !isSame, !bends, !isChance,
      best.start == 0 && least == drawn || drawn <= weights.asDrawn
        || least >= drawn / weights.better || least >= weights.poor && drawn <= weights.collapse
        || isTurned
    {
      return true
    }
    // As it is, it would collapse; by length, its ends are found.
    if bends && best.start == 0 || isChance { return false }
    guard best.sum <= weights.startTimes * least + weights.startMore else { return false }
    second = first.isClosed ? second.turned(to: best.start) : second.reversed
    isAsDrawn = false
    return true
  }

  /// Whether the first, turned by 180°, is the first bent over, as a frown is a smile: it is its own mirror image,
  /// longer across the mirror than along it, and the other is in its place.
  private func bendsOver(_ other: Subpath) -> Bool {
    let (box, points) = (first.box, Norm.normed(SubpathMeasure(first).samples))
    let reach = weights.bendPlace * max(box.width, box.height)
    guard (box.center - other.box.center).length < reach else { return false }
    // A mirror image of points in turn runs the other way around.
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
      return size * size > weights.mirror && turn > weights.across
    }
  }

  private mutating func cut(_ a: SubpathMeasure, _ b: SubpathMeasure, shift: Double) {
    let fit = LengthFit(a, b, isClosed: first.isClosed, shift: shift, weights)
    (first, second) = (
      a.cut(at: fit.anchors.map { $0.first }, from: fit.begin.first),
      b.cut(at: fit.anchors.map { $0.second }, from: fit.begin.second)
    )
    // A line is also a curve, and both values are drawn by one verb.
    for index in first.segments.indices
    where first.segments[index].isCurve || second.segments[index].isCurve {
      first.segments[index].isCurve = true
      second.segments[index].isCurve = true
    }
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
