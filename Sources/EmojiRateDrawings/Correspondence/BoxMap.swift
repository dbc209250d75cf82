import EmojiRate

/// The map of one box to another.
struct BoxMap {
  private let from: Box
  private let to: Box

  init(_ from: Box, _ to: Box) { (self.from, self.to) = (from, to) }

  func apply(_ point: Point) -> Point {
    // A line has no height to be a part of, so that it comes to lie in the middle.
    let (x, y) = (
      from.width > 1e-9 ? (point.x - from.left) / from.width : 0.5,
      from.height > 1e-9 ? (point.y - from.top) / from.height : 0.5
    )
    return Point(lerp(to.left, to.right, x), lerp(to.top, to.bottom, y))
  }
}
