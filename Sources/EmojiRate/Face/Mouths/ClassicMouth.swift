/// The mouth of the original control: its corners stay, its middle falls from a frown to a smile.
enum ClassicMouth {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    canvas.paint(pose.base.filled(nil))
    let progress = pose.moment.progress
    // Other eyes than the original control's are in the way of a mouth that rises to a frown.
    let sinking = pose.style.eyes == .classic ? 0 : 5 + 0.6 * max(-depth(at: progress), 0)
    curve(pose.style, at: progress).draw(in: pose.classicFrame(sinking: sinking), into: &canvas)
  }

  /// How far the middle is below the corners: it moves by three tenths of the side in all.
  private static func depth(at progress: Double) -> Double { 0.3 * Face.side * (progress - 0.5) }

  static func curve(_ style: borrowing FaceStyle, at progress: Double) -> TwoCurve {
    let (side, width) = (Face.side, style.mouthWidth)
    let left = Point(side * (1 - width) / 2, side * (1 - style.mouthPosition))
    return TwoCurve(
      left: left, center: Point(side / 2, left.y + depth(at: progress)),
      right: Point(side - left.x, left.y), control: side * width * style.lipWidth / 2)
  }
}
