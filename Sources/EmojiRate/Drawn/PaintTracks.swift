#if !hasFeature(Embedded)
  /// Gives a shape one kind of brush at all values, so that it can be interpolated.
  struct PaintTracks {
    private let keys: [Double]
    private let warn: (String) -> Void

    init(keys: [Double], warn: @escaping (String) -> Void) {
      self.keys = keys
      self.warn = warn
    }

    /// The fills or strokes of a shape at all values; nil if it never has one.
    ///
    /// - Parameters:
    ///   - brushes: The brush at each value; values without the shape are ignored.
    ///   - states: The shape at each value.
    ///   - keeps: The values that keep their opacity if they take the fill of another value.
    ///   - name: Makes the text of a value for messages.
    func unified(
      _ brushes: [DrawnBrush?], _ states: [DrawnShape?], keeps: Set<Int> = [],
      _ name: (Int) -> String
    ) throws(DrawingError) -> [DrawnBrush?] {
      let present = states.indices.filter { states[$0] != nil }
      let painted = present.filter { brushes[$0] != nil }
      guard !painted.isEmpty else { return brushes }
      var brushes = brushes
      for key in present where brushes[key] == nil {
        let brush = brushes[keys.nearest(to: key, among: painted)]
        brushes[key] = keeps.contains(key) ? brush : brush?.faded(by: 0)
      }
      for key in present where states[key]!.isHidden { brushes[key] = brushes[key]?.faded(by: 0) }
      try makeGradients(&brushes, present, painted, states, name)
      blacken(&brushes, present, states)
      // Values without the shape take the brush of the nearest value.
      for key in brushes.indices where states[key] == nil {
        brushes[key] = brushes[keys.nearest(to: key, among: present)]
      }
      return brushes
    }

    /// Replaces `currentColor` by black if other values have colours, which cannot be mixed with it.
    private func blacken(_ brushes: inout [DrawnBrush?], _ present: [Int], _ states: [DrawnShape?])
    {
      let isPage = present.map { key in
        if case .currentColor = brushes[key]! { true } else { false }
      }
      if isPage.allSatisfy(\.self) { return }
      var isMixed = false
      for key in present {
        guard case .currentColor(let alpha)? = brushes[key] else { continue }
        brushes[key] = .color(SIMD4(0, 0, 0, alpha))
        if alpha > 0 { isMixed = true }
      }
      if isMixed {
        warn(
          "\(states[present[0]]!.source.description) is painted with currentColor at one value and with a colour "
            + "at another; it is black there")
      }
    }

    private func makeGradients(
      _ brushes: inout [DrawnBrush?], _ present: [Int], _ painted: [Int], _ states: [DrawnShape?],
      _ name: (Int) -> String
    ) throws(DrawingError) {
      let graded = painted.filter { brushes[$0]!.gradient != nil }
      guard let first = graded.first else { return }
      let isRadial = brushes[first]!.gradient!.isRadial
      for key in graded where brushes[key]!.gradient!.isRadial != isRadial {
        throw states[key]!.source.error(
          "it has a \(isRadial ? "linear" : "radial") gradient here, but a \(isRadial ? "radial" : "linear") one "
            + "at \(name(first)); use one kind")
      }
      var gradients: [Int: DrawnGradient] = [:]
      for key in present {
        let brush = brushes[key]!
        gradients[key] =
          brush.gradient
          ?? brushes[keys.nearest(to: key, among: graded)]!.gradient!.colored(brush.color)
      }
      let count = gradients.values.map(\.stops.count).max()!
      for key in present {
        while gradients[key]!.stops.count < count { gradients[key]!.addStop() }
      }
      if isRadial {
        for (before, key) in zip(present, present.dropFirst()) {
          gradients[key]!.turnAxes(towards: gradients[before]!)
        }
      }
      for key in present { brushes[key] = .gradient(gradients[key]!) }
    }
  }

  extension DrawnBrush {
    var gradient: DrawnGradient? {
      if case .gradient(let gradient) = self { gradient } else { nil }
    }
  }

  extension DrawnGradient {
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
    fileprivate mutating func turnAxes(towards other: DrawnGradient) {
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
#endif
