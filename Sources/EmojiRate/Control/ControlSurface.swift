/// What is touched: it decides how a touch becomes a rating, and how far a key goes.
public enum ControlSurface: Hashable, Sendable {
  /// A face, dragged.
  ///
  /// Its sensitivity is clamped to ``sensitivityLimits``; not a number means 5.
  case face(FaceDirection = .vertical, sensitivity: Double = 5)
  /// A row of symbols, touched by a rule.
  ///
  /// Its count is clamped as ``StarRow/count`` is.
  case row(TouchRule, layout: RowLayout = .fixed(), count: Int = 5)

  /// What the sensitivity of a face may be.
  public static let sensitivityLimits = 1.0...10

  /// The nearest sensitivity to one that is asked for.
  public static func clampedSensitivity(_ sensitivity: Double) -> Double {
    clamp(sensitivity, to: sensitivityLimits, ifNotANumber: 5)
  }

  static func clampedCount(_ count: Int) -> Int { StarRow(Rating(), count: count).count }
}

/// Along which axis a face is dragged.
public enum FaceDirection: Int, CaseIterable, Hashable, Sendable {
  /// Down raises the rating: by sensitivity · range / 5 over the picture's height.
  case vertical
  /// The picture's width is the scale.
  case horizontal
}

extension ControlSurface {
  /// The part of a scale that is not told from nothing.
  ///
  /// A touch is no more exact than a 200th, and what a form sends is to be read. Whole and half symbols
  /// are exact, but for their arithmetic: a hair more than a half would show the next.
  var finestPart: Double {
    switch self {
    case .face, .row(.exact, _, _): 1.0 / 200
    case .row: 1e-12
    }
  }

  /// Whether up and down is the direction that rates, and across the one that may scroll.
  var isDraggedVertically: Bool {
    if case .face(.vertical, _) = self { return true }
    return false
  }

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
    let count = Double(ControlSurface.clampedCount(count))
    return begin + earned * (maximum - begin) / count
  }
}
