extension FaceStyle {
  /// A drop of slime with large eyes, which slumps and bounces.
  public static var blob: FaceStyle { FaceStyle(.blob) }
}

extension CharacterData {
  static var blob: CharacterData {
    var data = CharacterData(
      head: .blob, eyes: .open, extras: FaceExtras(.blush, .tears), color: .ramp(.slime),
      rig: .crying)
    data.featureY = Channel(12, 9, 5, 3, 2, 0, -1)
    data.featureScale = 0.95
    data.rig.browWeight = Channel(0.9, 0.9, 0.8, 0.7, 0.7, 0.75, 0.8)
    data.rig.browY = Channel(-45, -49, -51, -51, -52, -55, -59)
    data.rig.eyeY = Channel(-12, -12, -14, -16, -17, -19, -20)
    data.rig.mouthY = Channel(60, 53, 45, 40, 36, 27, 17)
    data.rig.cheekY = Channel(22, 22, 22, 22, 22, 20, 16)
    data.rig.cheekX = Channel(70)
    return data
  }
}
