/// Where a hat sits: on a line of the head, and leaning to a side.
///
/// Its units are those of the head; x counts from the middle, y from the line.
struct Hat {
  private let frame: Frame
  private let line: Double
  /// How far a point is lower for each unit that it is farther to the right.
  private let slope: Double

  init(_ pose: Pose, slope: Double) {
    frame = pose.hats
    line = pose.character.hatLine
    self.slope = slope
  }

  /// The length of a unit, in user units.
  var unit: Double { frame.unit }

  /// The place of a point of the hat on the canvas.
  func callAsFunction(_ x: Double, _ y: Double) -> Point { frame(x, line + y + slope * x) }

  /// The place of a point that does not lean with the hat.
  func upright(_ x: Double, _ y: Double) -> Point { frame(x, line + y) }
}
