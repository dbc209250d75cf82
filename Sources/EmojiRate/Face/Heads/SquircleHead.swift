/// A circle on its way to a square: rounder when sad, squarer when glad.
///
/// The longer the handles, the higher the exponent of the superellipse that it resembles: 2 of a circle at
/// 0.5523, 3.1 at 0.8, 5.2 at 1.
enum SquircleHead {
  static func trace(_ pose: Pose, _ outline: inout HeadOutline) {
    let squircle = pose.character.squircle
    let handle = pose.headMoment[squircle.handle]
    let (x, y) = (squircle.halfWidth, squircle.halfHeight)
    outline.move(0, -y)
    outline.curve(handle * x, -y, x, -handle * y, x, 0)
    outline.curve(x, handle * y, handle * x, y, 0, y)
    outline.mirror()
  }
}
