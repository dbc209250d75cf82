/// How much of a partly earned star is filled.
///
/// | value | ``exact`` | ``half`` | ``nearestHalf`` | ``whole`` |
/// | --- | --- | --- | --- | --- |
/// | 3.2 | 3 and a fifth | 3 and a half | 3 | 3 |
/// | 3.3 | 3 and three tenths | 3 and a half | 3 and a half | 3 |
/// | 3.5 | 3 and a half | 3 and a half | 3 and a half | 4 |
/// | 3.7 | 3 and seven tenths | 3 and a half | 3 and a half | 4 |
/// | 3.8 | 3 and eight tenths | 3 and a half | 4 | 4 |
///
/// The sentence always has the rating itself. To round that too, use a rating with a step of 0.5.
public enum StarFill: String, CaseIterable, Sendable, Keyword {
  /// The earned part.
  case exact
  /// Half of a partly earned star, as in the original controls of stars.
  case half
  /// The nearest half: none, half or all of a star.
  case nearestHalf = "nearest-half"
  /// The nearest whole: none or all of a star.
  case whole

  /// The filled fraction of a star; `earned` may be below 0 or above 1.
  func fraction(_ earned: Double) -> Double {
    switch self {
    case .exact: earned.clamped(to: 0...1)
    case .half: earned >= 1 ? 1 : earned > 0 ? 0.5 : 0
    case .nearestHalf: earned >= 0.75 ? 1 : earned >= 0.25 ? 0.5 : 0
    case .whole: earned >= 0.5 ? 1 : 0
    }
  }
}
