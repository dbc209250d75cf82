import EmojiRate

/// A shape of a segment between two values, with the same segments at both.
struct Part {
  /// Its states at the values, rising.
  var states: [DrawnShape]
  /// The units that it has at the lower and the upper value; empty where it grows.
  var older: [Int] = []
  var newer: [Int] = []
  /// The contours that correspond, if they are as drawn: by their indices in the shapes.
  var links: [Link]?
  var turn: Turn?
  /// The states with a second kind of gradient, which is painted over the first one.
  var over: [DrawnShape]?
  /// Whether a visible `currentColor` became black.
  var isBlackened = false

  struct Link {
    var older: (index: Int, isReversed: Bool)
    var newer: (index: Int, isReversed: Bool)
  }

  /// Makes the part that one unit becomes another by.
  init(_ a: ShapeUnit, _ b: ShapeUnit, older: Int, newer: Int) {
    var maker = PartMaker(a, b)
    maker.make()
    states = [maker.first, maker.second]
    links = maker.isAsDrawn ? maker.links : nil
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
  var isAsDrawn = true
  var links: [Part.Link] = []
  /// How an area turns, by its outer contour; its holes turn with it.
  private var motion: Motion?

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
  ///
  /// - Parameter turned: Whether each was reversed, other than in its unit.
  private mutating func append(
    _ one: Subpath, _ other: Subpath, _ i: Int, _ j: Int, turned: (Bool, Bool) = (false, false)
  ) {
    var fit = ContourFit(
      one, back(other), isWritten: a.shape.isTurned(to: b.shape, one, other))
    if let motion { fit.second = fit.second.mapped(motion.apply) }
    append(fit)
    var link = Part.Link(older: a.origins[i], newer: b.origins[j])
    if turned.0 { link.older.isReversed = true }
    if turned.1 { link.newer.isReversed = true }
    links.append(link)
    isAsDrawn = isAsDrawn && fit.isAsDrawn
  }

  /// A contour of an area, turned back if the area turns.
  private func back(_ contour: Subpath) -> Subpath {
    motion.map { contour.mapped($0.back) } ?? contour
  }

  private mutating func append(_ fit: ContourFit) {
    first.subpaths.append(fit.first)
    second.subpaths.append(fit.second)
  }

  // MARK: Lines

  private mutating func lines() {
    var (one, other) = (a.outer, b.outer)
    var turned = (false, false)
    if one.isClosed, other.isClosed {
      turned = (one.polygon.signedArea < 0, other.polygon.signedArea < 0)
      if turned.0 { one = one.reversed }
      if turned.1 { other = other.reversed }
    } else if one.isClosed != other.isClosed {
      isAsDrawn = false
      let (line, contour) = one.isClosed ? (other, one) : (one, other)
      let folded = contour.folded(like: line)
      let opened = contour.opened(like: line)
      if (one.isClosed ? b : a).dot == nil, folded.isAtCorners || !line.lies(on: contour),
        folded.distance(to: line) < opened.distance(to: line)
      {
        fold(line, folded)
        first.join = a.shape.foldJoin
        if one.isClosed {
          swap(&first.subpaths, &second.subpaths)
          (first.join, second.join) = (a.shape.join, b.shape.foldJoin)
        }
        return
      }
      if one.isClosed { one = opened } else { other = opened }
    }
    append(one, other, 0, 0, turned: turned)
  }

  // MARK: Areas

  private mutating func areas() {
    if a.isTangled, b.isTangled {
      for isHole in [false, true] {
        func chosen(_ unit: ShapeUnit) -> [Int] {
          unit.contours.indices.filter {
            (unit.contours[$0].polygon.signedArea < 0) == isHole
          }
        }
        holes(chosen(a), chosen(b), canSlit: false)
      }
      return
    }
    let (i, j) = (a.largest, b.largest)
    let rest = (
      a.contours.indices.filter { $0 != i }, b.contours.indices.filter { $0 != j }
    )
    append(a.contours[i], b.contours[j], i, j)
    motion = Motion(first.subpaths[0].segments, second.subpaths[0].segments)
    holes(rest.0, rest.1, canSlit: !a.isTangled && !b.isTangled)
    if a.isTangled != b.isTangled {
      let isEvenOdd = a.isTangled ? first.isEvenOdd : second.isEvenOdd
      (first.isEvenOdd, second.isEvenOdd) = (isEvenOdd, isEvenOdd)
    }
  }

  /// Pairs contours by place; what is left over shrinks.
  private mutating func holes(_ ones: [Int], _ others: [Int], canSlit: Bool) {
    if ones.isEmpty, others.isEmpty { return }
    let forth = BoxMap(a.outer.box, b.outer.box)
    let partners = Assignment.columns(ones.count, others.count, limit: 1000) { i, j in
      var box = a.contours[ones[i]].box
      let other = back(b.contours[others[j]]).box
      let carried = forth.apply(box.center)
      if (carried - other.center).length < (box.center - other.center).length {
        box = box.moved(by: carried - box.center)
      }
      let place = Place(box, other)
      return place.isAway ? .infinity : place.sum
    }
    for (i, partner) in zip(ones, partners) {
      if let partner { append(a.contours[i], b.contours[others[partner]], i, others[partner]) }
    }
    let lost = zip(ones, partners).filter { $0.1 == nil }.map { $0.0 }
    let new = others.indices.filter { !partners.contains($0) }.map { others[$0] }
    if !lost.isEmpty || !new.isEmpty { isAsDrawn = false }
    shrink(lost, of: a, to: b, motion?.apply, canSlit: canSlit, &first, &second)
    shrink(new, of: b, to: a, motion?.back, canSlit: canSlit, &second, &first)
  }

  private func shrink(
    _ holes: [Int], of unit: ShapeUnit, to other: ShapeUnit, _ turn: ((Point) -> Point)?,
    canSlit: Bool,
    _ state: inout DrawnShape, _ otherState: inout DrawnShape
  ) {
    let map = BoxMap(unit.outer.box, other.outer.box)
    var canSlit = canSlit
    for hole in holes {
      let contour = unit.contours[hole]
      let middle = (turn ?? map.apply)(contour.box.center)
      let isCovered = other.covers(middle)
      let isLarge =
        abs(contour.polygon.signedArea) > 0.15 * abs(unit.outer.polygon.signedArea)
      if canSlit, isLarge, !isCovered, turn == nil {
        canSlit = false
        let slit = unit.outer.slit(to: contour, like: other.outer)
        let fit = ContourFit(slit, other.outer)
        (state.subpaths[0], otherState.subpaths[0]) = (fit.first, fit.second)
        continue
      }
      state.subpaths.append(contour)
      let point = isCovered && !other.hasLine ? middle : other.nearest(to: middle)
      otherState.subpaths.append(contour.shrunk(to: point))
    }
  }

  // MARK: A line and an area

  /// Lets a line go there and back, and open into a contour; `first` is the line.
  private mutating func fold(_ line: Subpath, _ folded: Folded) {
    let (one, other) = (
      ContourFit(line, folded.there, canReverse: false),
      ContourFit(line, folded.back, canReverse: false)
    )
    first.subpaths.append(one.first.joined(to: other.first.reversed))
    second.subpaths.append(one.second.joined(to: other.second.reversed))
  }

  /// Lets a line open into an area; `first` is the line.
  private mutating func open(_ line: ShapeUnit, _ area: ShapeUnit) {
    isAsDrawn = false
    (first, second) = (line.shape, area.shape)
    (first.subpaths, second.subpaths) = ([], [])
    if let dot = line.dot {
      (first.fill, first.stroke, first.width) = (line.shape.stroke, nil, 0)
      append(ContourFit(dot, area.contours[area.largest]))
      first.isEvenOdd = second.isEvenOdd
      for hole in area.contours.indices where hole != area.largest {
        second.subpaths.append(area.contours[hole])
        first.subpaths.append(area.contours[hole].shrunk(to: dot.box.center))
      }
      return
    }
    var rest = Array(area.contours.indices)
    let outer = area.largest
    rest.removeAll { $0 == outer }
    if line.outer.isClosed {
      var contour = line.outer
      if contour.polygon.signedArea < 0 { contour = contour.reversed }
      append(ContourFit(contour, area.contours[outer]))
      if area.hasLine {
        first.fill = area.shape.fill?.faded(by: 0)
      } else {
        let sizes = rest.map { abs(area.contours[$0].polygon.signedArea) }
        if let largest = sizes.max(), let index = sizes.firstIndex(of: largest) {
          append(ContourFit(contour.reversed, area.contours[rest.remove(at: index)]))
        } else {
          first.subpaths.append(contour.reversed)
          second.subpaths.append(
            contour.reversed.shrunk(to: area.contours[outer].box.center))
        }
        first.fill = line.shape.stroke
      }
    } else {
      fold(line.outer, area.contours[outer].folded(like: line.outer))
      first.fill = line.shape.stroke
      first.join = line.shape.foldJoin
    }
    if !area.hasLine {
      (second.stroke, second.width) = (area.shape.fill, 0)
      (second.cap, second.join) = (first.cap, first.join)
    }
    first.isEvenOdd = second.isEvenOdd
    for hole in rest {
      let contour = area.contours[hole]
      second.subpaths.append(contour)
      first.subpaths.append(contour.shrunk(to: line.nearest(to: contour.box.center)))
    }
  }
}

/// The map of one box to another.
struct BoxMap {
  private let from: Box
  private let to: Box

  init(_ from: Box, _ to: Box) { (self.from, self.to) = (from, to) }

  func apply(_ point: Point) -> Point {
    let (x, y) = (
      from.width > 1e-9 ? (point.x - from.left) / from.width : 0.5,
      from.height > 1e-9 ? (point.y - from.top) / from.height : 0.5
    )
    return Point(lerp(to.left, to.right, x), lerp(to.top, to.bottom, y))
  }
}

extension ShapeUnit {
  /// The outline of a line that is too short to be seen apart from its ends; nil if it is longer.
  fileprivate var dot: Subpath? {
    let (half, box) = (shape.halfWidth, shape.box)
    guard shape.cap == .round, half > 0, max(box.width, box.height) <= 0.2 * half else {
      return nil
    }
    return Subpath(ellipseAt: box.center, Size(width: half, height: half))
  }

  /// The index of its outer contour.
  fileprivate var largest: Int {
    guard isTangled else { return 0 }
    let sizes = contours.map { abs($0.polygon.signedArea) }
    return sizes.firstIndex(of: sizes.max()!)!
  }

  /// The nearest point of its outline.
  func nearest(to point: Point) -> Point {
    let nearest = contours.map { ($0, $0.nearest(to: point)) }.min { $0.1.distance < $1.1.distance }
    return nearest.map { $0.0.point($0.1.segment, $0.1.part) } ?? point
  }
}

extension DrawnShape {
  /// The join that a line needs where its ends become folds.
  fileprivate var foldJoin: Stroke.Join {
    switch cap {
    case .round: .round
    case .butt: .bevel
    case .square: .miter
    }
  }

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

extension Box {
  func moved(by way: Point) -> Box {
    Box(left + way.x, top + way.y, right + way.x, bottom + way.y)
  }
}
