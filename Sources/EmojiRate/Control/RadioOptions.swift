extension Control {
  /// The most ratings that are offered as radio buttons; more are easier to find on a slider.
  package static let maximumRadioCount = 7

  /// The ratings as radio buttons, from the lowest: every step of the scale, but not a row's zero,
  /// which is no rating; nil if they are more than seven.
  public var radioCount: Int? {
    let steps = (rating.maximum - lowestRating) / surface.keyStep(rating)
    guard steps < Double(Self.maximumRadioCount) - 1 + 1e-9 else { return nil }
    return Int(steps + 1e-9) + 1
  }

  /// The value of the radio button at `index`, from 0.
  public func radioValue(_ index: Int) -> Double {
    given(lowestRating + Double(index) * surface.keyStep(rating))
  }

  /// The range of touches that give the value of the radio button at `index`, as parts of the picture
  /// along its dragging direction.
  ///
  /// For a face these are the touches nearest to the value, and for a row its next part.
  public func radioSpan(_ index: Int) -> (start: Double, end: Double) {
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
    // A cell is touched in all of its width.
    let isCells = surface.layout.kind == .cells
    let side = isCells ? row.pitch : row.side
    // Arithmetic misses a whole symbol by a hair.
    func part(_ value: Double, hair: Double) -> Double {
      let earned = (value - begin) * Double(surface.count) / (rating.maximum - begin)
      let whole = Double(Int(earned + hair))
      let x = whole * row.pitch + (earned - whole) * side + (isCells ? 0 : row.first.x)
      return x / row.canvasSize.width
    }
    let end = part(value, hair: -1e-9)
    // On a scale that is narrow for its height, all that there is of a symbol is a hair.
    return (min(part(index == 0 ? begin : radioValue(index - 1), hair: 1e-9), end), end)
  }

  /// The lowest that the first key gives: the lowest of the scale, but of a row not its zero.
  var lowestRating: Double {
    if case .row = surface.kind, rating.minimum <= 0 {
      return rating.minimum + surface.keyStep(rating)
    }
    return rating.minimum
  }
}
