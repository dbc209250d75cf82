extension FaceStyle {
  /// A cloud that rains, clears and lets the sun out.
  public static var cloud: FaceStyle { FaceStyle(.cloud) }
}

extension CharacterData {
  static var cloud: CharacterData {
    var data = CharacterData(
      head: .cloud, eyes: .shine, brows: .none, extras: FaceExtras(.blush, .sun, .rain),
      color: .ramp(.storm),
      rig: .crying, frame: (122, 120, 102), blush: SRGBColor(rgba: 0xFF9D_B0FF))
    data.featureY = Channel(15)
    data.featureScale = 0.74
    data.rig.tear = Channel(0)
    return data
  }
}
