extension FaceStyle {
  /// A star that begins to sparkle.
  public static var star: FaceStyle { FaceStyle(.star) }
}

extension CharacterData {
  static var star: CharacterData {
    var data = CharacterData(
      head: .star, eyes: .shine, brows: .none, extras: FaceExtras(.blush, .tears, .twinkle),
      color: .ramp(.gold), rig: .crying, lineWidth: 11, frame: (120, 124, 107))
    data.featureScale = 0.7
    return data
  }
}
