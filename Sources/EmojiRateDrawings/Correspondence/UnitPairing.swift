import EmojiRate

/// Finds which unit of one value is which unit of the next: by name, place, colour and form.
struct UnitPairing {
  /// Pairs of this cost or more stay apart.
  static let limit = 1.5

  private struct Side {
    let units: [ShapeUnit]
    let commands: [[[UInt8]]]
    let letters: [[Bool]]
    let marks: [[Point]]
    let words: Set<String>

    init(_ units: [ShapeUnit]) {
      self.units = units
      commands = units.map { $0.shape.commands }
      letters = units.map { $0.outer.segments.map { $0.isCurve } }
      marks = units.map { Norm.normed($0.outer.marks) }
      words = Set(units.flatMap { $0.shape.names.words })
    }

    func rank(_ index: Int) -> Double {
      units.count > 1 ? Double(index) / Double(units.count - 1) : 0
    }
  }

  private let older: Side
  private let newer: Side
  /// Whether both values have the same kinds of units with the same commands, in turn.
  private let isInTurn: Bool

  init(_ older: [ShapeUnit], _ newer: [ShapeUnit]) {
    self.older = Side(older)
    self.newer = Side(newer)
    isInTurn =
      self.older.commands == self.newer.commands
      && older.map { $0.isLine } == newer.map { $0.isLine }
  }

  /// For each older unit the newer one, or nil.
  var partners: [Int?] {
    Assignment.columns(older.units.count, newer.units.count, limit: Self.limit, cost)
  }

  /// The cost of a pair.
  func cost(_ i: Int, _ j: Int) -> Double {
    let (a, b) = (older.units[i], newer.units[j])
    let place = Place(a, b)
    let colour = Self.colour(a, b)
    var cost = place.sum + colour + kind(i, j)
    let hasEqualCommands = older.commands[i] == newer.commands[j]
    let (one, other) = (a.shape.names, b.shape.names)
    let hasEqualIdentifier = one.identifier != nil && one.identifier == other.identifier
    let isInTurn = isInTurn && i == j
    if isCongruent(i, j) {
      cost *= 0.4
    } else if place.isAway, !hasEqualIdentifier, !isInTurn,
      !(hasEqualCommands && colour < 0.05 && place.sizes < 0.2)
    {
      cost += 1.5
    }
    if hasEqualCommands { cost -= isInTurn ? 0.4 : 0.1 }
    if hasEqualIdentifier { cost -= 0.3 }
    if let own = one.own, let otherOwn = other.own {
      if own == otherOwn {
        cost -= 0.4
        if own.isWord { cost = cost * 0.3 - 3 }
      } else if isShared(own), isShared(otherOwn) {
        return .infinity
      }
    }
    if let group = one.group, let otherGroup = other.group {
      if group == otherGroup {
        cost -= 0.3
      } else if isShared(group), isShared(otherGroup) {
        cost += 0.3
      }
    }
    return cost + 0.05 * abs(older.rank(i) - newer.rank(j))
  }

  private func isShared(_ name: ShapeNames.Name) -> Bool {
    name.isWord && older.words.contains(name.text) && newer.words.contains(name.text)
  }

  private func kind(_ i: Int, _ j: Int) -> Double {
    let (a, b) = (older.units[i], newer.units[j])
    switch (a.isLine, b.isLine) {
    case (true, true): return a.outer.isClosed == b.outer.isClosed ? 0 : 0.3
    case (false, false):
      return 0.1 * Double(min(4, abs(a.contours.count - b.contours.count)))
        + (a.hasLine == b.hasLine ? 0 : 0.2)
    default: return (a.isLine ? a : b).outer.isClosed ? 0.2 : 0.4
    }
  }

  /// Whether both have the same form, turned, scaled and moved.
  private func isCongruent(_ i: Int, _ j: Int) -> Bool {
    let (a, b) = (older.units[i].outer, newer.units[j].outer)
    guard older.letters[i] == newer.letters[j], a.isClosed == b.isClosed,
      a.segments.count >= (a.isClosed ? 5 : 2)
    else { return false }
    return restAfterTurning(older.marks[i], newer.marks[j]) < 0.001
  }

  private static func colour(_ a: ShapeUnit, _ b: ShapeUnit) -> Double {
    func brushes(_ unit: ShapeUnit, besides other: ShapeUnit) -> [DrawnBrush] {
      if unit.isLine { return [unit.shape.stroke].compactMap { $0 } }
      return [unit.shape.fill, other.isLine ? unit.shape.stroke : nil].compactMap { $0 }
    }
    var least = Double.infinity
    for one in brushes(a, besides: b) {
      for other in brushes(b, besides: a) {
        let way = one.color - other.color
        let luminance = abs(0.2126 * way.x + 0.7152 * way.y + 0.0722 * way.z)
        least = min(least, 0.9 * luminance + 0.35 * max(abs(way.x), abs(way.y), abs(way.z)))
      }
    }
    return least
  }
}

/// How far apart two boxes are, in place, size and form.
struct Place {
  let sum: Double
  /// How different the sizes are.
  let sizes: Double
  /// Whether they are too far apart for one shape, if nothing else says so.
  let isAway: Bool

  init(_ a: ShapeUnit, _ b: ShapeUnit) {
    self.init(a.box, b.box)
  }

  init(_ a: Box, _ b: Box) {
    func diagonal(_ box: Box) -> Double {
      (box.width * box.width + box.height * box.height).squareRoot()
    }
    let (first, second) = (diagonal(a), diagonal(b))
    let distance = (a.center - b.center).length / (50 + 0.3 * min(first, second))
    sizes = Self.ratio(first + 4, second + 4)
    let form = Self.ratio((a.width + 4) * (b.height + 4), (a.height + 4) * (b.width + 4))
    sum = min(1.5, distance) + min(1, 0.55 * sizes) + min(0.6, 0.27 * form)
    isAway = sum > 1.1 && min(1.5, distance) > 0.35
  }

  /// About the logarithm of the ratio, without a function that differs between platforms.
  private static func ratio(_ x: Double, _ y: Double) -> Double {
    let ratio = max(x, y) / min(x, y)
    return (ratio - 1 / ratio) / 2
  }
}

/// The mean square distance of normed points that is left after one is turned and scaled to fit.
func restAfterTurning(_ a: [Point], _ b: [Point]) -> Double {
  var sum = Point(0, 0)
  for (p, q) in zip(a, b) { sum = sum + q.times(Point(p.x, -p.y)) }
  return 1 - ((1 / Double(a.count)) * sum).squaredLength
}
