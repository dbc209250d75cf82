extension FaceStyle {
  /// A robot whose antenna shows the rating too.
  public static var robot: FaceStyle { FaceStyle(.robot) }
}

extension CharacterData {
  static var robot: CharacterData {
    var data = CharacterData(
      head: .squircle, eyes: .ring, mouth: .grin, extras: FaceExtras(.antenna, .robotEars),
      color: .ramp(.steel), frame: (120, 136, 98))
    data.squircle = (handle: Channel(0.86), halfWidth: 94, halfHeight: 78)
    data.featureScale = 0.92
    data.rig.cheek = Channel(0)
    return data
  }
}
