/// What the original control's mouth and eyes look like at one value.
struct ClassicPose {
  let mouthWidth: Double
  let lipWidth: Double
  let mouthPosition: Double
  let eyeWidth: Double
  let eyePosition: Double
  /// How far the middle of the mouth is below its corners, in user units.
  let mouthDepth: Double
  /// How far the middles of the eyes are above their ends, in user units.
  let eyeRise: Double

  /// How far the mouth's middle moves from the lowest rating to the highest, as a fraction of the side.
  private static let mouthTravel = 0.3

  /// How far the eyes' middles rise over the upper half of the scale, per progress, as a fraction of the
  /// side.
  private static let eyeTravel = 0.1

  /// A frown that turns into a smile, and eyes that are flat up to the middle of the scale and then ever
  /// more of an arch.
  init(at progress: Double, _ style: borrowing FaceStyle) {
    mouthWidth = style.mouthWidth
    lipWidth = style.lipWidth
    mouthPosition = style.mouthPosition
    eyeWidth = style.eyeWidth
    eyePosition = style.eyePosition
    mouthDepth = Self.mouthTravel * Face.side * (progress - 0.5)
    eyeRise = Self.eyeTravel * Face.side * max(progress - 0.5, 0)
  }
}

extension Pose {
  /// From the original control's canvas to the frame of the features, as large as that and lower by
  /// `sinking`.
  func classicTransform(sinking: Double = 0) -> Transform {
    let (center, half) = (features.center, Face.side / 2)
    let scale = features.unit * 100 / half
    return Transform(
      scale: scale, origin: Point(center.x - scale * half, center.y - scale * (half - sinking)))
  }
}
