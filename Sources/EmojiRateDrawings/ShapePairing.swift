import EmojiRate

/// A shape at all values of a drawing; nil at values without it.
struct ShapeTrack {
  var states: [DrawnShape?]

  /// Its last state.
  var latest: DrawnShape { states.last { $0 != nil }!! }

  /// The values that have it.
  var present: [Int] { states.indices.filter { states[$0] != nil } }
}

/// Finds which shapes of one value correspond to those of the next.
struct ShapePairing {
  private let older: [DrawnShape]
  private let newer: [DrawnShape]
  private let olderNames: Set<String>
  private let newerNames: Set<String>

  private init(_ older: [DrawnShape], _ newer: [DrawnShape]) {
    self.older = older
    self.newer = newer
    olderNames = Set(older.compactMap(\.name))
    newerNames = Set(newer.compactMap(\.name))
  }

  /// The shapes of all values, in painting order.
  ///
  /// - Parameters:
  ///   - values: The shapes of each value.
  ///   - isEqual: Whether all values have the same shapes in the same order.
  static func tracks(
    _ values: [[DrawnShape]], isEqual: Bool, _ warn: (String) -> Void, _ name: (Int) -> String
  ) -> [ShapeTrack] {
    var tracks: [ShapeTrack] = []
    for (key, shapes) in values.enumerated() {
      let pairing = ShapePairing(tracks.map(\.latest), shapes)
      let inTurn = isEqual && shapes.count == tracks.count
      let pairs = inTurn ? shapes.indices.map { ($0, $0) } : pairing.pairs
      if key > 0 {
        pairing.warnOfLeftovers(pairs, name(key), warn)
        pairing.warnOfExchanges(pairs, name(key), warn)
      }
      var merged: [ShapeTrack] = []
      var (i, j) = (0, 0)
      for (older, newer) in pairs + [(tracks.count, shapes.count)] {
        merged += tracks[i..<older]
        for shape in shapes[j..<newer] {
          merged.append(ShapeTrack(states: Array(repeating: nil, count: values.count)))
          merged[merged.count - 1].states[key] = shape
        }
        if newer < shapes.count {
          merged.append(tracks[older])
          merged[merged.count - 1].states[key] = shapes[newer]
        }
        (i, j) = (older + 1, newer + 1)
      }
      tracks = merged
    }
    return tracks.filter { $0.states.contains { $0?.isHidden == false } }
  }

  private var pairs: [(Int, Int)] {
    let isInTurn =
      older.count == newer.count
      && zip(older, newer).allSatisfy {
        $0.commands == $1.commands && ($0.fill == nil) == ($1.fill == nil)
          && ($0.stroke == nil) == ($1.stroke == nil) && !conflicts($0, $1)
      }
    if isInTurn { return older.indices.map { ($0, $0) } }
    let (boxes, newerBoxes) = (older.map(\.likenessBox), newer.map(\.likenessBox))
    return risingChain(older.count, newer.count) { i, j in
      let (a, b) = (older[i], newer[j])
      if conflicts(a, b) { return nil }
      let place = boxes[i].place(newerBoxes[j])
      let likeness = place + a.likeness(b)
      if a.name != nil, a.name == b.name { return 10 + likeness }
      guard likeness >= 0.9, place >= 0.2 else { return nil }
      return (likeness - 0.9) * (likeness - 0.9)
    }
  }

  /// Different names conflict; so do a name and no name, if the name exists on the other side.
  private func conflicts(_ a: DrawnShape, _ b: DrawnShape) -> Bool {
    switch (a.name, b.name) {
    case (let one?, let other?): one != other
    case (let one?, nil): newerNames.contains(one)
    case (nil, let other?): olderNames.contains(other)
    case (nil, nil): false
    }
  }

  /// Warns of shapes that are left over on both sides but might be the same shape.
  private func warnOfLeftovers(_ pairs: [(Int, Int)], _ key: String, _ warn: (String) -> Void) {
    let (pairedOlder, pairedNewer) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
    var used: Set<Int> = []
    for (i, a) in older.enumerated() where !pairedOlder.contains(i) && !a.isHidden {
      for (j, b) in newer.enumerated()
      where !pairedNewer.contains(j) && !used.contains(j) && !b.isHidden {
        if let name = a.name, name == b.name {
          warn(
            "\(b.source.description) is at another place in the order from \(key) on, so it goes and comes "
              + "again; move it to the same place among the layers"
          )
        } else if a.name == nil, b.name == nil, a.commands == b.commands,
          a.colorLikeness(b) >= 0.95
        {
          warn(
            "\(a.source.unnamed) goes and \(b.source.unnamed) comes below \(key); if they are one shape, name "
              + "both alike")
        } else {
          continue
        }
        used.insert(j)
        break
      }
    }
  }

  /// Warns of nameless shapes of one kind that would be much nearer if each were the other.
  private func warnOfExchanges(
    _ pairs: [(Int, Int)], _ key: String, _ warn: (String) -> Void
  ) {
    func distance(_ i: Int, _ j: Int) -> Double {
      (older[i].box.center - newer[j].box.center).length
    }
    let nameless = pairs.filter { older[$0].name == nil && newer[$1].name == nil }
    for (index, (i, j)) in nameless.enumerated() {
      for (k, l) in nameless[(index + 1)...]
      where older[i].commands == older[k].commands && older[i].colorLikeness(newer[l]) >= 0.95
        && distance(i, j) + distance(k, l) > 12 + 4 * (distance(i, l) + distance(k, j))
      {
        warn(
          "\(newer[j].source.unnamed) and \(newer[l].source.unnamed) exchange their places at \(key); draw "
            + "them in the same order at every value, or name each alike")
      }
    }
  }
}

extension DrawnShape {
  fileprivate var likenessBox: Extent { box.widened(by: max(halfWidth, 1)) }

  /// How similar two shapes are, ignoring their places.
  fileprivate func likeness(_ other: DrawnShape) -> Double {
    let hasEqualPaint =
      (fill == nil) == (other.fill == nil) && (stroke == nil) == (other.stroke == nil)
    return colorLikeness(other) + (commands == other.commands ? 0.1 : 0)
      + (hasEqualPaint ? 0.1 : 0)
  }

  fileprivate func colorLikeness(_ other: DrawnShape) -> Double {
    func likeness(_ one: DrawnBrush, _ other: DrawnBrush) -> Double {
      let (a, b) = (one.color, other.color)
      return 1 - max(abs(a.x - b.x), abs(a.y - b.y), abs(a.z - b.z))
    }
    let both = [(fill, other.fill), (stroke, other.stroke)].compactMap { one, other in
      one.flatMap { one in other.map { likeness(one, $0) } }
    }
    if both.isEmpty { return likeness((fill ?? stroke)!, (other.fill ?? other.stroke)!) }
    return both.reduce(0, +) / Double(both.count)
  }
}

extension Extent {
  /// How close two boxes are, 0…1.
  fileprivate func place(_ other: Extent) -> Double {
    let shared = sharedArea(other)
    let distance = (center - other.center).length
    return shared / (area + other.area - shared) / 4 + shared / min(area, other.area) / 4
      + max(0, 1 - distance / 60) / 2
  }
}
