extension FaceStyle {
  /// A round face with dark glasses.
  public static var cool: FaceStyle { FaceStyle(.cool) }
}

extension CharacterData {
  static var cool: CharacterData {
    var data = CharacterData(
      eyes: .none, mouth: .smirk, extras: FaceExtras(.blush, .shades), color: .ramp(.sunny))
    data.rig.browY = Channel(-38, -42, -48, -49, -50, -54, -56)
    data.rig.eyeY = Channel(-6, -8, -12, -14, -15, -17, -15)
    data.rig.browWeight = Channel(1)
    data.rig.cheekY = Channel(15)
    return data
  }
}
