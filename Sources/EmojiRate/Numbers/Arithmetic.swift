extension Comparable {
  /// The value of `limits` nearest to this one; NaN stays NaN.
  @inlinable
  package func clamped(to limits: ClosedRange<Self>) -> Self {
    min(max(self, limits.lowerBound), limits.upperBound)
  }

  /// The value of `limits` nearest to this one, or `fallback` for NaN.
  ///
  /// It replaces the validators in the original control's `didSet`.
  @inlinable
  package func clamped(to limits: ClosedRange<Self>, ifNaN fallback: Self) -> Self {
    // Only NaN differs from itself.
    self != self ? fallback : clamped(to: limits)
  }
}

/// Linear interpolation: `low` at part 0, `high` at part 1.
@inlinable
package func lerp(_ low: Double, _ high: Double, _ part: Double) -> Double {
  low + (high - low) * part
}
