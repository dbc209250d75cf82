import EmojiRate
import EmojiRatePNG

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
    let animation = settings.animation(on: picture.rating)
    return isURI
      ? picture.dataURI(options, animation: animation) : picture.svg(options, animation: animation)
  }

  /// The file that the settings ask for: a document or a PNG file.
  static func file(
    _ settings: Settings, _ subject: Subject, path: String
  ) throws(CommandError) -> Command.Outcome.File {
    settings.outputFormat == .png
      ? Command.Outcome.File(png: try png(settings, subject), path: path)
      : Command.Outcome.File(output: document(settings, subject), path: path)
  }

  /// The PNG file that the settings ask for; it is animated if they have a start value.
  private static func png(
    _ settings: Settings, _ subject: Subject
  ) throws(CommandError) -> [UInt8] {
    let picture = Self(subject, settings: settings.picture)
    let options = options(settings.picture)
    let scale = settings.draw.scale?.factor ?? 1
    do throws(PNGError) {
      let animation = settings.animation(on: picture.rating)
      return try picture.png(scale: scale, options, animation: animation)
    } catch {
      throw .notDrawn(settings.output, error)
    }
  }
}

extension Settings {
  /// The animation that the settings ask for; nil without a start value.
  fileprivate func animation(on scale: Rating) -> RatingAnimation? {
    draw.start.map {
      RatingAnimation(
        from: $0.place(on: scale), duration: draw.duration, repeatCount: draw.repeatCount)
    }
  }
}
