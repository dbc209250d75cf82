import EmojiRate

extension PictureKind {
  /// The document that settings ask for.
  func document(_ settings: Settings, _ value: Double) -> String {
    command.document(settings, value)
  }
}

extension RatedPicture {
  /// How a document is written, with no more than the kind has parameters for: the size that a style file
  /// gives is that of faces.
  static func options(_ settings: PictureSettings) -> SVGOptions {
    var options = settings.options
    if !parameters.hasSize { options.size = nil }
    return options
  }

  fileprivate static func document(_ settings: Settings, _ value: Double) -> String {
    let picture = Self(value, settings.picture)
    return settings.document(
      of: picture, options(settings.picture), from: settings.start?.value(on: picture.rating))
  }
}

extension Settings {
  /// The document of a picture, which moves if it comes from a value.
  func document(of picture: some Picture, _ options: SVGOptions, from start: Double?) -> String {
    let isURI = outputFormat == .dataURI
    guard let start else { return isURI ? picture.dataURI(options) : picture.svg(options) }
    let moving = MovingPicture(
      picture, RatingAnimation(from: start, duration: duration, repeatCount: repeatCount))
    return isURI ? moving.dataURI(options) : moving.svg(options)
  }
}
