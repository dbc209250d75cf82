/// Linear interpolation: `low` at part 0, `high` at part 1.
@inlinable
package func lerp(_ low: Double, _ high: Double, _ part: Double) -> Double {
  low + (high - low) * part
}
