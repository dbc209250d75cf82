extension FaceStyle {
  /// The face of the original control.
  public static var classic: FaceStyle { FaceStyle(.classic) }
}

extension CharacterData {
  static var classic: CharacterData {
    CharacterData(
      eyes: .classic, brows: .none, mouth: .classic, paint: .line, color: .range(ColorRange()),
      lineWidth: FaceNumber.lineWidth.parameter.usual)
  }
}
