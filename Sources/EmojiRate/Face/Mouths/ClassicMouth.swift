/// The mouth of the original control; its corners are fixed, and its middle falls from a frown to a smile.
enum ClassicMouth {
  /// The mouth on a canvas like the original's.
  ///
  /// - Parameter avoidsEyes: Whether a frown makes room for the eyes. The classic eyes are higher and need
  ///   none.
  @inline(__always)
  static func curve(
    _ style: borrowing FaceStyle, at progress: Double, avoidsEyes: Bool
  ) -> TwoCurve {
    let (side, width) = (Face.side, style.mouthWidth)
    // How far the middle is below the corners. It moves by three tenths of the side in total.
    let depth = 0.3 * side * (progress - 0.5)
    let sinking = avoidsEyes ? 5 + 0.6 * max(-depth, 0) : 0
    let left = Point(side * (1 - width) / 2, side * (1 - style.mouthPosition) + sinking)
    return TwoCurve(
      left: left, center: Point(side / 2, left.y + depth), right: Point(side - left.x, left.y),
      control: side * width * style.lipWidth / 2)
  }
}
