import EmojiRate

extension PictureKind {
  /// The document that settings ask for.
  func document(_ settings: Settings, _ value: Double) -> String {
    switch maker {
    case .value(let type): type.document(settings, value)
    }
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
    let options = options(settings.picture)
    let isURI = settings.outputFormat == .dataURI
    guard let start = settings.start?.value(on: picture.rating) else {
      return isURI ? picture.dataURI(options) : picture.svg(options)
    }
    let moving = MovingPicture(
      picture,
      RatingAnimation(
        from: start, duration: settings.duration, repeatCount: settings.repeatCount))
    return isURI ? moving.dataURI(options) : moving.svg(options)
  }
}
