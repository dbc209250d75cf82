/// A rectangle by its edges, in units of a frame.
struct Extent {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  init(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// What begins with nothing, and grows with what it is joined with.
  static var empty: Extent { Extent(.infinity, .infinity, -.infinity, -.infinity) }

  var isEmpty: Bool { left > right }

  /// Grows to hold another one.
  mutating func join(_ other: Extent) {
    left = min(left, other.left)
    top = min(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }

  /// The extent in the frame around the one that it is in, whose place this is.
  func placed(at place: FeaturePlace) -> Extent {
    Extent(
      place.x + left * place.scale, place.y + top * place.scale, place.x + right * place.scale,
      place.y + bottom * place.scale)
  }
}
