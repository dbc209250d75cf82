extension FaceStyle {
  /// The plain one for user interfaces: a square with round corners, from red to green, without brows and cheeks.
  public static var signal: FaceStyle { FaceStyle(.signal) }
}

extension CharacterData {
  static var signal: CharacterData {
    var data = CharacterData(head: .squircle, brows: .none, mouth: .curve, color: .ramp(.traffic))
    data.squircle.handle = Channel(0.8)
    data.featureScale = 1.06
    return data
  }
}
