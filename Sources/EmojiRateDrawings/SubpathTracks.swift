import EmojiRate

/// Finds which subpaths of a shape correspond at all values, and gives them the same segments.
struct SubpathTracks {
  /// The subpaths of each value, in the same order; points at values without the shape.
  private(set) var values: [[Subpath]] = []
  /// The values at which a line runs there and back, so that it can become an area.
  private(set) var thereAndBack: Set<Int> = []

  private let states: [DrawnShape?]
  private let keys: [Double]

  /// Returns nil if there would be too many segments.
  init?(_ track: ShapeTrack, keys: [Double], keepsPoints: Bool, budget: inout Int) {
    states = Self.withEqualRects(track.states)
    self.keys = keys
    values = Array(repeating: [], count: keys.count)
    for subpath in matched() {
      let alike = closedAlike(subpath)
      guard
        let unified = SubpathStructure.unify(alike, keepsPoints: keepsPoints, budget: &budget)
      else { return nil }
      for key in keys.indices { values[key].append(unified[key]) }
    }
  }

  /// Gives every rect eight segments if some have round corners.
  private static func withEqualRects(_ states: [DrawnShape?]) -> [DrawnShape?] {
    let present = states.compactMap(\.self)
    guard present.allSatisfy(\.isRect), Set(present.map(\.commands)).count > 1 else {
      return states
    }
    return states.map { state in
      guard var state, state.subpaths[0].segments.count == 4 else { return state }
      state.subpaths[0].segments = state.subpaths[0].segments.flatMap { side in
        let end = side.cubic.end
        return [
          side, Subpath.Segment(Cubic(start: end, control1: end, control2: end, end: end), "A"),
        ]
      }
      return state
    }
  }

  // MARK: Which is which

  /// The subpaths at each value; nil at values without them.
  private func matched() -> [[Subpath?]] {
    var tracks: [[Subpath?]] = []
    for (key, state) in states.enumerated() {
      guard let newer = state?.subpaths else { continue }
      let older = tracks.map { $0.last { $0 != nil }!! }
      let partners = Self.partners(older, newer)
      for (index, subpath) in newer.enumerated() {
        var place = partners[index] ?? tracks.count
        if place == tracks.count {
          tracks.append(Array(repeating: nil, count: keys.count))
          place = tracks.count - 1
        }
        tracks[place][key] = subpath
      }
    }
    return tracks
  }

  /// For each newer subpath, the index of the corresponding older one, or nil.
  private static func partners(_ older: [Subpath], _ newer: [Subpath]) -> [Int?] {
    if older.isEmpty || older.map(\.commands) == newer.map(\.commands)
      || max(older.count, newer.count) > 6
    {
      return newer.indices.map { $0 < older.count ? $0 : nil }
    }
    let (boxes, newerBoxes) = (older.map(\.box), newer.map(\.box))
    let costs = newerBoxes.map { box in
      boxes.map { other in
        let (width, height) = (box.width - other.width, box.height - other.height)
        return (box.center - other.center).squaredLength + width * width + height * height
      }
    }
    var (best, least) = ([Int?](repeating: nil, count: newer.count), Double.infinity)
    var current = best
    func search(_ index: Int, _ used: Int, _ left: Int, _ sum: Double) {
      guard index < newer.count else {
        if left == 0, sum < least - 1e-9 { (best, least) = (current, sum) }
        return
      }
      for candidate in older.indices where used & 1 << candidate == 0 {
        current[index] = candidate
        search(index + 1, used | 1 << candidate, left - 1, sum + costs[index][candidate])
      }
      current[index] = nil
      // Make as many pairs as possible.
      if newer.count - index > left { search(index + 1, used, left, sum) }
    }
    search(0, 0, min(older.count, newer.count), 0)
    return best
  }

  // MARK: Open and closed

  /// The states of a subpath, all open or all closed; a missing one is a point.
  private mutating func closedAlike(_ given: [Subpath?]) -> [Subpath] {
    var subpaths = given
    let present = subpaths.indices.filter { subpaths[$0] != nil }
    let open = present.filter { !subpaths[$0]!.isClosed }
    let closed = present.filter { subpaths[$0]!.isClosed }
    if !open.isEmpty, closed.contains(where: { states[$0]!.fill != nil }) {
      for key in open {
        var subpath = subpaths[key]!
        if states[key]!.fill == nil {
          subpath.segments += subpath.reversed.segments
          thereAndBack.insert(key)
        } else if let end = subpath.segments.last?.cubic.end, (end - subpath.start).length > 1e-6 {
          subpath.segments.append(Subpath.Segment(from: end, to: subpath.start))
        }
        subpath.isClosed = true
        subpaths[key] = subpath
      }
    } else if !open.isEmpty {
      for key in closed {
        let start = subpaths[keys.nearest(to: key, among: open)]!.start
        subpaths[key] = subpaths[key]!.turned(to: subpaths[key]!.nodes.nearest(to: start))
        subpaths[key]!.isClosed = false
      }
    }
    let isClosed = subpaths[present[0]]!.isClosed
    return subpaths.indices.map { key in
      subpaths[key]
        ?? Subpath(start: point(at: key, given, present), isClosed: isClosed)
    }
  }

  /// The place of a subpath that a value lacks: its own centre at the nearest value.
  ///
  /// If a point would be visible there, it is the nearest node at this value.
  private func point(at key: Int, _ subpaths: [Subpath?], _ present: [Int]) -> Point {
    let middle = subpaths[keys.nearest(to: key, among: present)]!.box.center
    let showsPoints = states.contains { $0.map { $0.halfWidth > 0 && $0.cap != .butt } ?? false }
    guard let state = states[key], showsPoints else { return middle }
    let nodes = state.subpaths.flatMap(\.nodes)
    return nodes[nodes.nearest(to: middle)]
  }
}

extension [Point] {
  /// The index of the nearest point; the first of equally near ones.
  fileprivate func nearest(to point: Point) -> Int {
    let distances = map { ($0 - point).squaredLength }
    return distances.firstIndex(of: distances.min()!)!
  }
}

extension [Double] {
  /// The nearest of the given indexes; the first of equally near ones.
  func nearest(to index: Int, among indices: [Int]) -> Int {
    var nearest = indices[0]
    for other in indices where abs(self[other] - self[index]) < abs(self[nearest] - self[index]) {
      nearest = other
    }
    return nearest
  }
}
