import EmojiRate

/// A place or a way on the picture, in pixels; x grows to the right, y downwards.
typealias Vector = SIMD2<Double>

extension Vector {
  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// The area between both, positive if `other` points further clockwise.
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  var length: Double { dot(self).squareRoot() }

  /// The vector turned clockwise by a quarter.
  var turned: Vector { Vector(-y, x) }
}
