import EmojiRate

extension Extent {
  package var area: Double { width * height }

  /// The area of the overlap.
  func sharedArea(_ other: Extent) -> Double {
    max(0, min(right, other.right) - max(left, other.left))
      * max(0, min(bottom, other.bottom) - max(top, other.top))
  }

  /// The box with a margin on all sides.
  func widened(by margin: Double) -> Extent {
    Extent(left - margin, top - margin, right + margin, bottom + margin)
  }

  /// Whether it contains another one.
  func holds(_ other: Extent) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }
}

extension Transform {
  /// The transform that changes nothing.
  package static var identity: Transform { Transform(scale: 1, origin: Point(0, 0)) }

  /// Rotates around `center` until the x axis points in `direction`, a vector of any length.
  ///
  /// A zero vector rotates nothing. A direction needs no trigonometry, which differs between platforms.
  package static func turned(to direction: Point, around center: Point) -> Transform {
    let length = direction.length
    guard length > 0, length < .infinity else { return identity }
    let (cosine, sine) = (direction.x / length, direction.y / length)
    return Transform(
      a: cosine, b: sine, c: -sine, d: cosine,
      origin: Point(
        center.x - cosine * center.x + sine * center.y,
        center.y - sine * center.x - cosine * center.y))
  }
}
