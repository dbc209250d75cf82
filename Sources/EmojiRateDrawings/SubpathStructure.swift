import EmojiRate

/// Gives all states of one subpath the same segments.
struct SubpathStructure {
  /// The maximum number of segments of a drawing, once all values share theirs.
  static let segmentLimit = 20_000

  /// Gives the states the same segments; nil if there would be too many.
  ///
  /// - Parameters:
  ///   - states: The subpath at each value. Without segments it is a point.
  ///   - keepsPoints: Whether points correspond in their given order.
  ///   - budget: How many segments are still allowed.
  static func unify(
    _ states: [Subpath], keepsPoints: Bool, budget: inout Int
  ) -> [Subpath]? {
    var states = states
    for _ in 0..<2 {
      for index in states.indices.dropLast()
      where states[index].commands == states[index + 1].commands {
        (states[index], states[index + 1]) = halved(states[index], states[index + 1])
      }
    }
    var fits = fits(states, keepsPoints)
    if !fits.dropFirst().allSatisfy(\.isUniform) {
      states = states.map(\.withoutPoints)
      fits = Self.fits(states, keepsPoints)
      guard let cut = cut(fits, &budget) else { return nil }
      return uniform(cut)
    }
    budget -= states[0].segments.count
    return budget >= 0 ? uniform(fits.map(\.laid.subpath)) : nil
  }

  private static func fits(_ states: [Subpath], _ keepsPoints: Bool) -> [SubpathFit] {
    var fits: [SubpathFit] = []
    for state in states {
      let measure = SubpathMeasure(state)
      fits.append(SubpathFit(measure, on: fits.last?.laid ?? measure, keepsPoints: keepsPoints))
    }
    return fits
  }

  /// Splits arcs of two states with equal commands, so that corresponding arcs have equally many curves.
  private static func halved(_ one: Subpath, _ other: Subpath) -> (Subpath, Subpath) {
    func arcs(_ subpath: Subpath) -> [[Subpath.Segment]] {
      var arcs: [[Subpath.Segment]] = []
      for segment in subpath.segments {
        if segment.goesOn, !arcs.isEmpty {
          arcs[arcs.count - 1].append(segment)
        } else {
          arcs.append([segment])
        }
      }
      return arcs
    }
    func halves(_ segment: Subpath.Segment) -> [Subpath.Segment] {
      let (first, second) = segment.cubic.split(at: 0.5)
      return [
        Subpath.Segment(first, "A", goesOn: segment.goesOn),
        Subpath.Segment(second, "A", goesOn: true),
      ]
    }
    var (first, second) = (arcs(one), arcs(other))
    for index in first.indices where index < second.count {
      while first[index].count < second[index].count {
        first[index] = first[index].flatMap(halves)
      }
      while second[index].count < first[index].count {
        second[index] = second[index].flatMap(halves)
      }
    }
    var (one, other) = (one, other)
    one.segments = first.flatMap(\.self)
    other.segments = second.flatMap(\.self)
    return (one, other)
  }

  /// Cuts each state at the nodes of all states.
  private static func cut(_ fits: [SubpathFit], _ budget: inout Int) -> [Subpath]? {
    let isClosed = fits[0].laid.subpath.isClosed
    var places = isClosed ? [0.0] : [0, 1]
    for index in fits.indices {
      var fractions = Array(fits[index].laid.fractions)
      if isClosed { fractions = Array(fractions.dropLast()) }
      for earlier in (1..<(index + 1)).reversed() { fractions = fits[earlier].back(fractions) }
      places += fractions
    }
    places = merged(places.sorted(), isClosed)
    let count = isClosed ? places.count : places.count - 1
    budget -= count
    guard budget >= 0 else { return nil }
    var states: [Subpath] = []
    for index in fits.indices {
      if index > 0 { places = places.map(fits[index].forth) }
      states.append(fits[index].laid.cut(at: places, count: count))
    }
    return states
  }

  private static func merged(_ places: [Double], _ isClosed: Bool) -> [Double] {
    var merged: [Double] = []
    for place in places where place - (merged.last ?? -1) > SubpathMeasure.tolerance {
      merged.append(place)
    }
    if isClosed {
      while merged.count > 1, merged[merged.count - 1] >= 1 - SubpathMeasure.tolerance {
        merged.removeLast()
      }
    } else if merged.count == 1 {
      merged.append(1)
    }
    return merged
  }

  /// Makes a segment a curve in all states if it is a curve in one.
  private static func uniform(_ states: [Subpath]) -> [Subpath] {
    var states = states
    for index in states[0].segments.indices
    where states.contains(where: { $0.segments[index].isCurve }) {
      for state in states.indices { states[state].segments[index].isCurve = true }
    }
    return states
  }
}

extension Subpath {
  /// The subpath without segments of no extent, unless it has no others.
  fileprivate var withoutPoints: Subpath {
    let kept = segments.filter { segment in
      let cubic = segment.cubic
      return [cubic.control1, cubic.control2, cubic.end].contains {
        ($0 - cubic.start).length > 1e-6
      }
    }
    var subpath = self
    if !kept.isEmpty { subpath.segments = kept }
    return subpath
  }

  /// A point made of lines.
  fileprivate static func point(_ point: Point, count: Int, isClosed: Bool) -> Subpath {
    Subpath(
      start: point, segments: Array(repeating: Segment(from: point, to: point), count: count),
      isClosed: isClosed)
  }
}

extension SubpathMeasure {
  /// Cuts the subpath at fractions of its length.
  fileprivate func cut(at places: [Double], count: Int) -> Subpath {
    guard hasLength else {
      return .point(subpath.start, count: count, isClosed: subpath.isClosed)
    }
    var pieces: [Subpath.Segment] = []
    for index in 0..<count {
      let from = places[index]
      var way = places[(index + 1) % places.count] - from
      if subpath.isClosed {
        way = count == 1 ? 1 : cyclic(way)
        if way > 1 - Self.tolerance, count > 1 { way = 0 }
      }
      pieces.append(piece(from, from + way))
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
    (piece.command, piece.goesOn) = (0, false)
    guard end > start else {
      let point = whole.cubic.point(at: start)
      return Subpath.Segment(from: point, to: point)
    }
    if end < 1 { piece.cubic = piece.cubic.split(at: end).first }
    if start > 0 { piece.cubic = piece.cubic.split(at: start / end).second }
    return piece
  }
}
