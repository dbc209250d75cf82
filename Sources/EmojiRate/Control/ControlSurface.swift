/// What is touched: it decides how a touch becomes a rating, and how far a key goes.
public enum ControlSurface: Hashable, Sendable {
  /// A face, dragged.
  ///
  /// Its sensitivity is clamped to ``sensitivityLimits``; not a number means 5.
  case face(FaceDirection = .vertical, sensitivity: Double = 5)
  /// A row of symbols, touched by a rule.
  case row(TouchRule, layout: RowLayout = .fixed(), count: Int = 5)

  /// What the sensitivity of a face may be.
  public static let sensitivityLimits = 1.0...10

  /// The nearest sensitivity to one that is asked for.
  public static func clampedSensitivity(_ sensitivity: Double) -> Double {
    clamp(sensitivity, to: sensitivityLimits, ifNotANumber: 5)
  }
}

/// Along which axis a face is dragged.
public enum FaceDirection: Int, CaseIterable, Hashable, Sendable {
  /// Down raises the rating: by sensitivity · range / 5 over the picture's height.
  case vertical
  /// The picture's width is the scale.
  case horizontal
}

extension ControlSurface {
  /// How far a key goes on a scale without steps: a fiftieth of a face's, and of a row what a touch can
  /// tell apart.
  func keyStep(_ rating: Rating) -> Double {
    if rating.step > 0 { return rating.step }
    switch self {
    case .face: return (rating.maximum - rating.minimum) / 50
    case .row(let rule, _, let count):
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
    return begin + earned / Double(count) * (maximum - begin)
  }
}
