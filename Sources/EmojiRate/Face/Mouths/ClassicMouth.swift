/// The mouth of the original control: its corners stay, its middle falls from a frown to a smile.
enum ClassicMouth {
  /// The mouth on a canvas like the original's.
  ///
  /// - Parameter avoidsEyes: Whether a frown makes room for the eyes. The classic eyes are higher, so it
  ///   does not.
  static func curve(
    _ style: borrowing FaceStyle, at progress: Double, avoidsEyes: Bool
  ) -> TwoCurve {
    let (side, width) = (Face.side, style.mouthWidth)
    // How far the middle is below the corners: it moves by three tenths of the side in all.
    let depth = 0.3 * side * (progress - 0.5)
    let sinking = avoidsEyes ? 5 + 0.6 * max(-depth, 0) : 0
    let left = Point(side * (1 - width) / 2, side * (1 - style.mouthPosition) + sinking)
    return TwoCurve(
      left: left, center: Point(side / 2, left.y + depth), right: Point(side - left.x, left.y),
      control: side * width * style.lipWidth / 2)
  }
}
