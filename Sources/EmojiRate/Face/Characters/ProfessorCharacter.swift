extension FaceStyle {
  /// A round face with glasses and a moustache.
  public static var professor: FaceStyle { FaceStyle(.professor) }
}

extension CharacterData {
  static var professor: CharacterData {
    var data = CharacterData(extras: FaceExtras(.moustache, .glasses), color: .ramp(.sunny))
    data.rig.eyeTop = Channel(2, 8, 12, 13, 13, 14, 13)
    data.rig.eyeHalfWidth = Channel(10, 9, 8, 8, 8, 8.5, 14)
    data.rig.eyeBottom = Channel(9, 11, 12, 13, 13, 13, -13)
    data.rig.browY = Channel(-52, -52, -57, -58, -59, -62, -64)
    data.rig.browWeight = Channel(1, 1, 0.9, 0.8, 0.8, 0.8, 0.8)
    data.rig.mouthY = Channel(60, 58, 55, 53, 51, 46, 40)
    data.rig.upperLip = Channel(-10, -8, -5, 0, 6, 3, 3)
    data.rig.lowerLip = Channel(-10, -8, -5, 0, 6, 16, 27)
    data.rig.mouthHalfWidth = Channel(22, 21, 20, 20, 23, 27, 31)
    data.rig.eyeY = Channel(-14, -14, -16, -17, -18, -19, -18)
    data.rig.tongue = Channel(0, 0, 0, 0, 0, 0, 0.8)
    data.rig.teeth = Channel(0)
    return data
  }
}
