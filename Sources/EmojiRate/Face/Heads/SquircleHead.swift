/// A circle that becomes a square: rounder when sad, squarer when happy.
///
/// Longer handles resemble a superellipse with a higher exponent: 2, a circle, at 0.5523, then 3.1 at 0.8,
/// and 5.2 at 1.
enum SquircleHead {
  static func plan(_ character: CharacterData) -> HeadPlan {
    let (x, y) = (character.squircle.halfWidth, character.squircle.halfHeight)
    return HeadPlan(extent: Extent(-x, -y, x, y), top: -y, side: x, bottom: y)
  }

  static func trace(
    _ moment: Moment, _ character: CharacterData, _ outline: inout HeadOutline
  ) {
    let squircle = character.squircle
    let handle = moment[squircle.handle]
    let (x, y) = (squircle.halfWidth, squircle.halfHeight)
    outline.move(0, -y)
    outline.curve(handle * x, -y, x, -handle * y, x, 0)
    outline.curve(x, handle * y, handle * x, y, 0, y)
    outline.mirror()
  }
}
