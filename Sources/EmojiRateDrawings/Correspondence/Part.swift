import EmojiRate

/// A shape of a segment between two values, with the same segments at both.
struct Part {
  /// Its states at the values, rising.
  var states: [DrawnShape]
  /// The units that it has at the lower and the upper value; empty where it grows.
  var older: [Int] = []
  var newer: [Int] = []
  /// The cost by which its units were paired: see ``UnitPairing``; nil if they correspond in the given order.
  var cost: Double?
  var turn: Turn?
  /// The states with a second kind of gradient, which is painted over the first one.
  var over: [DrawnShape]?
  /// Whether a visible `currentColor` became black.
  var isBlackened = false

  /// Makes the part that one unit becomes another by.
  init(_ a: ShapeUnit, _ b: ShapeUnit, older: Int, newer: Int) {
    var maker = PartMaker(a, b)
    maker.make()
    states = [maker.first, maker.second]
    (self.older, self.newer) = ([older], [newer])
  }

  init(states: [DrawnShape], older: [Int], newer: [Int]) {
    (self.states, self.older, self.newer) = (states, older, newer)
  }
}

/// Makes the contours and the paint of a part.
private struct PartMaker {
  private let a: ShapeUnit
  private let b: ShapeUnit
  var first: DrawnShape
  var second: DrawnShape

  init(_ a: ShapeUnit, _ b: ShapeUnit) {
    (self.a, self.b) = (a, b)
    (first, second) = (a.shape, b.shape)
    (first.subpaths, second.subpaths) = ([], [])
  }

  mutating func make() {
    switch (a.isLine, b.isLine) {
    case (true, true): lines()
    case (false, false): areas()
    case (true, false): open(a, b)
    case (false, true):
      open(b, a)
      swap(&first, &second)
    }
  }

  /// Appends contours that correspond.
  private mutating func append(_ one: Subpath, _ other: Subpath) {
    append(ContourFit(one, other, isWritten: a.shape.isTurned(to: b.shape, one, other)))
  }

  private mutating func append(_ fit: ContourFit) {
    first.subpaths.append(fit.first)
    second.subpaths.append(fit.second)
  }

  // MARK: Lines

  private mutating func lines() {
    var (one, other) = (a.outer, b.outer)
    if one.isClosed, other.isClosed {
      if one.polygon.signedArea < 0 { one = one.reversed }
      if other.polygon.signedArea < 0 { other = other.reversed }
    } else if one.isClosed {
      one = one.opened(like: other)
    } else if other.isClosed {
      other = other.opened(like: one)
    }
    append(one, other)
  }

  // MARK: Areas

  private mutating func areas() {
    append(a.outer, b.outer)
    holes(canSlit: !a.isTangled && !b.isTangled)
    if a.isTangled != b.isTangled {
      let winding = a.isTangled ? first.winding : second.winding
      (first.winding, second.winding) = (winding, winding)
    }
  }

  /// Pairs holes by place; what is left over shrinks.
  private mutating func holes(canSlit: Bool) {
    let (ones, others) = (a.contours.dropFirst().map { $0 }, b.contours.dropFirst().map { $0 })
    let forth = BoxMap(a.outer.box, b.outer.box)
    let partners = Assignment.columns(ones.count, others.count, limit: 1000) { i, j in
      var box = ones[i].box
      let other = others[j].box
      let carried = forth.apply(box.center)
      if (carried - other.center).length < (box.center - other.center).length {
        box = box.moved(by: carried - box.center)
      }
      let place = Place(box, other)
      return place.isAway ? .infinity : place.sum
    }
    for (one, partner) in zip(ones, partners) {
      if let partner { append(one, others[partner]) }
    }
    let lost = zip(ones, partners).filter { $0.1 == nil }.map { $0.0 }
    let new = others.indices.filter { !partners.contains($0) }.map { others[$0] }
    shrink(lost, of: a, to: b, canSlit: canSlit, &first, &second)
    shrink(new, of: b, to: a, canSlit: canSlit, &second, &first)
  }

  private func shrink(
    _ holes: [Subpath], of unit: ShapeUnit, to other: ShapeUnit, canSlit: Bool,
    _ state: inout DrawnShape, _ otherState: inout DrawnShape
  ) {
    let map = BoxMap(unit.outer.box, other.outer.box)
    var canSlit = canSlit
    for contour in holes {
      let middle = map.apply(contour.box.center)
      let isCovered = other.covers(middle)
      let isLarge =
        abs(contour.polygon.signedArea) > 0.15 * abs(unit.outer.polygon.signedArea)
      if canSlit, isLarge, !isCovered {
        canSlit = false
        let slit = unit.outer.slit(to: contour, like: other.outer)
        let fit = ContourFit(slit, other.outer)
        (state.subpaths[0], otherState.subpaths[0]) = (fit.first, fit.second)
        continue
      }
      state.subpaths.append(contour)
      let point = isCovered ? middle : other.nearest(to: middle)
      otherState.subpaths.append(contour.shrunk(to: point))
    }
  }

  // MARK: A line and an area

  /// Lets a line open into an area; `first` is the line.
  private mutating func open(_ line: ShapeUnit, _ area: ShapeUnit) {
    (first, second) = (line.shape, area.shape)
    (first.subpaths, second.subpaths) = ([], [])
    var rest = area.contours.dropFirst().map { $0 }
    if line.outer.isClosed {
      var contour = line.outer
      if contour.polygon.signedArea < 0 { contour = contour.reversed }
      append(ContourFit(contour, area.outer))
      if area.hasLine {
        first.fill = area.shape.fill?.faded(by: 0)
      } else {
        let sizes = rest.map { abs($0.polygon.signedArea) }
        if let largest = sizes.max(), let index = sizes.firstIndex(of: largest) {
          append(ContourFit(contour.reversed, rest.remove(at: index)))
        } else {
          first.subpaths.append(contour.reversed)
          second.subpaths.append(contour.reversed.shrunk(to: area.outer.box.center))
        }
        first.fill = line.shape.stroke
      }
    } else {
      let (there, back) = area.outer.folded(like: line.outer)
      let (one, other) = (
        ContourFit(line.outer, there, canReverse: false),
        ContourFit(line.outer, back, canReverse: false)
      )
      first.subpaths.append(one.first.joined(to: other.first.reversed))
      second.subpaths.append(one.second.joined(to: other.second.reversed))
      first.fill = line.shape.stroke
      // The ends of the line are now folds.
      first.join =
        switch line.shape.cap {
        case .round: .round
        case .butt: .bevel
        case .square: .miter
        }
    }
    if !area.hasLine {
      (second.stroke, second.width) = (area.shape.fill, 0)
      (second.cap, second.join) = (first.cap, first.join)
    }
    first.winding = second.winding
    for contour in rest {
      second.subpaths.append(contour)
      first.subpaths.append(contour.shrunk(to: line.nearest(to: contour.box.center)))
    }
  }
}

/// The map of one box to another.
struct BoxMap {
  private let from: Extent
  private let to: Extent

  init(_ from: Extent, _ to: Extent) { (self.from, self.to) = (from, to) }

  func apply(_ point: Point) -> Point {
    let (x, y) = (
      from.width > 1e-9 ? (point.x - from.left) / from.width : 0.5,
      from.height > 1e-9 ? (point.y - from.top) / from.height : 0.5
    )
    return Point(lerp(to.left, to.right, x), lerp(to.top, to.bottom, y))
  }
}

extension ShapeUnit {
  /// The nearest point of its outline.
  func nearest(to point: Point) -> Point {
    let nearest = contours.map { ($0, $0.nearest(to: point)) }.min { $0.1.distance < $1.1.distance }
    return nearest.map { $0.0.point($0.1.segment, $0.1.part) } ?? point
  }
}

extension DrawnShape {
  /// Whether the transforms of the files turn a contour of this shape to one of another.
  func isTurned(to other: DrawnShape, _ one: Subpath, _ two: Subpath) -> Bool {
    guard one.segments.count == two.segments.count, let back = placement.inverse else {
      return false
    }
    let map = back.followed(by: other.placement)
    let length = (map.a * map.a + map.b * map.b).squareRoot()
    guard map.a < 0.94 * length else { return false }
    return zip(one.nodes, two.nodes).allSatisfy { (map.apply($0) - $1).length < 0.5 }
  }
}

extension Extent {
  func moved(by way: Point) -> Extent {
    Extent(left + way.x, top + way.y, right + way.x, bottom + way.y)
  }
}
