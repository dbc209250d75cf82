extension Comparable {
  /// The value of `limits` nearest to this one; NaN stays NaN.
  func clamped(to limits: ClosedRange<Self>) -> Self {
    min(max(self, limits.lowerBound), limits.upperBound)
  }

  /// The value of `limits` nearest to this one, or `fallback` for NaN: what the original control's
  /// `didSet` validators did, once for every parameter.
  func clamped(to limits: ClosedRange<Self>, ifNaN fallback: Self) -> Self {
    // NaN is the one value that differs from itself.
    self != self ? fallback : clamped(to: limits)
  }
}
