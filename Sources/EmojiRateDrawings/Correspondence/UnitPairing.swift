import EmojiRate

/// Finds which unit of one value is which unit of the next: by name, place, colour and form.
struct UnitPairing {
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
  private let weights: Weights.Pairing
  /// Whether both values have the same kinds of units with the same commands, in turn.
  private let isInTurn: Bool

  init(_ older: [ShapeUnit], _ newer: [ShapeUnit], _ weights: Weights.Pairing) {
    self.weights = weights
    self.older = Side(older)
    self.newer = Side(newer)
    isInTurn =
      self.older.commands == self.newer.commands
      && older.map { $0.isLine } == newer.map { $0.isLine }
  }

  /// For each older unit the newer one, or nil.
  var partners: [Int?] {
    Assignment.columns(older.units.count, newer.units.count, limit: weights.limit, cost)
  }

  /// The cost of a pair.
  func cost(_ i: Int, _ j: Int) -> Double {
    let (a, b) = (older.units[i], newer.units[j])
    let place = Place(a.box, b.box, weights)
    let colour = colour(a, b)
    var cost = place.sum + colour + kind(i, j)
    let hasEqualCommands = older.commands[i] == newer.commands[j]
    let (one, other) = (a.shape.names, b.shape.names)
    let hasEqualIdentifier = one.identifier != nil && one.identifier == other.identifier
    let isInTurn = isInTurn && i == j
    // Copies that moved and turned are far in place and form, and still surely the same.
    if isCongruent(i, j) {
      cost *= weights.congruent
    } else if place.isAway, !hasEqualIdentifier, !isInTurn,
      !(hasEqualCommands && colour < weights.sameColour && place.sizes < weights.sameSize)
    {
      cost += weights.limit
    }
    // Who copies a layer and moves its points keeps commands.
    if hasEqualCommands { cost -= isInTurn ? weights.inTurn : weights.commands }
    if hasEqualIdentifier { cost -= weights.identifier }
    if let own = one.own, let otherOwn = other.own {
      if own == otherOwn {
        cost -= weights.name
        if own.isWord { cost = cost * weights.wordCost - 2 * weights.limit }
      } else if isShared(own) && isShared(otherOwn) || own.contradicts(otherOwn) {
        // A designer gave two things two names, and no place makes them one.
        return .infinity
      }
    }
    if let group = one.group, let otherGroup = other.group {
      if group == otherGroup {
        cost -= weights.group
      } else if isShared(group), isShared(otherGroup) {
        cost += weights.group
      }
    }
    return cost + weights.rank * abs(older.rank(i) - newer.rank(j))
  }

  private func isShared(_ name: ShapeNames.Name) -> Bool {
    name.isWord && older.words.contains(name.text) && newer.words.contains(name.text)
  }

  private func kind(_ i: Int, _ j: Int) -> Double {
    let (a, b) = (older.units[i], newer.units[j])
    switch (a.isLine, b.isLine) {
    // A line that opens is a smaller change than one that fills.
    case (true, true): return a.outer.isClosed == b.outer.isClosed ? 0 : weights.opening
    case (false, false):
      let difference = Double(abs(a.contours.count - b.contours.count))
      return weights.contour * min(weights.contourMost, difference)
        + (a.hasLine == b.hasLine ? 0 : weights.stroke)
    default:
      return (a.isLine ? a : b).outer.isClosed ? weights.ringToArea : weights.lineToArea
    }
  }

  /// Whether both have the same form, turned, scaled and moved.
  private func isCongruent(_ i: Int, _ j: Int) -> Bool {
    let (a, b) = (older.units[i].outer, newer.units[j].outer)
    // Shapes of fewer segments, such as all squares, have the same form without being the same shape.
    guard older.letters[i] == newer.letters[j], a.isClosed == b.isClosed,
      a.segments.count >= (a.isClosed ? 5 : 2)
    else { return false }
    return restAfterTurning(older.marks[i], newer.marks[j]) < weights.congruentRest
  }

  private func colour(_ a: ShapeUnit, _ b: ShapeUnit) -> Double {
    func brushes(_ unit: ShapeUnit, besides other: ShapeUnit) -> [DrawnBrush] {
      // A line takes the colour of what it becomes: of an area its fill, or the line around it.
      if unit.isLine { return [unit.shape.stroke].compactMap { $0 } }
      return [unit.shape.fill, other.isLine ? unit.shape.stroke : nil].compactMap { $0 }
    }
    var least = Double.infinity
    for one in brushes(a, besides: b) {
      for other in brushes(b, besides: a) {
        let way = one.color - other.color
        // The luminance of sRGB without its curve, whose powers differ between platforms.
        let luminance = abs(0.2126 * way.x + 0.7152 * way.y + 0.0722 * way.z)
        least = min(
          least,
          weights.luminance * luminance
            + weights.channel * max(abs(way.x), abs(way.y), abs(way.z)))
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

  init(_ a: Box, _ b: Box, _ weights: Weights.Pairing) {
    func diagonal(_ box: Box) -> Double {
      (box.width * box.width + box.height * box.height).squareRoot()
    }
    let (first, second) = (diagonal(a), diagonal(b))
    let distance = min(
      weights.distanceMost,
      (a.center - b.center).length
        / (weights.distance + weights.distanceBySize * min(first, second)))
    let slack = weights.sizeSlack
    sizes = Self.ratio(first + slack, second + slack)
    let form = Self.ratio(
      (a.width + slack) * (b.height + slack), (a.height + slack) * (b.width + slack))
    sum =
      distance + min(weights.sizeMost, weights.size * sizes)
      + min(weights.formMost, weights.form * form)
    isAway = sum > weights.awayPlace && distance > weights.awayDistance
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
