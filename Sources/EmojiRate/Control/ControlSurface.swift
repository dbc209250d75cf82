/// What is touched: it decides how a touch becomes a rating, and how far a key goes.
public struct ControlSurface: Hashable, Sendable {
  /// A face or a row, and how touches on it count.
  public enum Kind: Hashable, Sendable {
    /// A face, dragged.
    case face(FaceDirection)
    /// A row of symbols, touched by a rule.
    case row(TouchRule)
  }

  /// A face or a row, and how touches on it count.
  public let kind: Kind
  /// How fast dragging a face rates; nothing of a row.
  public let sensitivity: Double
  /// Where the symbols of a row stand; nothing of a face.
  public let layout: RowLayout
  /// How many symbols a row has; nothing of a face.
  public let count: Int

  /// A face, dragged.
  ///
  /// Its sensitivity is clamped to ``sensitivityParameter``; not a number means 5.
  public static func face(
    _ direction: FaceDirection = .vertical, sensitivity: Double = .nan
  ) -> ControlSurface {
    ControlSurface(
      kind: .face(direction), sensitivity: sensitivityParameter.clamped(sensitivity),
      layout: .fixed(), count: 0)
  }

  /// A row of symbols, touched by a rule.
  ///
  /// Its count is clamped as ``StarRow/count`` is.
  public static func row(
    _ rule: TouchRule, layout: RowLayout = .fixed(), count: Int = 5
  ) -> ControlSurface {
    ControlSurface(
      kind: .row(rule), sensitivity: 0, layout: layout,
      count: StarRow.countParameter.clamped(count))
  }

  /// What the sensitivity of a face may be.
  public static var sensitivityParameter: NumberParameter {
    NumberParameter(
      "sensitivity", 1...10, defaultValue: 5,
      "How fast dragging rates: at 5, the height of the face is the scale.")
  }
}

/// Along which axis a face is dragged.
public enum FaceDirection: Int, Keyword {
  /// Down raises the rating: by sensitivity · range / 5 over the picture's height.
  case vertical
  /// The picture's width is the scale.
  case horizontal

  /// The words for them.
  public static var keywords: StaticString { "vertical horizontal" }
}

extension ControlSurface {
  /// The part of a scale that is not told from nothing.
  ///
  /// A touch is no more exact than a 200th, and what a form sends is to be read. Whole and half symbols
  /// are exact, but for their arithmetic: a hair more than a half would show the next.
  var finestPart: Double {
    switch kind {
    case .face, .row(.exact): 1.0 / 200
    case .row: 1e-12
    }
  }

  /// Whether up and down is the direction that rates, and across the one that may scroll.
  var isDraggedVertically: Bool { kind == .face(.vertical) }

  /// How far a key goes on a scale without steps: a fiftieth of a face's, and of a row what a touch can
  /// tell apart.
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

  /// How far a page key goes: a fifth of the scale in whole steps, but one at least.
  func pageStep(_ rating: Rating) -> Double {
    let step = keyStep(rating)
    let steps = (rating.maximum - rating.minimum) / 5 / step
    // Many steps need no rounding, and would not fit an integer.
    guard steps < 0x1p31 else { return steps * step }
    return max(Double(Int(steps + 0.5)), 1) * step
  }
}

extension Rating {
  /// The value that shows as `earned` symbols of `count`; the inverse of what a row draws.
  func value(ofEarned earned: Double, count: Int) -> Double {
    let begin = min(minimum, 0)
    return begin + earned * (maximum - begin) / Double(count)
  }
}
