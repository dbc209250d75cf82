/// Dots with a highlight, which vanishes as they narrow.
struct ShineEyes {
  let left: Lens
  let right: Lens
  /// The part of the highlights that fits in the eyes, 0…1.
  private let shine: Double
  /// The place of the right eye's highlight, without its distance to the left, towards the light.
  private let x: Double
  private let y: Double
  private let winks: Bool

  /// - Parameter winking: The shape of the left eye.
  init(_ pose: Pose, y: Double, winking: Lens? = nil) {
    right = DotEyes.lens(pose, y: y)
    left = winking ?? right.mirrored
    shine = ((pose.eyeTop + pose.eyeBottom - 13) / 13).clamped(to: 0...1)
    x = pose.eyeX
    self.y = y - 0.45 * pose.eyeTop
    winks = winking != nil
  }

  func drawHighlights<Target: Canvas>(
    in frame: Frame, _ colors: FaceColors, on canvas: inout Target
  ) {
    guard !colors.isLine, shine > 0.05 || Target.keepsVerbs else { return }
    canvas.paint(colors.base.stroked(FaceColors.white), lineWidth: 8 * shine * frame.unit)
    if !winks { canvas.dot(frame, -x - 3.5, y) }
    canvas.dot(frame, x - 3.5, y)
  }
}
