extension FaceStyle {
  /// A burst of rays that becomes a circle and bursts into bloom.
  public static var bloom: FaceStyle { FaceStyle(.bloom) }
}

extension CharacterData {
  static var bloom: CharacterData {
    var data = CharacterData(
      head: .bloom, brows: .none, extras: FaceExtras(.blush, .tears), color: .ramp(.flora),
      rig: .crying)
    data.featureScale = 0.9
    return data
  }
}
