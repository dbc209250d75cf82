/// The mouth: its corners stay, its middle falls from a frown to a smile.
enum Mouth {
  /// How far the middle moves from the lowest rating to the highest, as a fraction of the side.
  private static let travel = 0.3

  @inline(__always)
  static func curve(_ style: FaceStyle, progress: Double) -> TwoCurve {
    let side = Face.side
    let left = Point(side * (1 - style.mouthWidth) / 2, side * (1 - style.mouthPosition))
    return TwoCurve(
      left: left,
      center: Point(side / 2, left.y + travel * side * (progress - 0.5)),
      right: Point(side - left.x, left.y),
      control: side * style.mouthWidth * style.lipWidth / 2)
  }
}
