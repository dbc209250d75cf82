extension FaceStyle {
  /// A round face that goes from wailing at night to laughing at sunrise.
  public static var dawn: FaceStyle { FaceStyle(.dawn) }
}

extension CharacterData {
  static var dawn: CharacterData {
    CharacterData(
      eyes: .shine, extras: FaceExtras(.blush, .tears), color: .ramp(.dawn), rig: .crying)
  }
}
