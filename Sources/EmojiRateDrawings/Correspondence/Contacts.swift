import EmojiRate

/// Finds where shapes touch others, to let them grow or turn from there.
struct Contacts {
  /// How many points may still be examined, to limit the time for a file.
  private var budget = 50_000_000

  /// The mean of the places at which samples touch parts, and where that goes at the other value.
  ///
  /// - Parameters:
  ///   - samples: Points along the outlines of a group.
  ///   - group: The units of the group.
  ///   - parts: The parts that both values have, with the unit of each at the value of the group.
  ///   - state: 0 if the group is at the lower value, else 1.
  ///   - edgesOnly: Whether points inside of others do not count.
  mutating func mean(
    of samples: [Point], _ group: [ShapeUnit], _ parts: [(part: Part, unit: ShapeUnit)],
    state: Int, edgesOnly: Bool
  ) -> (here: Point, there: Point)? {
    let box = samples.box
    var (here, there, count) = (Point(0, 0), Point(0, 0), 0)
    for (part, unit) in parts {
      let reach = 2 + unit.shape.halfWidth
      guard box.widened(by: reach).meets(unit.box) else { continue }
      let isCovered = samples.map(unit.covers)
      budget -= samples.count * unit.contours.reduce(0) { $0 + $1.segments.count * 8 }
      if budget < 0 { return nil }
      if 10 * isCovered.count(where: { $0 }) >= 9 * samples.count { continue }
      var touching = samples.indices.filter { index in
        isCovered[index] && !edgesOnly
          || unit.contours.contains { $0.nearest(to: samples[index]).distance <= reach }
      }.map { samples[$0] }
      if touching.isEmpty, unit.isLine, !edgesOnly {
        touching = SubpathMeasure(unit.outer).samples.filter { point in
          group.contains { $0.covers(point) }
        }
      }
      for point in touching {
        let contours = part.states[state].subpaths
        let nearest = contours.map { $0.nearest(to: point) }
        guard let index = nearest.indices.min(by: { nearest[$0].distance < nearest[$1].distance })
        else { continue }
        let (segment, place) = (nearest[index].segment, nearest[index].part)
        let from = contours[index].point(segment, place)
        let to = part.states[1 - state].subpaths[index].point(segment, place)
        here = here + point
        there = there + point + (to - from)
        count += 1
      }
    }
    guard count > 0 else { return nil }
    return ((1 / Double(count)) * here, (1 / Double(count)) * there)
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
        let reach = 2 + one.shape.halfWidth + other.shape.halfWidth
        guard one.box.widened(by: 2).meets(other.box) else { continue }
        budget -= samples[i].count * samples[j].count
        if budget < 0 { break }
        let touches =
          one.owner == other.owner || samples[i].contains(where: other.covers)
          || samples[j].contains(where: one.covers)
          || samples[i].contains { point in
            samples[j].contains { ($0 - point).squaredLength <= reach * reach }
          }
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
