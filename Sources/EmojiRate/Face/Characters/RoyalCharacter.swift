extension FaceStyle {
  /// A round face with a crown.
  public static var royal: FaceStyle { FaceStyle(.royal) }
}

extension CharacterData {
  static var royal: CharacterData {
    CharacterData(
      extras: FaceExtras(.blush, .crown), color: .ramp(.sunny), frame: (120, 140, 92), hatLine: -80)
  }
}
