extension FaceStyle {
  /// A ginger cat whose ears go from flat to upright.
  public static var cat: FaceStyle { FaceStyle(.cat) }
}

extension CharacterData {
  static var cat: CharacterData {
    var data = CharacterData(
      head: .cat, eyes: .shine, brows: .none, mouth: .cat,
      extras: FaceExtras(.blush, .nose, .whiskers),
      color: .ramp(.tabby))
    data.featureScale = 0.9
    data.rig.eyeY = Channel(-6, -8, -12, -13, -14, -16, -14)
    data.rig.cheek = Channel(0, 0, 0, 0, 0.3, 0.6, 1)
    return data
  }
}
