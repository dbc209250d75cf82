/// How a hat sits: on a line of the head, and leaning to a side.
///
/// Its points are in units of a frame of hats; x counts from the middle, y from the line.
struct HatSeat {
  let line: Double
  /// How far a point is lower for each unit that it is farther to the right.
  let slope: Double

  /// The place of a point of the hat on the canvas.
  func point(_ x: Double, _ y: Double, in frame: Frame) -> Point {
    frame(x, line + y + slope * x)
  }
}
