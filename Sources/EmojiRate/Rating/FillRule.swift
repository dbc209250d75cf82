/// How much of a star is shown filled when part of it is earned.
///
/// | value | ``exact`` | ``half`` | ``whole`` |
/// | --- | --- | --- | --- |
/// | 3.2 | 3 and a fifth | 3 and a half | 3 |
/// | 3.5 | 3 and a half | 3 and a half | 4 |
/// | 3.7 | 3 and seven tenths | 3 and a half | 4 |
///
/// A rating with a step of 0.5 shown with ``exact`` is the honest nearest half: 3.2 shows 3, 3.5 and
/// 3.7 show 3 and a half.
public enum FillRule: Int, Keyword {
  /// As much as is earned.
  case exact
  /// Half of a star of which any part is earned, until all of it is.
  case half
  /// All or nothing, whichever is nearer.
  case whole

  /// The words for them.
  public static var keywords: StaticString { "exact half whole" }

  /// The filled fraction of a star of which `earned` is earned, which may be below 0 and above 1.
  func fraction(_ earned: Double) -> Double {
    switch self {
    case .exact: earned.clamped(to: 0...1)
    case .half: earned >= 1 ? 1 : earned > 0 ? 0.5 : 0
    case .whole: earned >= 0.5 ? 1 : 0
    }
  }
}
