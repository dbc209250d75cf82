import EmojiRate

extension CommandPicture {
  /// The options of a document.
  ///
  /// The size in a style file is for faces, so kinds without a size parameter do not use it.
  static func options(_ settings: PictureSettings) -> SVGOptions {
    var options = settings.options
    if !parameters.hasSize { options.size = nil }
    return options
  }

  static func sample(_ settings: PictureSettings) -> Self {
    Self(sample(Rating.defaultValue, settings), settings: settings)
  }

  /// The size of a document, in CSS pixels.
  static func sampleSize(_ settings: PictureSettings) -> Size {
    sample(settings).documentSize(options(settings))
  }

  /// The document of a sample, for a value of the scale.
  static func document(_ settings: Settings, at value: Double) -> String {
    document(settings, sample(value, settings.picture))
  }

  /// The document that the settings ask for; it is animated if they have a start value.
  static func document(_ settings: Settings, _ subject: Subject) -> String {
    let picture = Self(subject, settings: settings.picture)
    let options = options(settings.picture)
    let isURI = settings.outputFormat == .dataURI
    guard let start = settings.start?.place(on: picture.rating) else {
      return isURI ? picture.dataURI(options) : picture.svg(options)
    }
    let moving = MovingPicture(
      picture,
      RatingAnimation(from: start, duration: settings.duration, repeatCount: settings.repeatCount))
    return isURI ? moving.dataURI(options) : moving.svg(options)
  }
}
