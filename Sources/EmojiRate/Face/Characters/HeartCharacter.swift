extension FaceStyle {
  /// A heart, broken at the low end.
  public static var heart: FaceStyle { FaceStyle(.heart) }
}

extension CharacterData {
  static var heart: CharacterData {
    var data = CharacterData(
      head: .heart, eyes: .shine, extras: FaceExtras(.blush, .tears, .crack), color: .ramp(.rose),
      rig: .crying, blush: SRGBColor(rgba: 0xFF2F_62FF))
    data.featureY = Channel(-12)
    return data
  }
}
