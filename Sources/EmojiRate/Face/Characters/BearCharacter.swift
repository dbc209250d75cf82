extension FaceStyle {
  /// A brown bear with a muzzle.
  public static var bear: FaceStyle { FaceStyle(.bear) }
}

extension CharacterData {
  static var bear: CharacterData {
    var data = CharacterData(
      head: .bear, eyes: .shine, extras: FaceExtras(.blush, .tears, .bearEars, .muzzle, .nose),
      color: .ramp(.cocoa), rig: .crying)
    data.featureScale = 0.9
    data.nose = (y: 13, halfWidth: 4)
    data.rig.eyeY = Channel(-14, -14, -16, -17, -18, -20, -18)
    data.rig.browY = Channel(-46, -48, -51, -52, -53, -57, -58)
    data.rig.mouthY = Channel(56, 52, 47, 45, 43, 38, 34)
    data.rig.mouthHalfWidth = Channel(24, 22, 21, 21, 23, 26, 28)
    data.rig.upperLip = Channel(-20, -10, -5, 0, 6, 4, 3)
    data.rig.lowerLip = Channel(-1, -10, -5, 0, 6, 18, 26)
    data.rig.tear = Channel(0.8, 0.35, 0, 0, 0, 0, 0)
    data.rig.teeth = Channel(0)
    data.rig.tongue = Channel(0)
    return data
  }
}
