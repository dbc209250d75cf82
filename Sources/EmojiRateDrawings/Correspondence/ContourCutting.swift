import EmojiRate

/// The halves of a closed contour between the tips at which a line folds when it opens into it.
struct Folded {
  let there: Subpath
  let back: Subpath
  /// Whether both tips are corners.
  var isAtCorners = false

  /// The mean square distance of a line's points from those of both halves.
  func distance(to line: Subpath) -> Double {
    (there.distance(to: line) + back.distance(to: line)) / 2
  }
}

/// Cuts contours open, so that they can become others.
extension Subpath {
  /// Whether it is a part of a contour.
  func lies(on contour: Subpath, _ weights: Weights.Parts) -> Bool {
    let measure = SubpathMeasure(contour)
    // A point of the contour is at most half a step from one of the samples; a whole one has room
    // for rounding.
    let (samples, step) = (measure.samples, weights.along * measure.length / 64)
    return SubpathMeasure(self).samples.allSatisfy { point in
      samples.contains { ($0 - point).squaredLength < step * step }
    }
  }

  /// The mean square distance of the points of two open subpaths.
  func distance(to other: Subpath) -> Double {
    meanSquare(SubpathMeasure(self).samples, SubpathMeasure(other).samples, from: 0, step: 1)
  }

  /// A closed contour, opened where it fits a line best.
  func opened(like line: Subpath, _ weights: Weights.Parts) -> Subpath {
    guard !segments.isEmpty else { return self }
    let lineMeasure = SubpathMeasure(line)
    let target = lineMeasure.samples
    // Where it goes around, both ends are near the cut.
    let end = target[64] - target[0]
    let last = end.length < weights.around * lineMeasure.length ? target[64] : target[0]
    var best = (sum: Double.infinity, contour: self, fraction: 0.0)
    // Of a closed line, nobody sees in which direction it was drawn.
    for contour in [self, reversed] {
      let measure = SubpathMeasure(contour)
      // A point opens anywhere.
      guard measure.hasLength else { break }
      let samples = measure.samples
      for start in samples.indices {
        // The ends of a line are what the eye sees of it, so they count once more.
        let sum =
          meanSquare(target, samples, from: start, step: 1)
          + (target[0] - samples[start]).squaredLength
          + (last - samples[start]).squaredLength
        if sum < best.sum - 1e-9 { best = (sum, contour, Double(start) / 64) }
      }
    }
    let measure = SubpathMeasure(best.contour)
    let near = measure.fractions.dropLast().map { fraction -> (Double, Double) in
      let away = cyclic(fraction - best.fraction)
      return (min(away, 1 - away), fraction)
    }.min { $0.0 < $1.0 }
    // A cut beside a node would leave a tiny piece.
    if let near, near.0 <= weights.cutNode { best.fraction = near.1 }
    return measure.opened(at: best.fraction)
  }

  /// The two halves of a closed contour between the tips at which a line folds when it opens into it.
  func folded(like line: Subpath, _ weights: Weights) -> Folded {
    let measure = SubpathMeasure(self)
    guard measure.hasLength else { return Folded(there: self.asOpen, back: self.asOpen) }
    let corners = measure.cornerTurns(weights.fit).map { $0.0 }
    let weights = weights.parts
    let places = measure.places
    let end = line.segments.last?.cubic.end ?? line.start
    let (lineBox, box) = (line.box, self.box)
    let chord = end - line.start
    let size = Point(lineBox.width, lineBox.height).length
    let extent = Point(box.width, box.height).length
    let isRound = chord.length <= weights.round * size
    // The tips of an open mouth are its corners, whatever is the height at which they are.
    let direction = isRound ? Point(0, 0) : (1 / chord.length) * chord
    let along = places.map { direction.dot($0.point) }
    let (low, high) = (along.min()!, along.max()!)
    // The area is larger than the line, so their places are compared within their boxes.
    let map = BoxMap(lineBox, box)
    /// How much nearer a place counts.
    func bonus(_ index: Int) -> Double {
      guard index < segments.count else { return 0 }
      return corners.contains(index) ? weights.tipCorner : weights.tipNode
    }
    func tip(_ goal: Point, _ rest: (Double) -> Double, besides other: Double?) -> Double {
      var best = (score: Double.infinity, fraction: 0.0)
      for (index, place) in places.enumerated() {
        if let other {
          let away = cyclic(place.fraction - other)
          if min(away, 1 - away) <= weights.tipsApart { continue }
        }
        let distance = (place.point - map.apply(goal)).length / extent
        let score =
          (isRound
            ? distance
            : (high > low ? rest(along[index]) / (high - low) : 0) + weights.tipPlace * distance)
          - bonus(index)
        if score < best.score - 1e-9 { best = (score, place.fraction) }
      }
      return best.fraction
    }
    let first = tip(line.start, { $0 - low }, besides: nil)
    let last = tip(end, { high - $0 }, besides: first)
    let cornerPlaces = corners.map { measure.fractions[$0] }
    return Folded(
      there: measure.part(from: first, to: last),
      back: measure.part(from: last, to: first).reversed,
      isAtCorners: cornerPlaces.contains(first) && cornerPlaces.contains(last))
  }

  private var asOpen: Subpath {
    var open = self
    open.isClosed = false
    return open
  }

  /// A contour of an outer one, a line to its hole, the hole, and the line back.
  ///
  /// - Parameter other: The contour that it is to fit.
  func slit(to hole: Subpath, like other: Subpath) -> Subpath {
    let (outer, inner) = (SubpathMeasure(self), SubpathMeasure(hole))
    let target = SubpathMeasure(other).samples
    let places = outer.places
    var best = (sum: Double.infinity, slit: self)
    // Every other sample is near enough, as the slit is closed at this value.
    for number in 0..<32 {
      let fraction = Double(number) / 32
      // The slit is as short as it can be, as it opens to a gap.
      let point = inner.point(at: fraction)
      let nearest = places.min {
        ($0.point - point).squaredLength < ($1.point - point).squaredLength - 1e-9
      }!
      var slit = outer.opened(at: nearest.fraction)
      slit.segments.append(Segment(from: slit.start, to: point))
      slit.segments += inner.opened(at: fraction).segments
      slit.segments.append(Segment(from: point, to: slit.start))
      slit.isClosed = true
      let sum = PointFit(SubpathMeasure(slit).samples, target, isClosed: true, false).least
      if sum < best.sum - 1e-9 { best = (sum, slit) }
    }
    return best.slit
  }

  /// An open subpath that goes on straight at both ends.
  func lengthened(by length: Double) -> Subpath {
    guard let first = segments.first?.cubic, let last = segments.last?.cubic,
      let way = first.firstWay, let back = last.reversed.firstWay
    else { return self }
    var longer = self
    longer.start = start - (length / way.length) * way
    longer.segments.insert(Segment(from: longer.start, to: start), at: 0)
    longer.segments.append(
      Segment(from: last.end, to: last.end - (length / back.length) * back))
    return longer
  }

  /// A closed contour of two open ones.
  func joined(to other: Subpath) -> Subpath {
    Subpath(start: start, segments: segments + other.segments, isClosed: true)
  }

  /// The subpaths with arcs of equally many curves, if their commands are equal.
  func withEqualArcs(_ other: Subpath) -> (Subpath, Subpath) {
    func arcs(_ subpath: Subpath) -> [[Segment]] {
      var arcs: [[Segment]] = []
      for segment in subpath.segments {
        if segment.goesOn, !arcs.isEmpty {
          arcs[arcs.count - 1].append(segment)
        } else {
          arcs.append([segment])
        }
      }
      return arcs
    }
    func halves(_ segment: Segment) -> [Segment] {
      let (first, second) = segment.cubic.split(at: 0.5)
      return [Segment(first, "A", goesOn: segment.goesOn), Segment(second, "A", goesOn: true)]
    }
    var (first, second) = (arcs(self), arcs(other))
    for index in first.indices where index < second.count {
      // Halves of a curve are the same curve, and halves of arcs are arcs.
      while first[index].count < second[index].count {
        first[index] = first[index].flatMap(halves)
      }
      while second[index].count < first[index].count {
        second[index] = second[index].flatMap(halves)
      }
    }
    var (one, two) = (self, other)
    (one.segments, two.segments) = (first.flatMap { $0 }, second.flatMap { $0.self })
    return (one, two)
  }
}

extension SubpathMeasure {
  /// The contour from a fraction of a closed one, all around.
  func opened(at fraction: Double) -> Subpath { part(from: fraction, to: fraction) }

  /// The open contour from one fraction to another of a closed one.
  func part(from start: Double, to end: Double) -> Subpath {
    var way = cyclic(end - start)
    // From a place to itself is all around, not nothing.
    if way < Self.tolerance { way = 1 }
    let nodes = fractions.dropLast().map { cyclic($0 - start) }
      .filter { $0 > Self.tolerance && $0 < way - Self.tolerance }.sorted()
    var part = cut(at: [0] + nodes + [way], from: start)
    part.isClosed = false
    return part
  }

  /// Cuts the subpath at rising fractions of its length, counted from one of them.
  func cut(at places: [Double], from begin: Double) -> Subpath {
    let pieces = zip(places, places.dropFirst()).map { low, high in
      let from = subpath.isClosed ? cyclic(begin + low) : low
      return piece(from, from + (high - low))
    }
    return Subpath(start: pieces[0].cubic.start, segments: pieces, isClosed: subpath.isClosed)
  }

  private func piece(_ from: Double, _ to: Double) -> Subpath.Segment {
    let turn = (from + to) / 2 >= 1 && subpath.isClosed ? 1.0 : 0
    let (from, to) = (from - turn, to - turn)
    // Its ends may lie on nodes, where rounding would decide which segment they are in.
    let segment = segment(at: (from + to) / 2)
    let (start, end) = (place(of: from, in: segment), place(of: to, in: segment))
    let whole = subpath.segments[segment]
    var piece = whole
    // A piece is no command of the file any more, so nobody may take it for a copied one.
    (piece.command, piece.goesOn) = (0, false)
    // From a piece without length, that of the other contour grows.
    guard end > start else {
      let point = whole.cubic.point(at: start)
      return Subpath.Segment(from: point, to: point)
    }
    if end < 1 { piece.cubic = piece.cubic.split(at: end).first }
    if start > 0 { piece.cubic = piece.cubic.split(at: start / end).second }
    return piece
  }
}

extension Cubic {
  /// The vector from the start to the first point that is elsewhere; nil if there is none.
  fileprivate var firstWay: Point? {
    [control1, control2, end].map { $0 - start }.first { $0.length > 1e-6 }
  }
}
