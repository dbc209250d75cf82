/// The touched picture, which decides the rating of a touch and the distance of a key.
package struct ControlSurface: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case face(FaceDirection)
    /// A row of symbols, with a rule for touches.
    case row(TouchRule)
  }

  /// The kind of picture, and how touches on it count.
  package let kind: Kind
  /// The speed of dragging a face; a row ignores it.
  package let sensitivity: Double
  /// The layout of a row; a face ignores it.
  package let layout: RowLayout
  /// The number of symbols of a row; a face ignores it.
  package let count: Int

  /// Makes a face that users drag.
  package static func face(
    _ direction: FaceDirection = .horizontal, sensitivity: Double = .nan
  ) -> ControlSurface {
    ControlSurface(
      kind: .face(direction), sensitivity: sensitivityParameter.clamped(sensitivity),
      layout: .fixed(), count: 0)
  }

  /// Makes a row of symbols with a rule for touches.
  package static func row(
    _ rule: TouchRule, layout: RowLayout = .fixed(), count: Int = 5
  ) -> ControlSurface {
    ControlSurface(
      kind: .row(rule), sensitivity: 0, layout: layout,
      count: StarRow.countParameter.clamped(count))
  }

  /// The limits of the sensitivity of a face.
  package static var sensitivityParameter: NumberParameter {
    NumberParameter(
      "sensitivity", 1...10, defaultValue: 5,
      "The speed of dragging. At 5, the height of the face is the scale.")
  }
}

/// The direction of a drag on a face that raises the rating.
package enum FaceDirection: Int, Keyword {
  /// Right, or left on right-to-left pages. The picture's width is the scale.
  case horizontal
  /// Up. A drag over the picture's height changes the value by sensitivity · range / 5.
  case vertical
  /// Down, at the same speed, as in the original control.
  case original

  package static var keywords: StaticString { "horizontal vertical original" }
}

extension ControlSurface {
  /// The smallest part of a scale that matters.
  ///
  /// A touch is no more exact than a 200th, and people read the values that a form sends. Whole and half
  /// symbols are exact except for rounding errors: a value slightly above a half would show the next symbol.
  var finestPart: Double {
    switch kind {
    case .face, .row(.exact): 1.0 / 200
    case .row: 1e-12
    }
  }

  /// Whether vertical drags rate and horizontal ones may scroll.
  package var isDraggedVertically: Bool {
    kind == .face(.vertical) || kind == .face(.original)
  }

  /// The distance of an arrow key on a scale without steps: a fiftieth of a face's scale, and for a row the
  /// smallest distance that a touch can make.
  func keyStep(_ rating: Rating) -> Double {
    if rating.step > 0 { return rating.step }
    switch kind {
    case .face: return (rating.maximum - rating.minimum) / 50
    case .row(let rule):
      let symbol = rating.value(ofEarned: 1, count: count) - rating.value(ofEarned: 0, count: count)
      switch rule {
      case .whole, .buttons: return symbol
      case .middles, .half, .cells: return symbol / 2
      case .exact: return symbol / 10
      }
    }
  }

  /// The distance of a page key: a fifth of the scale in whole steps, at least one.
  func pageStep(_ rating: Rating) -> Double {
    let step = keyStep(rating)
    let steps = (rating.maximum - rating.minimum) / 5 / step
    // Large counts need no rounding, and would not fit in an integer.
    guard steps < 0x1p31 else { return steps * step }
    return max(Double(Int(steps + 0.5)), 1) * step
  }
}

extension Rating {
  /// The value that shows as `earned` symbols of `count`, the inverse of drawing a row.
  func value(ofEarned earned: Double, count: Int) -> Double {
    let begin = min(minimum, 0)
    return begin + earned * (maximum - begin) / Double(count)
  }
}
