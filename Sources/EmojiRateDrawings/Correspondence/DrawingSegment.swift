import EmojiRate

/// What is drawn between two values: parts made from the shapes of both, which changes neither.
struct DrawingSegment {
  /// The parts in the order of the lower value.
  private(set) var parts: [Part] = []
  /// The order of the upper value, as indices of parts, if it is another one.
  private(set) var order: [Int]?
  /// From which t on the second order holds.
  private(set) var flip = 0.5
  /// Whether the parts are the shapes of both values as drawn.
  private(set) var isWhole = false

  private(set) var units = Ends<[ShapeUnit]>(lower: [], upper: [])
  private let weights: Weights

  /// - Parameter keepsPoints: Whether shapes and points correspond in their given order.
  init(
    _ lower: DrawnValue, _ upper: DrawnValue, keepsPoints: Bool, _ weights: Weights = Weights()
  ) {
    self.weights = weights
    if keepsPoints, let parts = Self.inTurn(lower.shapes, upper.shapes) {
      self.parts = parts
      isWhole = true
    } else {
      units = Ends(lower: lower.units, upper: upper.units)
      pair()
      isWhole = rest(.lower).isEmpty && rest(.upper).isEmpty
      joinWhole(lower.shapes, upper.shapes)
    }
    // The boxes of what is drawn, before turning stores the upper states elsewhere.
    let boxes = parts.map { part in part.states.map { $0.subpaths.box.widened(by: $0.halfWidth) } }
    var contacts = Contacts(weights.contacts)
    turn(&contacts)
    // Of what turns, the upper state is stored turned back, which rounding would show at the value.
    isWhole = isWhole && parts.allSatisfy { $0.turn == nil }
    let grown = growth(&contacts)
    parts += grown
    for index in parts.indices { parts[index].unifyPaint() }
    sort(boxes + grown.map { part in part.states.map { $0.subpaths.box } })
    // Between a colour and the page's, parts are black; at the value itself, the shape has its own.
    isWhole = isWhole && order == nil && !parts.contains { $0.isBlackened }
  }

  // MARK: Which is which

  /// The shapes of equal drawings in turn; nil if they are not equal.
  private static func inTurn(_ lower: [DrawnShape], _ upper: [DrawnShape]) -> [Part]? {
    guard lower.count == upper.count else { return nil }
    var parts: [Part] = []
    for (index, (one, other)) in zip(lower, upper).enumerated() {
      guard one.subpaths.count == other.subpaths.count else { return nil }
      var states = [one, other]
      for place in one.subpaths.indices {
        let (a, b) = (one.subpaths[place], other.subpaths[place])
        let pair = a.commands == b.commands ? a.withEqualArcs(b) : (a, b)
        guard a.isClosed == b.isClosed,
          pair.0.segments.map({ $0.isCurve }) == pair.1.segments.map({ $0.isCurve })
        else { return nil }
        (states[0].subpaths[place], states[1].subpaths[place]) = pair
      }
      parts.append(Part(states: states, units: Ends(lower: [index], upper: [index])))
    }
    return parts
  }

  private mutating func pair() {
    let pairing = UnitPairing(units.lower, units.upper, weights.pairing)
    for (i, j) in pairing.partners.enumerated() {
      guard let j else { continue }
      parts.append(Part(units.lower[i], units.upper[j], Ends(lower: i, upper: j), weights))
    }
  }

  /// Joins the parts of a shape that is as drawn at both values, and so keeps its contours in one path.
  private mutating func joinWhole(_ lower: [DrawnShape], _ upper: [DrawnShape]) {
    let (older, newer) = (units.lower, units.upper)
    let partsOfShapes = Dictionary(grouping: parts) { older[$0.units.lower[0]].owner }
    parts = lower.indices.flatMap { i -> [Part] in
      guard let own = partsOfShapes[i] else { return [] }
      let j = newer[own[0].units.upper[0]].owner
      let ones = older.indices.filter { older[$0].owner == i }
      let others = newer.indices.filter { newer[$0].owner == j }
      // Contours of one path share its rule; apart, what overlaps would be painted twice.
      if own.count == ones.count, own.map({ $0.units.upper[0] }) == others,
        own.allSatisfy({ $0.isAsDrawn }), lower[i].isEvenOdd == upper[j].isEvenOdd,
        lower[i].commands == upper[j].commands,
        var whole = Self.inTurn([lower[i]], [upper[j]])?[0]
      {
        whole.units = Ends(lower: ones, upper: others)
        return [whole]
      }
      // What is in no whole shape is not as drawn, so that both values keep pictures of their own.
      isWhole = false
      return own
    }
  }

  /// The units of one end that are in no part.
  private func rest(_ end: End) -> [Int] {
    let paired = Set(parts.flatMap { $0.units[end] })
    return units[end].indices.filter { !paired.contains($0) }
  }

  // MARK: Motion

  private mutating func turn(_ contacts: inout Contacts) {
    guard !units.lower.isEmpty else { return }
    let all = parts
    let older = units.lower
    Turning.turn(&parts, units, weights) { members in
      let units = members.flatMap { all[$0].units.lower }.map { older[$0] }
      let samples = units.flatMap { $0.contours.flatMap { SubpathMeasure($0).samples } }
      let others = all.indices.filter { !members.contains($0) }.map {
        (part: all[$0], unit: older[all[$0].units.lower[0]])
      }
      return contacts.mean(of: samples, units, others, at: .lower, edgesOnly: true)?.here
    }
  }

  /// What only one value has, which grows from a point at the other one.
  private func growth(_ contacts: inout Contacts) -> [Part] {
    if units.lower.isEmpty, units.upper.isEmpty { return [] }
    var grown: [Part] = []
    for end in End.allCases {
      let units = units[end]
      let present = parts.map { (part: $0, unit: units[$0.units[end][0]]) }
      for group in contacts.groups(units, rest(end)) {
        let members = group.map { units[$0] }
        // One point for the whole group keeps together what touches, such as a flower and its leaves.
        let samples = members.flatMap { $0.contours.flatMap { SubpathMeasure($0).samples } }
        let behind = present.filter { $0.part.units[end][0] < group[0] }
        let touched =
          contacts.edge(under: members, behind, at: end)
          ?? contacts.mean(of: samples, members, present, at: end, edgesOnly: false)
        let point = touched?.there ?? place(of: group, end)
        for index in group {
          let shape = units[index].shape
          var states = [shape, shape.shrunk(to: point)]
          if end == .upper { states.reverse() }
          // What is held turns with its holder, whose upper state is stored turned back.
          if let turn = touched?.turn { states[1] = turn.stored(states[1]) }
          var part = Part(states: states, units: Ends(lower: [], upper: []))
          part.units[end] = [index]
          part.turn = touched?.turn
          grown.append(part)
        }
      }
    }
    return grown
  }

  /// The place of a group in the smallest area behind that holds it, or its middle.
  private func place(of group: [Int], _ end: End) -> Point {
    let (units, others) = (units[end], units[end.other])
    let box = group.reduce(into: Box.empty) { $0.join(units[$1].box) }
    var best: (area: Double, point: Point)?
    for part in parts {
      let index = part.units[end][0]
      let (from, to) = (units[index].shape.box, others[part.units[end.other][0]].shape.box)
      guard index < group[0], !units[index].isLine,
        from.widened(by: weights.contacts.slack).holds(box),
        from.area < best?.area ?? .infinity
      else { continue }
      best = (from.area, BoxMap(from, to).apply(box.center))
    }
    return best?.point ?? box.center
  }

  // MARK: Order

  /// Puts the parts in the order of the lower value, and finds when the order of the upper one holds.
  private mutating func sort(_ boxes: [[Box]]) {
    let orders = End.allCases.map(merged)
    defer { parts = orders[0].map { parts[$0] } }
    guard orders[0] != orders[1] else { return }
    var places = [parts.map { _ in 0 }, parts.map { _ in 0 }]
    for end in [0, 1] {
      for (place, index) in orders[end].enumerated() { places[end][index] = place }
    }
    order = orders[1].map { places[0][$0] }
    // The pairs of more parts take too long; the order then changes in the middle.
    guard parts.count <= 1000 else { return }
    var changing: [(Int, Int)] = []
    for i in parts.indices {
      for j in parts.indices
      where i < j && (places[0][i] < places[0][j]) != (places[1][i] < places[1][j]) {
        changing.append((i, j))
      }
    }
    var best = Double.infinity
    // The middle comes first, as caps and joins change there too.
    for eighth in [4, 3, 5, 2, 6, 1, 7] {
      let part = Double(eighth) / 8
      let now = boxes.map { $0[0].mixed(with: $0[1], part) }
      let overlap = changing.reduce(0) { $0 + now[$1.0].sharedArea(now[$1.1]) }
      let less = weights.order.better * best - weights.order.betterMore
      if overlap < less || best == .infinity { (best, flip) = (overlap, part) }
    }
  }

  /// The order of one value; what it lacks comes above what precedes it at the other one.
  private func merged(_ end: End) -> [Int] {
    var list = parts.ordered(end)
    var before: Int?
    for index in parts.ordered(end.other) {
      if parts[index].units[end].isEmpty {
        // Its designer put it right above that shape, whatever else comes and goes.
        let place = before.flatMap { list.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        list.insert(index, at: place)
      }
      before = index
    }
    return list
  }
}

extension [Part] {
  /// The indices of those that one end has, in its painting order.
  func ordered(_ end: End) -> [Int] {
    indices.filter { !self[$0].units[end].isEmpty }
      .sorted { self[$0].units[end][0] < self[$1].units[end][0] }
  }
}

extension Part {
  /// Gives both states brushes of one kind.
  fileprivate mutating func unifyPaint() {
    // Hidden shapes keep their place, and fade where they are.
    for end in End.allCases where self[end].isHidden {
      self[end].fill = self[end].fill?.faded(by: 0)
      self[end].stroke = self[end].stroke?.faded(by: 0)
    }
    // A line that appears would change its ends at half of the way.
    for end in End.allCases where self[end].stroke == nil {
      let other = self[end.other]
      self[end].width = 0
      (self[end].cap, self[end].join) = (other.cap, other.join)
      self[end].miterLimit = other.miterLimit
    }
    let fill = BrushPair(states[0].fill, states[1].fill, fades: true)
    let stroke = BrushPair(states[0].stroke, states[1].stroke, fades: false)
    isBlackened = fill.isBlackened || stroke.isBlackened
    (states[0].fill, states[1].fill) = (fill.first, fill.second)
    (states[0].stroke, states[1].stroke) = (stroke.first, stroke.second)
    guard fill.over != nil || stroke.over != nil else { return }
    // The second kind of gradient is painted over the first one, below the line of the shape.
    var over = states
    (over[0].fill, over[1].fill) = (fill.over?.first, fill.over?.second)
    if let line = stroke.over { (over[0].stroke, over[1].stroke) = (line.first, line.second) }
    if fill.over != nil, stroke.over == nil {
      for end in End.allCases { self[end].stroke = nil }
    }
    self.over = over
  }
}

extension DrawnShape {
  /// The shape as one point, without a line's width.
  fileprivate func shrunk(to point: Point) -> DrawnShape {
    var shrunk = self
    shrunk.subpaths = subpaths.map { $0.shrunk(to: point) }
    shrunk.fill = fill?.shrunk(to: point)
    shrunk.stroke = stroke?.shrunk(to: point)
    // A line of its own width would be a dot from the start.
    shrunk.width = 0
    return shrunk
  }
}

extension Box {
  fileprivate func mixed(with other: Box, _ part: Double) -> Box {
    Box(
      lerp(left, other.left, part), lerp(top, other.top, part), lerp(right, other.right, part),
      lerp(bottom, other.bottom, part))
  }
}
