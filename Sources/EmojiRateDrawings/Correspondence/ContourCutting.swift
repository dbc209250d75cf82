import EmojiRate

/// Cuts contours open, so that they can become others.
extension Subpath {
  /// A closed contour, opened where it fits a line best.
  func opened(like line: Subpath) -> Subpath {
    guard !segments.isEmpty else { return self }
    let target = SubpathMeasure(line).samples
    var best = (sum: Double.infinity, contour: self, fraction: 0.0)
    for contour in [self, reversed] {
      let measure = SubpathMeasure(contour)
      guard measure.hasLength else { break }
      let samples = measure.samples
      for start in samples.indices {
        let sum =
          meanSquare(target, samples, from: start, step: 1)
          + 2 * (target[0] - samples[start]).squaredLength
        if sum < best.sum - 1e-9 { best = (sum, contour, Double(start) / 64) }
      }
    }
    let measure = SubpathMeasure(best.contour)
    let near = measure.fractions.dropLast().map { fraction -> (Double, Double) in
      let away = cyclic(fraction - best.fraction)
      return (min(away, 1 - away), fraction)
    }.min { $0.0 < $1.0 }
    if let near, near.0 <= 0.04 { best.fraction = near.1 }
    return measure.opened(at: best.fraction)
  }

  /// The two halves of a closed contour between the tips at which a line folds when it opens into it.
  ///
  /// The tips are its ends in the direction from the start of the line to its end.
  func folded(like line: Subpath) -> (there: Subpath, back: Subpath) {
    let measure = SubpathMeasure(self)
    guard measure.hasLength else { return (self.asOpen, self.asOpen) }
    let way = (line.segments.last?.cubic.end ?? line.start) - line.start
    let direction = way.length > 0.05 ? way : Point(1, 0)
    let nodes = zip(measure.fractions, segments).map { ($0, direction.dot($1.cubic.start)) }
    let samples = measure.samples.enumerated().map { (Double($0) / 64, direction.dot($1)) }
    let all = (nodes + samples).map { $0.1 }
    // Prefer nodes to samples that are a little farther out.
    let slack = 0.01 * (all.max()! - all.min()!)
    func tip(_ sign: Double) -> Double {
      let places = nodes.map { ($0.0, sign * $0.1 - slack) } + samples.map { ($0.0, sign * $0.1) }
      return places.min { $0.1 < $1.1 - 1e-9 }!.0
    }
    let first = tip(1)
    let last = tip(-1) == first ? cyclic(first + 0.5) : tip(-1)
    return (
      measure.part(from: first, to: last), measure.part(from: last, to: first).reversed
    )
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
    let places =
      outer.fractions.dropLast().enumerated().map { ($1, segments[$0].cubic.start) }
      + outer.samples.enumerated().map { (Double($0) / 64, $1) }
    var best = (sum: Double.infinity, slit: self)
    for number in 0..<32 {
      let fraction = Double(number) / 32
      let point = inner.point(at: fraction)
      let nearest = places.min {
        ($0.1 - point).squaredLength < ($1.1 - point).squaredLength - 1e-9
      }!
      var slit = outer.opened(at: nearest.0)
      slit.segments.append(Segment(from: slit.start, to: point))
      slit.segments += inner.opened(at: fraction).segments
      slit.segments.append(Segment(from: point, to: slit.start))
      slit.isClosed = true
      let sum = PointFit(SubpathMeasure(slit).samples, target, isClosed: true, false).least
      if sum < best.sum - 1e-9 { best = (sum, slit) }
    }
    return best.slit
  }

  /// A closed contour of two open ones.
  func joined(to other: Subpath) -> Subpath {
    Subpath(start: start, segments: segments + other.segments, isClosed: true)
  }
}

extension SubpathMeasure {
  /// The contour from a fraction of a closed one, all around.
  func opened(at fraction: Double) -> Subpath { part(from: fraction, to: fraction) }

  /// The open contour from one fraction to another of a closed one.
  func part(from start: Double, to end: Double) -> Subpath {
    var way = cyclic(end - start)
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
    let segment = segment(at: (from + to) / 2)
    let (start, end) = (place(of: from, in: segment), place(of: to, in: segment))
    let whole = subpath.segments[segment]
    var piece = whole
    piece.command = 0
    guard end > start else {
      let point = whole.cubic.point(at: start)
      return Subpath.Segment(from: point, to: point)
    }
    if end < 1 { piece.cubic = piece.cubic.split(at: end).first }
    if start > 0 { piece.cubic = piece.cubic.split(at: start / end).second }
    return piece
  }
}
