/// A moustache with tips that hang on sad faces and curl up on happy ones.
struct Moustache {
  /// The y of its upper edge in the middle.
  private let y: Double
  /// How far the tips are below that.
  private let tip: Double
  /// The scale; smaller if there is little room between the eyes and the chin.
  private let scale: Double
  /// Half of its line's width, in units of the features.
  private let halfLine: Double

  /// It is above the mouth of the expression, or higher if the mouth needs room, but below the extras at the
  /// eyes.
  init(_ pose: borrowing Pose, above mouth: Box, below eyes: Double) {
    halfLine = Self.lineWidth / 2 / pose.features.unit
    scale = ((pose.chin - eyes - 12 - 2 * pose.halfLine) / 36).clamped(to: 0.6...1)
    let height = mouth.isEmpty ? 0 : mouth.bottom - mouth.top
    y = max(
      min(pose.ownMouthY - 20, pose.chin - height - 20 * scale),
      eyes + 10 * scale + halfLine + 3)
    let preferred = pose.moment[Channel(17, 13, 6, 2, -3, -10, -16)]
    tip = max(preferred, (eyes + halfLine + 3 - y) / scale)
  }

  /// The highest place of a mouth: a gap of 2 below the middle of the lower edge, plus half of the line.
  var bottomLimit: Double { y + (14.6 + tip / 8) * scale + halfLine + 2 }

  private static var lineWidth: Double { 6 }

  func draw(_ pose: Pose, on canvas: inout Canvas) {
    let frame = pose.features.inner(0, y, scale: scale)
    canvas.paint(
      pose.colors.isLine
        ? pose.colors.features.unstroked()
        : pose.colors.object(0x6B48_3CFF, line: 0x6B48_3CFF, width: Self.lineWidth))
    canvas.move(frame, 0, 0)
    canvas.curve(frame, 8, -12, 26, -13, 34, -1)
    canvas.curve(frame, 39, 5, 44, 4, 50, tip)
    canvas.curve(frame, 50, 16, 24, 20, 0, 9)
    canvas.curve(frame, -24, 20, -50, 16, -50, tip)
    canvas.curve(frame, -44, 4, -39, 5, -34, -1)
    canvas.curve(frame, -26, -13, -8, -12, 0, 0)
    canvas.close()
  }
}
