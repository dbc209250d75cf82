/// A circle that becomes a square: rounder when sad, squarer when happy.
///
/// Longer handles resemble a superellipse with a higher exponent: 2, a circle, at 0.5523, then 3.1 at 0.8,
/// and 5.2 at 1.
struct SquircleHead {
  var handle = Channel(0.72, 0.78, 0.84, 0.84, 0.84, 0.86, 0.9)
  var halfWidth = 100.0
  var halfHeight = 100.0

  var plan: HeadPlan {
    HeadPlan(
      extent: Extent(-halfWidth, -halfHeight, halfWidth, halfHeight), top: -halfHeight,
      side: halfWidth, bottom: halfHeight)
  }

  func trace(_ moment: Moment, _ outline: inout HeadOutline) {
    let (handle, x, y) = (moment[handle], halfWidth, halfHeight)
    outline.move(0, -y)
    outline.curve(handle * x, -y, x, -handle * y, x, 0)
    outline.curve(x, handle * y, handle * x, y, 0, y)
    outline.mirror()
  }
}
