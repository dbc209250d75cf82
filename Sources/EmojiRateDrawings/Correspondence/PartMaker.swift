import EmojiRate

/// Makes the contours and the paint of a part.
struct PartMaker {
  let a: ShapeUnit
  let b: ShapeUnit
  let weights: Weights
  var first: DrawnShape
  var second: DrawnShape
  var isAsDrawn = true
  /// How an area turns, by its outer contour; its holes turn with it.
  private var motion: Motion?

  init(_ a: ShapeUnit, _ b: ShapeUnit, _ weights: Weights) {
    (self.a, self.b, self.weights) = (a, b, weights)
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
      one, back(other), weights.fit, isWritten: a.shape.isTurned(to: b.shape, one, other, weights))
    if let motion { fit.second = fit.second.mapped(motion.apply) }
    append(fit)
    let (from, to) = (a.origins[i], b.origins[j])
    isAsDrawn =
      isAsDrawn && fit.isAsDrawn && from.index == to.index
      && (from.isReversed || turned.0) == (to.isReversed || turned.1)
  }

  /// A contour of an area, turned back if the area turns.
  private func back(_ contour: Subpath) -> Subpath {
    motion.map { contour.mapped($0.back) } ?? contour
  }

  mutating func append(_ fit: ContourFit) {
    first.subpaths.append(fit.first)
    second.subpaths.append(fit.second)
  }

  // MARK: Lines

  private mutating func lines() {
    var (one, other) = (a.outer, b.outer)
    var turned = (false, false)
    if one.isClosed, other.isClosed {
      turned = (a.polygons[0].signedArea < 0, b.polygons[0].signedArea < 0)
      if turned.0 { one = one.reversed }
      if turned.1 { other = other.reversed }
    } else if one.isClosed != other.isClosed {
      isAsDrawn = false
      let (line, contour) = one.isClosed ? (other, one) : (one, other)
      let folded = contour.folded(like: line, weights)
      let opened = contour.opened(like: line, weights.parts)
      // A line closes by its ends, or by opening as a mouth does; what moves less is seen less.
      if (one.isClosed ? b : a).dot(weights.parts) == nil,
        folded.isAtCorners || !line.lies(on: contour, weights.parts),
        folded.distance(to: line) < opened.distance(to: line)
      {
        fold(line, of: one.isClosed ? b.shape : a.shape, folded)
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
    // Of contours that cross none is the outer one, so that each finds its own partner.
    if a.isTangled, b.isTangled {
      for isHole in [false, true] {
        func chosen(_ unit: ShapeUnit) -> [Int] {
          unit.contours.indices.filter {
            (unit.polygons[$0].signedArea < 0) == isHole
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
    // Holes that went straight would leave an area that turns.
    motion = Motion(first.subpaths[0].segments, second.subpaths[0].segments, weights.turns)
    holes(rest.0, rest.1, canSlit: !a.isTangled && !b.isTangled)
    // Of one that crosses itself without being tangled, the rule is seen up to its own value.
    if a.isTangled != b.isTangled,
      !(a.isTangled ? b : a).polygons[0].crossesItself(weights.regions)
    {
      let isEvenOdd = a.isTangled ? first.isEvenOdd : second.isEvenOdd
      (first.isEvenOdd, second.isEvenOdd) = (isEvenOdd, isEvenOdd)
    }
  }

  /// Pairs contours by place; what is left over shrinks.
  private mutating func holes(_ ones: [Int], _ others: [Int], canSlit: Bool) {
    if ones.isEmpty, others.isEmpty { return }
    // Eyes cut out of a head move with it, or stay where they are.
    let forth = BoxMap(a.outer.box, b.outer.box)
    let partners = Assignment.columns(ones.count, others.count, limit: Assignment.noLimit) { i, j in
      var box = a.contours[ones[i]].box
      let other = back(b.contours[others[j]]).box
      let carried = forth.apply(box.center)
      if (carried - other.center).length < (box.center - other.center).length {
        box = box.moved(by: carried - box.center)
      }
      let place = Place(box, other, weights.pairing)
      // A hole that is far away is another one: an eye must not fly through the face.
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
      // It closes where it would be, were it there.
      let middle = (turn ?? map.apply)(contour.box.center)
      // A hole that shrinks outside of the area would be seen as a shape.
      let isCovered = other.covers(middle)
      let isLarge =
        abs(unit.polygons[hole].signedArea)
        > weights.parts.slit * abs(unit.polygons[0].signedArea)
      if canSlit, isLarge, !isCovered, turn == nil {
        // A second slit would cross the first one.
        canSlit = false
        let slit = unit.outer.slit(to: contour, like: other.outer)
        let fit = ContourFit(slit, other.outer, weights.fit)
        (state.subpaths[0], otherState.subpaths[0]) = (fit.first, fit.second)
        continue
      }
      state.subpaths.append(contour)
      let point = isCovered && !other.hasLine ? middle : other.nearest(to: middle)
      otherState.subpaths.append(contour.shrunk(to: point))
      // The point would be drawn as a square.
      if otherState.cap == .square { otherState.cap = .butt }
    }
  }
}

extension DrawnShape {
  /// Whether the transforms of the files turn a contour of this shape to one of another.
  func isTurned(
    to other: DrawnShape, _ one: Subpath, _ two: Subpath, _ weights: Weights
  ) -> Bool {
    // Who turns a group in an editor changes nothing but its transform.
    guard one.segments.count == two.segments.count, let back = placement.inverse else {
      return false
    }
    let map = back.followed(by: other.placement)
    let length = (map.a * map.a + map.b * map.b).squareRoot()
    guard map.a < weights.turns.least * length else { return false }
    return zip(one.nodes, two.nodes).allSatisfy {
      (map.apply($0) - $1).length < weights.parts.written
    }
  }
}

extension Box {
  func moved(by way: Point) -> Box {
    Box(left + way.x, top + way.y, right + way.x, bottom + way.y)
  }
}
