extension Control {
  /// The maximum number of radio buttons; a slider suits more ratings better.
  private static let maximumRadioCount = 7

  /// The number of radio buttons, one for each step of the scale; nil if there are more than seven.
  ///
  /// A row's zero gets no button, because it is no rating.
  package var radioCount: Int? {
    let steps = (rating.maximum - lowestRating) / surface.keyStep(rating)
    guard steps < Double(Self.maximumRadioCount) - 1 + 1e-9 else { return nil }
    return Int(steps + 1e-9) + 1
  }

  /// The value of the radio button at `index`, from 0.
  package func radioValue(_ index: Int) -> Double {
    given(lowestRating + Double(index) * surface.keyStep(rating))
  }

  /// The range of touches for the radio button at `index`, as parts of the picture along its dragging direction.
  package func radioSpan(_ index: Int) -> (start: Double, end: Double) {
    let value = radioValue(index)
    guard case .row = surface.kind else {
      let scale = rating.maximum - rating.minimum
      let half = surface.keyStep(rating) / 2
      return (
        index == 0 ? 0 : (value - half - rating.minimum) / scale,
        index + 1 == radioCount ? 1 : (value + half - rating.minimum) / scale
      )
    }
    let begin = min(rating.minimum, 0)
    let row = surface.layout.placed(count: surface.count)
    // The whole width of a cell is touched.
    let isCells = surface.layout.kind == .cells
    let side = isCells ? row.pitch : row.side
    // Floating-point errors may miss a whole symbol slightly.
    func part(_ value: Double, hair: Double) -> Double {
      let earned = (value - begin) * Double(surface.count) / (rating.maximum - begin)
      let whole = Double(Int(earned + hair))
      let x = whole * row.pitch + (earned - whole) * side + (isCells ? 0 : row.first.x)
      return x / row.canvasSize.width
    }
    let end = part(value, hair: -1e-9)
    // On a scale that is narrow for its height, a symbol may have almost no extent.
    return (min(part(index == 0 ? begin : radioValue(index - 1), hair: 1e-9), end), end)
  }

  /// The lowest value that keys can give: the lowest of the scale, but not a row's zero.
  var lowestRating: Double {
    if case .row = surface.kind, rating.minimum <= 0 {
      return rating.minimum + surface.keyStep(rating)
    }
    return rating.minimum
  }
}
