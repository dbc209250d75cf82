@testable import EmojiRate

extension Transform {
  /// Mirrors at the vertical line at `x`.
  static func mirrored(atX x: Double) -> Transform {
    Transform(a: -1, b: 0, c: 0, d: 1, origin: Point(2 * x, 0))
  }
}
