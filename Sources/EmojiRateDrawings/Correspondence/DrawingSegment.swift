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

  private(set) var older: [ShapeUnit] = []
  private(set) var newer: [ShapeUnit] = []

  /// - Parameter keepsPoints: Whether shapes and points correspond in their given order.
  init(_ lower: [DrawnShape], _ upper: [DrawnShape], keepsPoints: Bool) {
    if keepsPoints, let parts = Self.inTurn(lower, upper) {
      self.parts = parts
      isWhole = true
    } else {
      (older, newer) = (ShapeUnit.units(of: lower), ShapeUnit.units(of: upper))
      pair()
      joinWhole(lower, upper)
      isWhole = parts.allSatisfy { $0.links != nil } && rest(0).isEmpty && rest(1).isEmpty
    }
    let boxes = parts.map { part in part.states.map { $0.subpaths.box.widened(by: $0.halfWidth) } }
    var contacts = Contacts()
    turn(&contacts)
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
      parts.append(Part(states: states, older: [index], newer: [index]))
    }
    return parts
  }

  private mutating func pair() {
    let pairing = UnitPairing(older, newer)
    for (i, j) in pairing.partners.enumerated() {
      guard let j else { continue }
      parts.append(Part(older[i], newer[j], older: i, newer: j))
    }
  }

  /// Joins the parts of a shape that is as drawn at both values, and so keeps its contours in one path.
  private mutating func joinWhole(_ lower: [DrawnShape], _ upper: [DrawnShape]) {
    let partners = Dictionary(uniqueKeysWithValues: parts.indices.map { (parts[$0].older[0], $0) })
    var isJoined = parts.map { _ in false }
    var joined: [Int: Part] = [:]
    for units in Dictionary(grouping: older.indices, by: { older[$0].owner }).values {
      let own = units.compactMap { partners[$0] }
      guard own.count == units.count, let first = own.first else { continue }
      let (i, j) = (older[units[0]].owner, newer[parts[first].newer[0]].owner)
      let others = newer.indices.filter { newer[$0].owner == j }
      let links = own.compactMap { parts[$0].links }.flatMap { $0 }
      guard own.map({ parts[$0].newer[0] }) == others,
        own.allSatisfy({ parts[$0].links != nil }),
        links.allSatisfy({
          $0.older.index == $0.newer.index && $0.older.isReversed == $0.newer.isReversed
        }), lower[i].isEvenOdd == upper[j].isEvenOdd,
        lower[i].commands == upper[j].commands,
        var part = Self.inTurn([lower[i]], [upper[j]])?[0]
      else { continue }
      (part.older, part.newer, part.links) = (units, others, [])
      for index in own { isJoined[index] = true }
      joined[first] = part
    }
    for index in parts.indices where !(isJoined[index]) { parts[index].links = nil }
    parts = parts.indices.compactMap { index in
      joined[index] ?? (isJoined[index] ? nil : parts[index])
    }
  }

  /// The units of one of both values that are in no part.
  private func rest(_ state: Int) -> [Int] {
    let paired = Set(parts.flatMap { state == 0 ? $0.older : $0.newer })
    return (state == 0 ? older : newer).indices.filter { !paired.contains($0) }
  }

  // MARK: Motion

  private mutating func turn(_ contacts: inout Contacts) {
    guard !older.isEmpty else { return }
    let all = parts
    let (older, newer) = (older, newer)
    Turning.turn(&parts, older, newer) { members in
      let units = members.flatMap { all[$0].older }.map { older[$0] }
      let samples = units.flatMap { $0.contours.flatMap { SubpathMeasure($0).samples } }
      let others = all.indices.filter { !members.contains($0) }.map {
        (part: all[$0], unit: older[all[$0].older[0]])
      }
      return contacts.mean(of: samples, units, others, state: 0, edgesOnly: true)?.here
    }
  }

  /// What only one value has, which grows from a point at the other one.
  private func growth(_ contacts: inout Contacts) -> [Part] {
    if older.isEmpty, newer.isEmpty { return [] }
    var grown: [Part] = []
    for state in [0, 1] {
      let units = state == 0 ? older : newer
      let present = parts.map { part in
        (part: part, unit: units[(state == 0 ? part.older : part.newer)[0]])
      }
      for group in contacts.groups(units, rest(state)) {
        let members = group.map { units[$0] }
        let samples = members.flatMap { $0.contours.flatMap { SubpathMeasure($0).samples } }
        let touched = contacts.mean(
          of: samples, members, present, state: state, edgesOnly: false)
        let point = touched?.there ?? place(of: group, units, state)
        for index in group {
          let shape = units[index].shape
          var states = [shape, shape.shrunk(to: point)]
          if state == 1 { states.reverse() }
          grown.append(
            Part(
              states: states, older: state == 0 ? [index] : [], newer: state == 1 ? [index] : []))
        }
      }
    }
    return grown
  }

  /// The place of a group in the smallest area behind that holds it, or its middle.
  private func place(of group: [Int], _ units: [ShapeUnit], _ state: Int) -> Point {
    let box = group.reduce(into: Box.empty) { $0.join(units[$1].box) }
    var best: (area: Double, point: Point)?
    for part in parts {
      let index = (state == 0 ? part.older : part.newer)[0]
      let (from, to) = (
        units[index].shape.box,
        (state == 0 ? newer[part.newer[0]] : older[part.older[0]]).shape.box
      )
      guard index < group[0], !units[index].isLine, from.widened(by: 2).holds(box),
        from.area < best?.area ?? .infinity
      else { continue }
      best = (from.area, BoxMap(from, to).apply(box.center))
    }
    return best?.point ?? box.center
  }

  // MARK: Order

  /// Puts the parts in the order of the lower value, and finds when the order of the upper one holds.
  private mutating func sort(_ boxes: [[Box]]) {
    let orders = [merged({ $0.older }, { $0.newer }), merged({ $0.newer }, { $0.older })]
    defer { parts = orders[0].map { parts[$0] } }
    guard orders[0] != orders[1] else { return }
    var places = [parts.map { _ in 0 }, parts.map { _ in 0 }]
    for state in [0, 1] {
      for (place, index) in orders[state].enumerated() { places[state][index] = place }
    }
    order = orders[1].map { places[0][$0] }
    guard parts.count <= 1000 else { return }
    var changing: [(Int, Int)] = []
    for i in parts.indices {
      for j in parts.indices
      where i < j && (places[0][i] < places[0][j]) != (places[1][i] < places[1][j]) {
        changing.append((i, j))
      }
    }
    var best = Double.infinity
    for eighth in [4, 3, 5, 2, 6, 1, 7] {
      let part = Double(eighth) / 8
      let now = boxes.map { $0[0].mixed(with: $0[1], part) }
      let overlap = changing.reduce(0) { $0 + now[$1.0].sharedArea(now[$1.1]) }
      if overlap < 0.9 * best - 1 || best == .infinity { (best, flip) = (overlap, part) }
    }
  }

  /// The order of one value; what it lacks comes above what precedes it at the other one.
  private func merged(
    _ own: (Part) -> [Int], _ other: (Part) -> [Int]
  ) -> [Int] {
    func ordered(_ units: (Part) -> [Int]) -> [Int] {
      parts.indices.filter { !units(parts[$0]).isEmpty }
        .sorted { units(parts[$0])[0] < units(parts[$1])[0] }
    }
    var list = ordered(own)
    var before: Int?
    for index in ordered(other) {
      if own(parts[index]).isEmpty {
        let place = before.flatMap { list.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        list.insert(index, at: place)
      }
      before = index
    }
    return list
  }
}

extension Part {
  /// Gives both states brushes of one kind.
  fileprivate mutating func unifyPaint() {
    for state in [0, 1] where states[state].isHidden {
      states[state].fill = states[state].fill?.faded(by: 0)
      states[state].stroke = states[state].stroke?.faded(by: 0)
    }
    for state in [0, 1] where states[state].stroke == nil {
      let other = states[1 - state]
      states[state].width = 0
      (states[state].cap, states[state].join) = (other.cap, other.join)
      states[state].miterLimit = other.miterLimit
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
      for state in [0, 1] { states[state].stroke = nil }
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
