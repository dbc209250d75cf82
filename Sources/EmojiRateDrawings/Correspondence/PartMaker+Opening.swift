import EmojiRate

/// Parts of a line and an area.
extension PartMaker {
  /// Lets a line go there and back, and open into a contour; `first` is the line.
  ///
  /// - Parameter keepsJoins: Whether each way is a line of its own. Fills close both by one chord, there and back, so
  ///   they fill the contour.
  mutating func fold(
    _ line: Subpath, of shape: DrawnShape, _ folded: Folded, keepsJoins: Bool = false
  ) {
    // No join looks like a square cap, but the end of a longer line does.
    let line = shape.cap == .square ? line.lengthened(by: shape.halfWidth) : line
    let (one, other) = (
      ContourFit(line, folded.there, weights.fit, canReverse: false),
      ContourFit(line, folded.back, weights.fit, canReverse: false)
    )
    if keepsJoins {
      first.subpaths += [one.first, other.first.reversed]
      second.subpaths += [one.second, other.second.reversed]
    } else {
      first.subpaths.append(one.first.joined(to: other.first.reversed))
      second.subpaths.append(one.second.joined(to: other.second.reversed))
    }
  }

  /// Lets the disc that a dot shows become an area; `first` is the dot.
  private mutating func grow(_ dot: Subpath, of line: ShapeUnit, _ area: ShapeUnit) {
    // As an area, the disc has no line that would make it larger.
    (first.fill, first.stroke, first.width) = (line.shape.stroke, nil, 0)
    append(ContourFit(dot, area.contours[area.largest], weights.fit))
    first.isEvenOdd = second.isEvenOdd
    for hole in area.contours.indices where hole != area.largest {
      second.subpaths.append(area.contours[hole])
      first.subpaths.append(area.contours[hole].shrunk(to: dot.box.center))
    }
  }

  /// Lets a line open into an area; `first` is the line.
  mutating func open(_ line: ShapeUnit, _ area: ShapeUnit) {
    isAsDrawn = false
    (first, second) = (line.shape, area.shape)
    (first.subpaths, second.subpaths) = ([], [])
    if let dot = line.dot(weights.parts) { return grow(dot, of: line, area) }
    // The largest contour is the outer one also of what is tangled.
    var rest = Array(area.contours.indices)
    let outer = area.contours[area.largest]
    rest.removeAll { $0 == area.largest }
    if line.outer.isClosed {
      fill(line, area, outer, &rest)
    } else {
      open(line, area, outer)
    }
    // A hole that is a point would be drawn as a square.
    if !rest.isEmpty, first.cap == .square { first.cap = .butt }
    if !area.hasLine {
      (second.stroke, second.width) = (area.shape.fill, 0)
      (second.cap, second.join) = (first.cap, first.join)
    }
    // A folded line has no area, so that only the area's rule is seen.
    first.isEvenOdd = second.isEvenOdd
    for hole in rest {
      let contour = area.contours[hole]
      second.subpaths.append(contour)
      first.subpaths.append(contour.shrunk(to: line.nearest(to: contour.box.center)))
    }
  }

  /// Lets a closed line fill an area: a ring, whose hole takes the largest one from the rest of the contours.
  private mutating func fill(
    _ line: ShapeUnit, _ area: ShapeUnit, _ outer: Subpath, _ rest: inout [Int]
  ) {
    var contour = line.outer
    if line.polygons[0].signedArea < 0 { contour = contour.reversed }
    append(ContourFit(contour, outer, weights.fit))
    // The line stays around the area, in which its fill appears.
    guard !area.hasLine else {
      first.fill = area.shape.fill?.faded(by: 0)
      return
    }
    // Without a line, the ring is an area in its colour, whose hole closes.
    first.fill = line.shape.stroke
    let sizes = rest.map { abs(area.polygons[$0].signedArea) }
    if let largest = sizes.max(), let index = sizes.firstIndex(of: largest) {
      append(
        ContourFit(contour.reversed, area.contours[rest.remove(at: index)], weights.fit))
    } else {
      first.subpaths.append(contour.reversed)
      second.subpaths.append(contour.reversed.shrunk(to: outer.box.center))
    }
  }

  /// Lets an open line open into the outer contour of an area.
  private mutating func open(_ line: ShapeUnit, _ area: ShapeUnit, _ outer: Subpath) {
    let shape = line.shape
    // The join of folds would be seen at a line's corners. But an area's line has no ends.
    let keepsJoins =
      !area.hasLine && shape.join != shape.foldJoin
      && !SubpathMeasure(line.outer).cornerTurns(weights.fit).isEmpty
    fold(
      line.outer, of: shape, outer.folded(like: line.outer, weights), keepsJoins: keepsJoins)
    first.fill = shape.stroke
    if !keepsJoins {
      first.join = shape.foldJoin
    } else if shape.cap == .square {
      // It is longer instead.
      first.cap = .butt
    }
  }
}

extension ShapeUnit {
  /// The outline of a line that is too short to be seen apart from its ends; nil if it is longer.
  func dot(_ weights: Weights.Parts) -> Subpath? {
    let (half, box) = (shape.halfWidth, shape.box)
    guard shape.cap == .round, half > 0,
      max(box.width, box.height) <= weights.dot * half
    else { return nil }
    return Subpath(ellipseAt: box.center, Size(width: half, height: half))
  }
}

extension DrawnShape {
  /// The join that a line needs where its ends become folds.
  var foldJoin: Stroke.Join {
    switch cap {
    case .round: .round
    case .butt: .bevel
    case .square: .miter
    }
  }
}
