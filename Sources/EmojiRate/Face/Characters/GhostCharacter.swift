extension FaceStyle {
  /// A ghost that howls, whispers and laughs.
  public static var ghost: FaceStyle { FaceStyle(.ghost) }
}

extension CharacterData {
  static var ghost: CharacterData {
    var data = CharacterData(
      head: .ghost, eyes: .shine, brows: .none, extras: .blush, color: .ramp(.spirit), rig: .crying,
      blush: SRGBColor(rgba: 0xFF8F_B0FF))
    data.featureY = Channel(-12)
    data.rig.tear = Channel(0)
    data.rig.mouthHalfWidth = Channel(17, 14, 11, 9, 14, 28, 36)
    data.rig.mouthY = Channel(44, 42, 40, 38, 34, 26, 18)
    data.rig.upperLip = Channel(-24, -16, -12, -9, -2, 2, 3)
    data.rig.lowerLip = Channel(20, 15, 11, 9, 12, 26, 42)
    data.rig.tongue = Channel(0, 0, 0, 0, 0, 0.4, 1)
    data.rig.teeth = Channel(0)
    return data
  }
}
