extension FaceStyle {
  /// A rabbit whose ears hang when it is sad.
  public static var bunny: FaceStyle { FaceStyle(.bunny) }
}

extension CharacterData {
  static var bunny: CharacterData {
    var data = CharacterData(
      head: .bunny, eyes: .shine, extras: FaceExtras(.blush, .tears, .bunnyEars, .nose),
      color: .ramp(.blossom), rig: .crying, frame: (120, 121, 105),
      blush: SRGBColor(rgba: 0xFF7F_A0FF))
    data.featureScale = 0.78
    data.nose = (y: 10, halfWidth: 3)
    data.rig.mouthY = Channel(60, 55, 48, 44, 41, 34, 28)
    data.rig.lowerLip = Channel(-6, -18, -9, 0, 10, 24, 40)
    return data
  }
}
