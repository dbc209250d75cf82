extension FaceStyle {
  /// A round face with a party hat, from tears to laughter.
  public static var party: FaceStyle { FaceStyle(.party) }
}

extension CharacterData {
  static var party: CharacterData {
    CharacterData(
      eyes: .shine, extras: FaceExtras(.blush, .tears, .partyHat), color: .ramp(.sunny),
      rig: .crying,
      frame: (120, 146, 87))
  }
}
