import EmojiRate

/// Gives a shape one kind of brush at all values, so that it can be interpolated.
struct PaintTracks {
  let keys: [Double]
  /// The values as text for messages.
  let names: [String]
  let track: ShapeTrack
  let warn: (String) -> Void

  /// The fills or strokes of the shape at all values; nil if it never has one.
  ///
  /// - Parameters:
  ///   - brushes: The brush at each value; values without the shape are ignored.
  ///   - keeps: The values that keep their opacity if they take the fill of another value.
  func unified(
    _ brushes: [DrawnBrush?], keeps: Set<Int> = []
  ) throws(DrawingError) -> [DrawnBrush?] {
    let (states, present) = (track.states, track.present)
    let painted = present.filter { brushes[$0] != nil }
    guard !painted.isEmpty else { return brushes }
    var brushes = brushes
    for key in present where brushes[key] == nil {
      let brush = brushes[keys.nearest(to: key, among: painted)]
      brushes[key] = keeps.contains(key) ? brush : brush?.faded(by: 0)
    }
    for key in present where states[key]!.isHidden { brushes[key] = brushes[key]?.faded(by: 0) }
    try makeGradients(&brushes, present, painted)
    blacken(&brushes, present)
    // Values without the shape take the brush of the nearest value.
    for key in brushes.indices where states[key] == nil {
      brushes[key] = brushes[keys.nearest(to: key, among: present)]
    }
    return brushes
  }

  /// Replaces `currentColor` by black if other values have colours, which cannot be mixed with it.
  private func blacken(_ brushes: inout [DrawnBrush?], _ present: [Int]) {
    if present.allSatisfy({ brushes[$0]!.isCurrentColor }) { return }
    var isMixed = false
    for key in present where brushes[key]!.isCurrentColor {
      brushes[key]!.isCurrentColor = false
      if brushes[key]!.color.w > 0 { isMixed = true }
    }
    if isMixed {
      warn(
        "\(track.states[present[0]]!.source.description) is painted with currentColor at one value and with a colour "
          + "at another; it is black there")
    }
  }

  private func makeGradients(
    _ brushes: inout [DrawnBrush?], _ present: [Int], _ painted: [Int]
  ) throws(DrawingError) {
    let graded = painted.filter { brushes[$0]!.isGradient }
    guard let first = graded.first else { return }
    let isRadial = brushes[first]!.isRadial
    for key in graded where brushes[key]!.isRadial != isRadial {
      throw track.states[key]!.source.error(
        "it has a \(isRadial ? "linear" : "radial") gradient here, but a \(isRadial ? "radial" : "linear") one "
          + "at \(names[first]); use one kind")
    }
    let given = brushes
    for key in present where !given[key]!.isGradient {
      brushes[key] = given[keys.nearest(to: key, among: graded)]!.colored(given[key]!.color)
    }
    let count = present.map { brushes[$0]!.stops.count }.max()!
    for key in present {
      while brushes[key]!.stops.count < count { brushes[key]!.addStop() }
    }
    if isRadial {
      for (before, key) in zip(present, present.dropFirst()) {
        brushes[key]!.turnAxes(towards: brushes[before]!)
      }
    }
  }
}

extension DrawnBrush {
  /// Adds a stop in the middle of the widest gap.
  fileprivate mutating func addStop() {
    var widest = 0
    for index in stops.indices.dropLast() {
      let gap = stops[index + 1].offset - stops[index].offset
      if gap > stops[widest + 1].offset - stops[widest].offset { widest = index }
    }
    let (one, other) = (stops[widest], stops[widest + 1])
    stops.insert(
      Stop(offset: (one.offset + other.offset) / 2, color: (one.color + other.color) / 2),
      at: widest + 1)
  }

  /// Swaps and flips the axes so that they are closest to another gradient's.
  fileprivate mutating func turnAxes(towards other: DrawnBrush) {
    var (best, least) = ((points[1], points[2]), Double.infinity)
    for (one, two) in [(points[1], points[2]), (points[2], points[1])] {
      for (sign, second) in [(1.0, 1.0), (1, -1), (-1, 1), (-1, -1)] {
        let (first, last) = (sign * one, second * two)
        let sum =
          (first - other.points[1]).squaredLength + (last - other.points[2]).squaredLength
        if sum < least - 1e-9 { (best, least) = ((first, last), sum) }
      }
    }
    (points[1], points[2]) = best
  }
}
