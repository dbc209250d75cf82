extension FaceStyle {
  /// A face for 12 to 20 pixels: two bars, one bold curve, and no rim.
  public static var mini: FaceStyle { FaceStyle(.mini) }
}

extension CharacterData {
  static var mini: CharacterData {
    CharacterData(
      eyes: .tick, brows: .none, mouth: .curve, color: .ramp(.traffic), lineWidth: 20, rimWidth: 0,
      frame: (120, 120, 118))
  }
}
