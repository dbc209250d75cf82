/// The seat of a hat: a line of the head, and a lean to one side, in units of the frame of hats.
struct HatSeat {
  let line: Double
  /// The slope of the seat: positive is lower on the right.
  let slope: Double

  /// The place of a point of the hat on the canvas.
  func point(_ x: Double, _ y: Double, in frame: Frame) -> Point {
    frame(x, line + y + slope * x)
  }
}
