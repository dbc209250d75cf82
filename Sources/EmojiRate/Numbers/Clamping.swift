/// The value of `limits` nearest to `value`, or `fallback` where `value` is not a number: what the
/// original control's `didSet` validators did, once for every parameter.
func clamp<Value: Comparable>(
  _ value: Value, to limits: ClosedRange<Value>, ifNotANumber fallback: Value
) -> Value {
  // NaN is the one value that differs from itself.
  if value != value { return fallback }
  return min(max(value, limits.lowerBound), limits.upperBound)
}
