/// The eyes of the original control: flat lines up to the middle of the scale, whose middles then rise to an
/// arch.
struct ClassicEyes {
  private let y: Double
  private let top: Double
  private let halfWidth: Double

  init(_ style: borrowing FaceStyle, at progress: Double) {
    y = Face.side * (1 - style.eyePosition)
    top = y - 0.1 * Face.side * max(progress - 0.5, 0)
    halfWidth = style.eyeWidth * Face.side / 2
  }

  /// Draws the eyes in the frame of a canvas like the original's.
  func draw<Sink: PathSink>(in frame: Frame, into sink: inout Sink) {
    onBothSides { eye in
      let x = Face.side / 2 + eye * 0.2 * Face.side
      TwoCurve(
        left: Point(x - halfWidth, y), center: Point(x, top), right: Point(x + halfWidth, y),
        control: 0.06 * Face.side
      ).draw(in: frame, into: &sink)
    }
  }
}
