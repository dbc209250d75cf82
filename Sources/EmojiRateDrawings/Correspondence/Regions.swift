import EmojiRate

/// The regions that a fill paints, each with an outer contour and its holes.
///
/// Fills of equal pictures have equal regions, in whatever direction and with whatever rule they were drawn.
struct Regions {
  struct Region {
    /// The indices of contours, the outer one first.
    var contours: [Int]
    /// Whether its contours cross, so that they keep their rule.
    var isTangled = false
  }

  private(set) var regions: [Region] = []
  /// The closed contours; outer ones are clockwise, holes are not.
  private(set) var contours: [Subpath]
  /// Whether each contour has another direction than it was drawn in.
  private(set) var isReversed: [Bool]

  private let polygons: [[Point]]
  private let areas: [Double]
  private let boxes: [Box]
  private let isEvenOdd: Bool
  private let weights: Weights.Regions

  /// - Parameters:
  ///   - isJoined: Whether the shape has a line around all of its contours.
  ///   - isOpaque: Whether regions that overlap look like their union.
  init(
    _ given: [Subpath], _ isEvenOdd: Bool, isJoined: Bool, isOpaque: Bool,
    _ weights: Weights.Regions
  ) {
    contours = given.map { $0.closedForFill }
    isReversed = contours.map { _ in false }
    polygons = contours.map { $0.polygon }
    areas = polygons.map { $0.signedArea }
    boxes = polygons.map { $0.box }
    (self.isEvenOdd, self.weights) = (isEvenOdd, weights)
    guard contours.count > 1 else {
      regions = [Region(contours: [0], isTangled: isEvenOdd && crossesItself(0))]
      turn([0], areas[0] < 0)
      return
    }
    // Exports write an outline twice, for the fill and the line.
    let kept = contours.indices.filter { index in
      isEvenOdd || isJoined || !(0..<index).contains { isEqual($0, index) }
    }
    // So many contours, as of a hostile file, are not told apart in time.
    guard kept.count * polygons.reduce(0, { $0 + $1.count }) <= 2_000_000 else {
      regions = [Region(contours: kept, isTangled: true)]
      return
    }
    sort(kept, isJoined: isJoined, tiesAll: isEvenOdd || isJoined || !isOpaque)
  }

  /// How contours lie to each other.
  private struct Relations {
    /// How often contour j winds around contour i.
    var around: [[Int]]
    var crossing: [[Bool]]
    let isKnotted: [Bool]
  }

  private mutating func sort(_ kept: [Int], isJoined: Bool, tiesAll: Bool) {
    let isKnotted = contours.indices.map(crossesItself)
    /// Whether the overlap of two contours is filled, whatever it is.
    func isUnion(_ i: Int, _ j: Int) -> Bool {
      // Opposite directions cancel each other where they overlap.
      !tiesAll && (areas[i] < 0) == (areas[j] < 0) && !isKnotted[i] && !isKnotted[j]
    }
    let relations = relations(kept, isKnotted, isUnion)
    let group = groups(kept, relations, isUnion)
    var holes: [Int] = []
    for i in kept {
      let tied = kept.filter { group[$0] == group[i] }
      guard tied.count == 1 else {
        guard tied[0] == i else { continue }
        regions.append(Region(contours: tied, isTangled: true))
        turn(tied, tied.reduce(0) { $0 + areas[$1] } < 0)
        continue
      }
      let sides = sides(i, kept)
      let isOuter = sides.inside && !sides.outside || isKnotted[i]
      if sides.outside, !isOuter, !sides.inside {
        holes.append(i)
      } else if isOuter || isJoined || relations.crossing[i].contains(true) {
        let keepsRule = isEvenOdd && isKnotted[i]
        regions.append(Region(contours: [i], isTangled: keepsRule))
        turn([i], areas[i] < 0)
      }
    }
    for hole in holes { give(hole, relations.around[hole]) }
  }

  private func relations(
    _ kept: [Int], _ isKnotted: [Bool], _ isUnion: (Int, Int) -> Bool
  ) -> Relations {
    var relations = Relations(
      around: contours.map { _ in contours.map { _ in 0 } },
      crossing: contours.map { _ in contours.map { _ in false } }, isKnotted: isKnotted)
    var budget = 20_000_000
    for i in kept {
      let probes = probes(i)
      for j in kept where j != i && boxes[i].meets(boxes[j]) {
        let counts = probes.map { polygons[j].winding(around: $0.middle) }
        let around = counts.mostFrequent
        relations.around[i][j] = around
        // Nine probes may miss what overlaps a little, which only a union may do.
        if Double(counts.count { $0 != around }) > weights.astray
          || i < j && !isUnion(i, j) && polygons[i].crosses(polygons[j], weights, &budget)
        {
          relations.crossing[i][j] = true
          relations.crossing[j][i] = true
        }
      }
    }
    return relations
  }

  /// The group of each contour: those that cannot be told apart have one.
  private func groups(
    _ kept: [Int], _ relations: Relations, _ isUnion: (Int, Int) -> Bool
  ) -> [Int] {
    var group = Array(contours.indices)
    func tie(_ i: Int, _ j: Int) {
      let (from, to) = (max(group[i], group[j]), min(group[i], group[j]))
      for index in group.indices where group[index] == from { group[index] = to }
    }
    for i in kept {
      for j in kept where i < j && relations.crossing[i][j] && group[i] != group[j] {
        if !isUnion(i, j) { tie(i, j) }
      }
    }
    // Contours that cross inside of another one cut it, so it belongs to them.
    for i in kept
    where relations.isKnotted[i] || kept.contains(where: { $0 != i && group[$0] == group[i] }) {
      for j in kept where group[i] != group[j] && relations.around[i][j] != 0 { tie(i, j) }
    }
    return group
  }

  /// Gives a hole to the smallest region around it.
  private mutating func give(_ hole: Int, _ around: [Int]) {
    func size(_ region: Int) -> Double {
      regions[region].contours.reduce(0) { $0 + abs(areas[$1]) }
    }
    let owners = regions.indices.filter { region in
      regions[region].contours.contains { around[$0] != 0 }
    }
    // The smallest one around is the ring that has the hole; larger ones have rings in it.
    guard let owner = owners.min(by: { size($0) < size($1) }) else {
      regions.append(Region(contours: [hole]))
      turn([hole], areas[hole] < 0)
      return
    }
    // What keeps its rule also keeps the directions that the rule counts.
    if regions[owner].isTangled {
      turn([hole], isReversed[regions[owner].contours[0]])
    } else {
      turn([hole], areas[hole] > 0)
    }
    regions[owner].contours.append(hole)
  }

  private func crossesItself(_ index: Int) -> Bool {
    // Longer ones, for example of a hostile file, take too long.
    polygons[index].count > 1000 || polygons[index].crossesItself(weights)
  }

  /// The polygon of a contour in its direction, which also its unit needs.
  func polygon(_ index: Int) -> [Point] {
    isReversed[index] ? contours[index].polygon : polygons[index]
  }

  private mutating func turn(_ indices: [Int], _ turns: Bool) {
    guard turns else { return }
    for index in indices {
      contours[index] = contours[index].reversed
      isReversed[index] = true
    }
  }

  /// Nine places along a contour, with the way to its left.
  private func probes(_ index: Int) -> [(middle: Point, left: Point)] {
    let polygon = polygons[index]
    // Nine, so that a few that lie on other contours are outvoted.
    return (0..<9).map { number in
      let chord = number * polygon.count / 9
      let (from, to) = (polygon[chord], polygon[(chord + 1) % polygon.count])
      let way = to - from
      let scale = way.length > 0 ? weights.probe / way.length : 0
      return (lerp(from, to, 0.5), scale * Point(-way.y, way.x))
    }
  }

  /// Whether a contour is filled on its inner and on its outer side.
  private func sides(_ index: Int, _ kept: [Int]) -> (inside: Bool, outside: Bool) {
    func isFilled(_ point: Point) -> Bool {
      let place = Box(around: point)
      let sum = kept.reduce(0) {
        boxes[$1].holds(place) ? $0 + polygons[$1].winding(around: point) : $0
      }
      return isInside(winding: sum, isEvenOdd: isEvenOdd)
    }
    let answers = probes(index).map { probe in
      let (one, other) = (
        isFilled(probe.middle + probe.left), isFilled(probe.middle - probe.left)
      )
      let (inside, outside) = areas[index] > 0 ? (one, other) : (other, one)
      return (inside ? 1 : 0) + (outside ? 2 : 0)
    }
    // A probe may lie on another contour, of which either side may be filled.
    let answer = answers.mostFrequent
    return (answer & 1 != 0, answer & 2 != 0)
  }

  private func isEqual(_ i: Int, _ j: Int) -> Bool {
    let (one, other) = (contours[i].segments, contours[j].segments)
    return one.count == other.count
      && zip(one, other).allSatisfy { first, second in
        let points = zip(first.cubic.points, second.cubic.points)
        return first.isCurve == second.isCurve
          && points.allSatisfy { ($0 - $1).length < weights.equal }
      }
  }
}

extension [Int] {
  /// The most frequent number, the first of equally frequent ones.
  fileprivate var mostFrequent: Int {
    var (best, most) = (0, 0)
    for number in self {
      let count = filter { $0 == number }.count
      if count > most { (best, most) = (number, count) }
    }
    return best
  }
}

extension Box {
  func meets(_ other: Box) -> Bool {
    left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
  }
}
