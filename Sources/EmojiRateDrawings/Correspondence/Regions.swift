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

  /// - Parameters:
  ///   - isJoined: Whether the shape has a line around all of its contours.
  ///   - isOpaque: Whether regions that overlap look like their union.
  init(
    _ given: [Subpath], _ isEvenOdd: Bool, isJoined: Bool, isOpaque: Bool
  ) {
    contours = given.map { $0.closedForFill }
    isReversed = contours.map { _ in false }
    polygons = contours.map { $0.polygon }
    areas = polygons.map { $0.signedArea }
    boxes = polygons.map { $0.box }
    self.isEvenOdd = isEvenOdd
    guard contours.count > 1 else {
      regions = [Region(contours: [0], isTangled: isEvenOdd && crossesItself(0))]
      turn([0], areas[0] < 0)
      return
    }
    let kept = contours.indices.filter { index in
      isEvenOdd || isJoined || !(0..<index).contains { isEqual($0, index) }
    }
    guard kept.count * polygons.reduce(0, { $0 + $1.count }) <= 2_000_000 else {
      regions = [Region(contours: kept, isTangled: true)]
      return
    }
    sort(kept, isJoined: isJoined, tiesAll: isEvenOdd || isJoined || !isOpaque)
  }

  private mutating func sort(_ kept: [Int], isJoined: Bool, tiesAll: Bool) {
    var around = contours.map { _ in contours.map { _ in 0 } }
    var crossing = contours.map { _ in contours.map { _ in false } }
    var budget = 20_000_000
    let isKnotted = contours.indices.map(crossesItself)
    /// Whether the overlap of two contours is filled, whatever it is.
    func isUnion(_ i: Int, _ j: Int) -> Bool {
      !tiesAll && (areas[i] < 0) == (areas[j] < 0) && !isKnotted[i] && !isKnotted[j]
    }
    for i in kept {
      let probes = probes(i)
      for j in kept where j != i && boxes[i].widened(by: 0.1).meets(boxes[j]) {
        let counts = probes.map { polygons[j].winding(around: $0.middle) }
        around[i][j] = counts.mostFrequent
        // Nine probes may miss what overlaps a little, which only a union may do.
        if counts.filter({ $0 != around[i][j] }).count > 1
          || i < j && !isUnion(i, j) && polygons[i].crosses(polygons[j], &budget)
        {
          crossing[i][j] = true
          crossing[j][i] = true
        }
      }
    }
    var group = Array(contours.indices)
    func tie(_ i: Int, _ j: Int) {
      let (from, to) = (max(group[i], group[j]), min(group[i], group[j]))
      for index in group.indices where group[index] == from { group[index] = to }
    }
    for i in kept {
      for j in kept where i < j && crossing[i][j] && group[i] != group[j] {
        if !isUnion(i, j) { tie(i, j) }
      }
    }
    // Contours that cross inside of another one cut it, so it belongs to them.
    for i in kept
    where isKnotted[i] || kept.contains(where: { $0 != i && group[$0] == group[i] }) {
      for j in kept where group[i] != group[j] && around[i][j] != 0 { tie(i, j) }
    }
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
      } else if isOuter || isJoined || crossing[i].contains(true) {
        let keepsRule = isEvenOdd && isKnotted[i]
        regions.append(Region(contours: [i], isTangled: keepsRule))
        turn([i], areas[i] < 0)
      }
    }
    for hole in holes {
      func size(_ region: Int) -> Double {
        regions[region].contours.reduce(0) { $0 + abs(areas[$1]) }
      }
      let owners = regions.indices.filter { region in
        regions[region].contours.contains { around[hole][$0] != 0 }
      }
      guard let owner = owners.min(by: { size($0) < size($1) }) else {
        regions.append(Region(contours: [hole]))
        turn([hole], areas[hole] < 0)
        continue
      }
      if regions[owner].isTangled {
        turn([hole], isReversed[regions[owner].contours[0]])
      } else {
        turn([hole], areas[hole] > 0)
      }
      regions[owner].contours.append(hole)
    }
  }

  private func crossesItself(_ index: Int) -> Bool {
    // Longer ones, for example of a hostile file, take too long.
    polygons[index].count > 1000 || polygons[index].crossesItself
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
    return (0..<9).map { number in
      let chord = number * polygon.count / 9
      let (from, to) = (polygon[chord], polygon[(chord + 1) % polygon.count])
      let way = to - from
      let scale = way.length > 0 ? 0.02 / way.length : 0
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
    let answer = answers.mostFrequent
    return (answer & 1 != 0, answer & 2 != 0)
  }

  private func isEqual(_ i: Int, _ j: Int) -> Bool {
    let (one, other) = (contours[i].segments, contours[j].segments)
    return one.count == other.count
      && zip(one, other).allSatisfy { first, second in
        let (a, b) = (first.cubic, second.cubic)
        return first.isCurve == second.isCurve && (a.start - b.start).length < 0.1
          && (a.control1 - b.control1).length < 0.1 && (a.control2 - b.control2).length < 0.1
          && (a.end - b.end).length < 0.1
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
