extension FaceStyle {
  /// A round face drawn in lines, from red to green.
  public static var sketch: FaceStyle { FaceStyle(.sketch) }
}

extension CharacterData {
  static var sketch: CharacterData {
    CharacterData(paint: .line, color: .ramp(.traffic))
  }
}
