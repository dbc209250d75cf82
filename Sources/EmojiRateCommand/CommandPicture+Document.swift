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

extension CommandPicture {
  /// The label with words for values, unless the label is another text.
  func label(_ label: SVGOptions.Label, _ words: [String], _ options: SVGOptions)
    -> SVGOptions.Label
  {
    guard label == .sentence, words.count > 1 else { return label }
    var options = options
    options.label = .sentence
    return .title(spoken(words, options))
  }
}

extension CommandPicture where Self: RatedPicture {
  /// The sentence behind the word for the value.
  func spoken(_ words: [String], _ options: SVGOptions) -> String {
    let part = (rating.value - rating.minimum) / (rating.maximum - rating.minimum)
    let index = Int((part * Double(words.count - 1)).rounded())
    return "\(words[min(max(index, 0), words.count - 1)]), \(accessibleText(options) ?? "")"
  }

  static func entry(_ value: Double) -> Entry { Entry(value: value, name: [], line: 0) }
}

extension Settings {
  /// The template of the titles; nil without one.
  func titleTemplate(
    filled: [String], columns: inout [String]?
  ) throws(CommandError) -> TextTemplate? {
    guard let title = picture.options.label.title else { return nil }
    do throws(CommandError) {
      return try TextTemplate(
        title, option: style.titlePlace == nil ? "--title" : "title", kept: ["value", "maximum"],
        filled: filled, columns: &columns)
    } catch {
      throw style.titlePlace.map(error.at) ?? error
    }
  }

  /// Makes the label of one picture: with words, and with the placeholders that the library does not know.
  mutating func fillLabel<Kind: CommandPicture>(
    of kind: Kind.Type, _ subject: Kind.Subject
  ) throws(CommandError) {
    let shown = Kind(subject, settings: picture)
    var entry = Kind.entry(subject)
    entry.name = Array((summary.item ?? "").utf8)
    var columns: [String]?
    let filled =
      ["percent"] + (entry.counts?.hasNumber == true ? ["number"] : [])
      + (summary.item == nil ? [] : ["name"])
    guard let template = try titleTemplate(filled: filled, columns: &columns) else {
      picture.options.label = shown.label(
        picture.options.label, input.grammar.words, Kind.options(picture))
      return
    }
    guard template.isOurs else { return }
    picture.options.label = .title(
      String(decoding: template.filled(entry, on: shown.rating), as: UTF8.self))
  }

  /// The scale of words: from 1 to their number, unless a maximum is given.
  mutating func scaleWords() {
    let count = input.grammar.words.count
    guard count > 1, picture.maximum == nil else { return }
    let minimum = picture.minimum ?? 1
    (picture.minimum, picture.maximum) = (minimum, minimum + Double(count - 1))
  }
}
