extension Face: RatedPicture {
  /// `face`.
  package static var name: String { "face" }

  /// `a face`.
  package static var phrase: String { "a face" }

  /// The parameters of faces.
  public static var parameters: ParameterScope { ParameterScope(hasRow: false, hasSummary: false) }

  /// A face has the colour of its rating.
  package static var followsRating: Bool { true }

  /// Makes the face that settings describe, for `value`, clamped into their scale.
  public init(_ value: Double, settings: PictureSettings) {
    self.init(settings.rating(value, of: Self.self), style: settings.faceStyle)
  }
}
