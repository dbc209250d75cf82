import EmojiRate

/// Finds where shapes touch others, to let them grow or turn from there.
struct Contacts {
  /// Where something touches, where that goes at the other value, and the turn that it takes part in.
  struct Place {
    var here: Point
    var there: Point
    var turn: Turn?
  }

  private let weights: Weights.Contacts
  /// How many points may still be examined, to limit the time for a file.
  private var budget = 50_000_000

  init(_ weights: Weights.Contacts) { self.weights = weights }

  /// The mean of the places at which samples touch parts, and where that goes at the other value.
  ///
  /// - Parameters:
  ///   - samples: Points along the outlines of a group.
  ///   - group: The units of the group.
  ///   - parts: The parts that both values have, with the unit of each at the value of the group.
  ///   - end: The value of the group.
  ///   - edgesOnly: Whether points inside of others do not count.
  mutating func mean(
    of samples: [Point], _ group: [ShapeUnit], _ parts: [(part: Part, unit: ShapeUnit)],
    at end: End, edgesOnly: Bool
  ) -> Place? {
    let box = samples.box
    var (here, there, count) = (Point(0, 0), Point(0, 0), 0)
    var turns: Set<Turn?> = []
    for (part, unit) in parts {
      let reach = weights.reach + unit.shape.halfWidth
      // Most parts are far away, and boxes are quick to compare.
      guard box.widened(by: reach).meets(unit.box) else { continue }
      let isCovered = samples.map(unit.covers)
      // The nearest point is looked for at the eighths of each segment.
      budget -= samples.count * unit.contours.reduce(0) { $0 + $1.segments.count * 8 }
      if budget < 0 { return nil }
      let covered = Double(isCovered.count { $0 })
      if 10 * covered >= weights.covered * Double(samples.count) { continue }
      // What lies inside of a shape touches it too, but does not turn about it.
      var touching = samples.indices.filter { index in
        isCovered[index] && !edgesOnly
          || unit.contours.contains { $0.nearest(to: samples[index]).distance <= reach }
      }.map { samples[$0] }
      // A thin line may run through a shape between two of its samples.
      if touching.isEmpty, unit.isLine, !edgesOnly {
        touching = SubpathMeasure(unit.outer).samples.filter { point in
          group.contains { $0.covers(point) }
        }
      }
      for point in touching {
        guard let moved = part.carried(point, from: end) else { continue }
        here = here + point
        there = there + moved
        count += 1
        turns.insert(part.turn)
      }
    }
    guard count > 0 else { return nil }
    // What touches nothing but an arm that turns is held by it.
    return Place(
      here: (1 / Double(count)) * here, there: (1 / Double(count)) * there,
      turn: turns.count == 1 ? turns.first! : nil)
  }

  /// The edge of the area behind that a group covers most of, nearest to the group: a lid opens to the edge of
  /// its eye, not over its middle.
  mutating func edge(
    under group: [ShapeUnit], _ parts: [(part: Part, unit: ShapeUnit)], at end: End
  ) -> Place? {
    let box = group.map { $0.box }.reduce(into: Box.empty) { $0.join($1) }
    var best: (share: Double, place: Place)?
    for (part, unit) in parts where !unit.isLine && unit.box.meets(box) {
      // A hole is not at the edge from which a lid comes.
      let samples = SubpathMeasure(unit.outer).samples
      // Each point is held against a whole polygon, of about that many chords.
      budget -= samples.count * group.reduce(0) { $0 + $1.contours.count * 64 }
      if budget < 0 { return nil }
      let covered = samples.count { sample in group.contains { $0.covers(sample) } }
      let share = Double(covered) / Double(samples.count)
      guard share >= weights.share, share > best?.share ?? 0 else { continue }
      let point = unit.nearest(to: box.center)
      guard let moved = part.carried(point, from: end) else { continue }
      best = (share, Place(here: point, there: moved, turn: part.turn))
    }
    return best?.place
  }

  /// The groups of units that touch each other, each rising.
  mutating func groups(_ units: [ShapeUnit], _ indices: [Int]) -> [[Int]] {
    var group = indices
    let samples = indices.map { index in
      units[index].contours.flatMap { SubpathMeasure($0).samples }
    }
    for i in indices.indices {
      for j in indices.indices where i < j && group[i] != group[j] {
        let (one, other) = (units[indices[i]], units[indices[j]])
        let reach = weights.reach + one.shape.halfWidth + other.shape.halfWidth
        guard one.box.widened(by: weights.reach).meets(other.box) else { continue }
        // A hostile file may have thousands of points in each shape.
        budget -= samples[i].count * samples[j].count
        if budget < 0 { break }
        let touches =
          // Letters of one word, and dots of one shape, belong together without touching.
          one.owner == other.owner || samples[i].contains(where: other.covers)
          || samples[j].contains(where: one.covers)
          || samples[i].contains { point in
            samples[j].contains { ($0 - point).squaredLength <= reach * reach }
          }
        // What touches nothing grows by itself, or it would fly to the others.
        guard touches else { continue }
        let (from, to) = (max(group[i], group[j]), min(group[i], group[j]))
        for index in group.indices where group[index] == from { group[index] = to }
      }
    }
    return Set(group).sorted().map { first in
      indices.indices.filter { group[$0] == first }.map { indices[$0] }
    }
  }
}

extension Part {
  /// Where the nearest point of the outline goes from one value to the other.
  fileprivate func carried(_ point: Point, from end: End) -> Point? {
    let contours = self[end].subpaths
    // The upper state of what turns is stored turned back.
    let point = end == .upper ? turn?.back(point) ?? point : point
    let nearest = contours.map { $0.nearest(to: point) }
    guard let index = nearest.indices.min(by: { nearest[$0].distance < nearest[$1].distance })
    else { return nil }
    let (segment, place) = (nearest[index].segment, nearest[index].part)
    let from = contours[index].point(segment, place)
    let to = self[end.other].subpaths[index].point(segment, place)
    // What is beside the outline stays as far beside it.
    let moved = point + (to - from)
    return end == .lower ? turn?.apply(moved) ?? moved : moved
  }
}
