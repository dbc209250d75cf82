/// The touched picture: it decides how a touch becomes a rating, and how far a key goes.
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
  /// The places of a row's symbols; a face has none.
  public let layout: RowLayout
  /// How many symbols a row has; nothing of a face.
  public let count: Int

  /// A face, dragged.
  ///
  /// The sensitivity is clamped to ``sensitivityParameter``. NaN means 5.
  public static func face(
    _ direction: FaceDirection = .horizontal, sensitivity: Double = .nan
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

  /// The limits of the sensitivity of a face.
  public static var sensitivityParameter: NumberParameter {
    NumberParameter(
      "sensitivity", 1...10, defaultValue: 5,
      "The speed of dragging. At 5, the height of the face is the scale.")
  }
}

/// Which way of a drag on a face raises the rating.
public enum FaceDirection: Int, Keyword {
  /// To the right, or to the left where the page is read so: the picture's width is the scale.
  case horizontal
  /// Up, by sensitivity · range / 5 over the picture's height.
  case vertical
  /// Down, by as much, as the original control has it.
  case original

  /// The words for them.
  public static var keywords: StaticString { "horizontal vertical original" }
}

extension ControlSurface {
  /// The part of a scale that is not told from nothing.
  ///
  /// A touch is not more exact than a 200th, and people read the values that a form sends. Whole and
  /// half symbols are exact but for rounding errors: slightly more than a half would show the next
  /// symbol.
  var finestPart: Double {
    switch kind {
    case .face, .row(.exact): 1.0 / 200
    case .row: 1e-12
    }
  }

  /// Whether up and down is the direction that rates, and across the one that may scroll.
  package var isDraggedVertically: Bool {
    kind == .face(.vertical) || kind == .face(.original)
  }

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
