/// How much of a partly earned star is filled.
///
/// | value | ``exact`` | ``half`` | ``whole`` |
/// | --- | --- | --- | --- |
/// | 3.2 | 3 and a fifth | 3 and a half | 3 |
/// | 3.5 | 3 and a half | 3 and a half | 4 |
/// | 3.7 | 3 and seven tenths | 3 and a half | 4 |
///
/// To show the nearest half, use a rating with a step of 0.5 and ``exact``: 3.2 shows 3, and both 3.5 and 3.7
/// show 3 and a half.
public enum FillRule: String, CaseIterable, Sendable, Keyword {
  /// The earned part.
  case exact
  /// Half of a partly earned star.
  case half
  /// The nearest whole: none or all of a star.
  case whole

  /// The filled fraction of a star; `earned` may be below 0 or above 1.
  func fraction(_ earned: Double) -> Double {
    switch self {
    case .exact: earned.clamped(to: 0...1)
    case .half: earned >= 1 ? 1 : earned > 0 ? 0.5 : 0
    case .whole: earned >= 0.5 ? 1 : 0
    }
  }
}
