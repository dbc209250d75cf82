import EmojiRate

/// The regions that a fill paints, each with an outer contour and its holes.
///
/// Fills of equal pictures have equal regions, in whatever direction and with whatever rule they were drawn.
struct Regions {
  struct Region {
    /// The indices of contours, the largest one first.
    var contours: [Int]
    /// Whether its contours cross, so that they keep their rule.
    var isTangled = false
  }

  private(set) var regions: [Region] = []
  /// The closed contours; outer ones are clockwise, holes are not.
  private(set) var contours: [Subpath]

  private let polygons: [[Point]]
  private let areas: [Double]
  private let boxes: [Extent]
  private let winding: Paint.Winding

  /// - Parameter isJoined: Whether the shape has a line around all of its contours.
  init(_ given: [Subpath], _ winding: Paint.Winding, isJoined: Bool) {
    contours = given.map { $0.closedForFill }
    polygons = contours.map { $0.polygon }
    areas = polygons.map { $0.signedArea }
    boxes = polygons.map { $0.box }
    self.winding = winding
    let isEvenOdd = winding == .evenOdd
    // Some tools write a contour twice.
    let kept = contours.indices.filter { index in
      isEvenOdd || isJoined || !polygons[..<index].contains(polygons[index])
    }
    // Many contours, for example of a hostile file, take too long.
    let isTangled =
      kept.count > 1 && kept.count * polygons.reduce(0, { $0 + $1.count }) > 2_000_000
      || isEvenOdd && kept.contains(where: crossesItself)
    if kept.count == 1 || isTangled {
      append(kept, isTangled: isTangled)
    } else {
      sort(kept, isJoined: isJoined)
    }
  }

  private mutating func append(_ tied: [Int], isTangled: Bool = false) {
    let largest = tied.max { abs(areas[$0]) < abs(areas[$1]) }!
    regions.append(
      Region(contours: [largest] + tied.filter { $0 != largest }, isTangled: isTangled))
    if tied.reduce(0, { $0 + areas[$1] }) < 0 { tied.forEach { turn($0) } }
  }

  private mutating func turn(_ index: Int) { contours[index] = contours[index].reversed }

  private mutating func sort(_ kept: [Int], isJoined: Bool) {
    var around = contours.map { _ in contours.map { _ in 0 } }
    var group = Array(contours.indices)
    func tie(_ i: Int, _ j: Int) {
      let (from, to) = (max(group[i], group[j]), min(group[i], group[j]))
      for index in group.indices where group[index] == from { group[index] = to }
    }
    for i in kept {
      let probes = probes(i)
      for j in kept where j != i && boxes[i].widened(by: 0.1).meets(boxes[j]) {
        let counts = probes.map { polygons[j].winding(around: $0.middle) }
        around[i][j] = counts.mostFrequent
        // They cross if more than one probe says otherwise.
        if counts.filter({ $0 != around[i][j] }).count > 1 { tie(i, j) }
      }
    }
    // Contours that cross inside of another one cut it, so it belongs to them.
    for i in kept where kept.contains(where: { $0 != i && group[$0] == group[i] }) {
      for j in kept where around[i][j] != 0 { tie(i, j) }
    }
    var holes: [Int] = []
    for i in kept {
      let tied = kept.filter { group[$0] == group[i] }
      guard tied.count == 1 else {
        if tied[0] == i { append(tied, isTangled: true) }
        continue
      }
      let sides = sides(i, kept)
      if sides.outside, !sides.inside {
        holes.append(i)
      } else if sides.inside && !sides.outside || isJoined {
        append([i])
      }
    }
    for hole in holes {
      func size(_ region: Int) -> Double {
        regions[region].contours.reduce(0) { $0 + abs(areas[$1]) }
      }
      let owners = regions.indices.filter { region in
        regions[region].contours.contains { around[hole][$0] != 0 }
      }
      guard let owner = owners.min(by: { size($0) < size($1) }) else { continue }
      if areas[hole] > 0 { turn(hole) }
      regions[owner].contours.append(hole)
    }
  }

  private func crossesItself(_ index: Int) -> Bool {
    // Longer ones, for example of a hostile file, take too long.
    polygons[index].count > 1000 || polygons[index].crossesItself
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
      let place = Extent(around: point)
      let sum = kept.reduce(0) {
        boxes[$1].holds(place) ? $0 + polygons[$1].winding(around: point) : $0
      }
      return winding.fills(sum)
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
