extension FaceStyle {
  /// A round face with horns at the low end and a halo at the high one.
  public static var karma: FaceStyle { FaceStyle(.karma) }
}

extension CharacterData {
  static var karma: CharacterData {
    CharacterData(
      extras: FaceExtras(.blush, .horns, .halo), color: .ramp(.fable), frame: (120, 138, 94))
  }
}
