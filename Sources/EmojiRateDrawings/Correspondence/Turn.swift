import EmojiRate

/// A turn of parts about a pin, which moves straight.
///
/// The upper state of a part that turns is stored turned back. At t, with the mixed point q,
/// z = p + (1 + (|c| − 1)·t)·u·(q − p₀), where p is the pin and u the direction.
struct Turn: Hashable {
  /// The pin at the lower and at the upper value.
  let pin: Point
  let end: Point
  /// How much larger it is at the upper value.
  let scale: Double
  /// The directions at eighths of the way.
  let directions: [Point]

  /// - Parameter factor: The turn and scale as a complex number.
  init(pin: Point, end: Point, _ factor: Point) {
    (self.pin, self.end) = (pin, end)
    scale = factor.length
    var directions = [Point(1, 0), (1 / scale) * factor]
    // Halving needs roots only, which give the same bytes everywhere.
    for _ in 0..<3 {
      directions =
        zip(directions, directions.dropFirst()).flatMap { [$0, Self.middle($0, $1)] }
        + [directions[directions.count - 1]]
    }
    self.directions = directions
  }

  /// The angle in degrees, clockwise if positive.
  var degrees: Double {
    // An eighth is at most 22.5°, of which three terms of the arcsine are enough.
    let sine = directions[0].cross(directions[1])
    let eighth = sine * (1 + sine * sine * (1.0 / 6 + sine * sine * 3 / 40))
    return 8 * eighth * 180 / Double.pi
  }

  /// The turn and scale from the lower to the upper value, as a complex number.
  private var factor: Point { scale * directions[8] }

  /// Where a point of the lower value is at the upper one.
  func apply(_ point: Point) -> Point { end + factor.times(point - pin) }

  /// The shape of the upper value as it is stored, turned back.
  func stored(_ shape: DrawnShape) -> DrawnShape { shape.turned(back: back, factor) }

  /// Where a mixed point is at an eighth of the way.
  fileprivate func place(of point: Point, atEighth eighth: Int) -> Point {
    let part = Double(eighth) / 8
    return lerp(pin, end, part) + (1 + (scale - 1) * part) * directions[eighth].times(point - pin)
  }

  func back(_ point: Point) -> Point { pin + (point - end).divided(by: factor) }

  private static func middle(_ one: Point, _ other: Point) -> Point {
    let sum = one + other
    // There are two ways to turn by half; all take the same one, so that an arm keeps its hand.
    return sum.length > 1e-6 ? (1 / sum.length) * sum : Point(-one.y, one.x)
  }
}

/// A turn, scale and shift of points: b = factor·a + shift.
struct Motion {
  let factor: Point
  let shift: Point

  func apply(_ point: Point) -> Point { factor.times(point) + shift }
  func back(_ point: Point) -> Point { (point - shift).divided(by: factor) }
}

/// Finds the parts that turn, and what turns with them.
struct Turning {
  private let units: Ends<[ShapeUnit]>
  private let weights: Weights

  /// Gives each part that turns its turn.
  ///
  /// - Parameter contacts: Where some parts touch the edges of others, at the lower value.
  static func turn(
    _ parts: inout [Part], _ units: Ends<[ShapeUnit]>, _ weights: Weights,
    contacts: ([Int]) -> Point?
  ) {
    let turning = Turning(units: units, weights: weights)
    let motions = parts.map { turning.motion(of: $0) }
    let boxes = parts.map { $0.states[0].subpaths.box }
    let sizes = boxes.map { Point($0.width, $0.height).length }
    // The largest lead, as small parts such as a claw belong to them.
    let leads = parts.indices.filter { motions[$0] != nil }.sorted {
      (-sizes[$0], $0) < (-sizes[$1], $1)
    }
    for lead in leads where parts[lead].turn == nil {
      let motion = motions[lead]!
      var members = [lead]
      for index in parts.indices where index != lead && parts[index].turn == nil {
        if let other = motions[index] {
          let end = parts[index].states[1].subpaths.box.center
          let carried = motion.apply(boxes[index].center)
          if (motion.factor - other.factor).length < weights.turns.together * motion.factor.length,
            (carried - end).length
              < weights.turns.carried * (weights.turns.carriedMore + sizes[lead])
          {
            members.append(index)
          }
        } else if let part = turning.follower(parts[index], of: parts[lead], motion) {
          parts[index] = part
          members.append(index)
        }
      }
      let turn = turning.pinned(members.map { parts[$0] }, motion) { contacts(members) }
      for index in members {
        parts[index].turn = turn
        parts[index].states[1] = parts[index].states[1].turned(back: motion.back, motion.factor)
      }
    }
  }

  /// The motion of a part that turns; nil if it does not, by more than 20°.
  private func motion(of part: Part) -> Motion? {
    func segments(_ shape: DrawnShape, _ count: Int) -> [Subpath.Segment] {
      shape.subpaths.prefix(count).flatMap { $0.segments }
    }
    guard let i = part.units.lower.first, let j = part.units.upper.first,
      units.lower[i].isLine == units.upper[j].isLine
    else { return nil }
    // A part of several units, such as both brows, only turns if all of them turn together.
    let count = part.units.lower.count > 1 ? part.states[0].subpaths.count : 1
    return Motion(segments(part.states[0], count), segments(part.states[1], count), weights.turns)
  }

  /// A part of the lead's group, matched so that it turns with it; nil if it does not.
  private func follower(_ part: Part, of lead: Part, _ motion: Motion) -> Part? {
    guard let i = part.units.lower.first, let j = part.units.upper.first else { return nil }
    let (one, other) = (units.lower[i], units.upper[j])
    let (first, second) = (
      units.lower[lead.units.lower[0]], units.upper[lead.units.upper[0]]
    )
    let isInGroup =
      first.shape.names.groupIndex.map { $0 == one.shape.names.groupIndex } ?? false
      && second.shape.names.groupIndex.map { $0 == other.shape.names.groupIndex } ?? false
    guard isInGroup || one.ends(on: first, weights.turns) && other.ends(on: second, weights.turns),
      one.isLine == other.isLine,
      one.contours.count == 1, other.contours.count == 1,
      one.outer.isClosed == other.outer.isClosed
    else { return nil }
    let back = other.outer.mapped(motion.back)
    let (samples, others) = (SubpathMeasure(one.outer).samples, SubpathMeasure(back).samples)
    func isNear(_ points: [Point], _ targets: [Point]) -> Bool {
      let square = weights.turns.follows * weights.turns.follows
      return points.allSatisfy { point in
        targets.contains { ($0 - point).squaredLength < square }
      }
    }
    guard isNear(samples, others), isNear(others, samples) else { return nil }
    let fit = ContourFit(one.outer, back, weights.fit)
    var part = part
    part.states[0].subpaths = [fit.first]
    part.states[1].subpaths = [fit.second.mapped(motion.apply)]
    return part
  }

  /// The turn of a cluster: about a shoulder, about what it touches, or about its middle.
  private func pinned(
    _ parts: [Part], _ motion: Motion, contacts: () -> Point?
  ) -> Turn {
    let boxes = End.allCases.map { end in
      parts.reduce(into: Box.empty) { $0.join($1[end].subpaths.box) }
    }
    let difference = Point(1, 0) - motion.factor
    if difference.length > 1e-9 {
      let fixed = motion.shift.divided(by: difference)
      let holds = boxes.allSatisfy {
        let room = weights.turns.shoulder * max($0.width, $0.height) + weights.turns.shoulderMore
        return $0.widened(by: room).holds(Box(around: fixed))
      }
      if holds { return Turn(pin: fixed, end: fixed, motion.factor) }
    }
    // A leaf turns about its base, where it touches the stem.
    let touched = contacts()
    // A contact outside of what turns would swing it far away.
    let isInside = touched.map { boxes[0].holds(Box(around: $0)) } ?? false
    let pin = isInside ? touched! : parts[0].states[0].subpaths.box.center
    return Turn(pin: pin, end: motion.apply(pin), motion.factor)
  }
}

extension Motion {
  /// The motion of a contour that turns; nil if it does not, by more than 20°.
  init?(_ a: [Subpath.Segment], _ b: [Subpath.Segment], _ weights: Weights.Turns) {
    var (sum, mean, end) = (0.0, Point(0, 0), Point(0, 0))
    func forEach(_ body: (Point, Point, Double) -> Void) {
      for (one, other) in zip(a, b) {
        let (p, q) = (one.cubic, other.cubic)
        // Long segments say more of a direction than short ones, of which corners have many.
        let weight = max((p.end - p.start).length, (q.end - q.start).length)
        for (point, image) in zip(p.points, q.points) { body(point, image, weight) }
      }
    }
    forEach {
      sum += $2
      mean = mean + $2 * $0
      end = end + $2 * $1
    }
    guard sum > 0 else { return nil }
    (mean, end) = ((1 / sum) * mean, (1 / sum) * end)
    var (square, other, product) = (0.0, 0.0, Point(0, 0))
    forEach {
      let (p, q) = ($0 - mean, $1 - end)
      square += $2 * p.squaredLength
      other += $2 * q.squaredLength
      product = product + $2 * q.times(Point(p.x, -p.y))
    }
    // The direction of a dot is made of rounding errors.
    guard square >= weights.size * sum, other >= weights.size * sum else { return nil }
    let factor = (1 / square) * product
    let rest = 1 - product.squaredLength / (square * other)
    guard rest <= weights.rest, factor.x < weights.least * factor.length else { return nil }
    self.init(factor: factor, shift: end - factor.times(mean))
  }
}

extension ShapeUnit {
  /// Whether it is an open line with both ends on the outline of another.
  fileprivate func ends(on other: ShapeUnit, _ weights: Weights.Turns) -> Bool {
    guard isLine, !outer.isClosed, let end = outer.segments.last?.cubic.end else { return false }
    let reach = weights.reach + shape.halfWidth + other.shape.halfWidth
    return [outer.start, end].allSatisfy { other.outer.nearest(to: $0).distance <= reach }
  }
}

extension DrawnShape {
  /// The shape with its points and gradients turned back.
  fileprivate func turned(back: (Point) -> Point, _ factor: Point) -> DrawnShape {
    var turned = self
    turned.subpaths = subpaths.map { $0.mapped(back) }
    turned.fill = fill?.turned(back: back, factor)
    turned.stroke = stroke?.turned(back: back, factor)
    return turned
  }
}

extension DrawnBrush {
  fileprivate func turned(back: (Point) -> Point, _ factor: Point) -> DrawnBrush {
    var brush = self
    brush.points = points.enumerated().map { index, point in
      isRadial && index > 0 ? point.divided(by: factor) : back(point)
    }
    return brush
  }
}

extension Part {
  /// The box around what is drawn at an eighth of the way between both values, with control points.
  func box(atEighth eighth: Int) -> Box {
    let part = Double(eighth) / 8
    var box = Box.empty
    // With control points the box may be too large, but nothing leaves it unseen.
    for (one, other) in zip(states[0].subpaths, states[1].subpaths) {
      for (from, to) in zip(one.segments, other.segments) {
        for (p, q) in zip(from.cubic.points, to.cubic.points) {
          let mixed = lerp(p, q, part)
          box.join(turn?.place(of: mixed, atEighth: eighth) ?? mixed)
        }
      }
    }
    return box.widened(by: lerp(states[0].halfWidth, states[1].halfWidth, part))
  }
}
