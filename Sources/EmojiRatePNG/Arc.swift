/// An arc of the unit circle, clockwise by less than half a turn, for a circle of a radius in pixels.
struct Arc {
  let from: Vector
  let to: Vector
  let radius: Double

  /// Calls `body` with the points between the ends, by halving, without trigonometry.
  func forEachPoint(_ body: (Vector) -> Void) { divide(from, to, 10, body) }

  private func divide(_ from: Vector, _ to: Vector, _ depth: Int, _ body: (Vector) -> Void) {
    let sum = from + to
    let length = sum.length
    // Half of the sum reaches to the chord; the rest of the radius is the error.
    guard depth > 0, length > 0, radius * (1 - length / 2) > FlatPath.tolerance else { return }
    let middle = sum / length
    divide(from, middle, depth - 1, body)
    body(middle)
    divide(middle, to, depth - 1, body)
  }
}
