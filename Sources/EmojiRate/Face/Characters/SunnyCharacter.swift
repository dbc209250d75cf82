extension FaceStyle {
  /// A round yellow face, from furious to laughing.
  public static var sunny: FaceStyle { FaceStyle(.sunny) }
}

extension CharacterData {
  static var sunny: CharacterData { CharacterData(extras: .blush, color: .ramp(.sunny)) }
}
