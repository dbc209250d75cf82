import EmojiRate
import EmojiRatePNG

/// The command's part of a kind of picture, in addition to the library's description.
protocol CommandPicture: DescribedPicture {
  /// The options for the look, independent of the value and the output.
  static var look: [CommandOption] { get }
  /// What the settings ask for.
  static func subject(_ settings: inout Settings) throws(CommandError) -> Subject
  /// A sample for a list of options, at a value of the scale.
  static func sample(_ value: Double, _ settings: PictureSettings) -> Subject
  /// The scale, without a value.
  static func scale(_ settings: inout Settings) throws(CommandError) -> Rating
  /// The text for screen readers, with words for values.
  func spoken(_ words: [String], _ options: SVGOptions) -> String

  init(_ subject: Subject, settings: PictureSettings)
  mutating func show(_ subject: Subject)
}

extension CommandPicture {
  /// The outcome with a picture, with both pictures of a pair, or with the numbers as JSON.
  static func outcome(_ settings: inout Settings) throws(CommandError) -> Command.Outcome {
    let item = settings.summary.item ?? ""
    let shown = NamedSubject(subject: try subject(&settings), name: Array(item.utf8))
    let filled =
      ["percent"] + (shown.subject.counts.hasNumber ? ["number"] : [])
      + (shown.name.isEmpty ? [] : ["name"])
    let title = try settings.titleTemplate(filled: filled)
    let words = settings.input.grammar.words
    var messages = try settings.messages()
    if settings.outputFormat == .json {
      let sentence = Self(shown.subject, settings: settings.picture)
        .spoken(words, options(settings.picture))
      return Command.Outcome(
        output: RatingFacts(of: shown.subject, item: item, bands: settings.picture.bands)
          .document(sentence),
        path: settings.output, messages: messages)
    }
    do throws(CommandError) {
      if !settings.export.pair.isEmpty, settings.output == nil {
        throw .usage("--pair makes two files; give --output, such as --output face.svg")
      }
      func files(_ look: PictureLook) throws(CommandError) -> [Command.Outcome.File] {
        try Renderer(Self.self, look, title: title, words: words).drawn(shown).files(settings)
      }
      let looks = settings.export.looks(of: settings.picture)
      var all = try files(looks[0])
      if looks.count > 1 {
        let others = try files(looks[1])
        if zip(all, others).allSatisfy({ $0.bytes == $1.bytes }) {
          messages += "emoji-rate: note: \(ColorScheme.equalLooks)\n"
        } else {
          all += others
        }
      }
      return Command.Outcome(.files(all), messages: messages)
    } catch {
      // Clamped numbers may be the reason.
      var outcome = Command.Outcome(messages: messages)
      outcome.report(error)
      return outcome
    }
  }

  /// The options of a document.
  ///
  /// The size in a style file is for faces, so kinds without a size parameter do not use it.
  static func options(_ settings: PictureSettings) -> SVGOptions {
    var options = settings.options
    if !hasSize { options.size = nil }
    return options
  }

  /// The size of a document, in CSS pixels.
  static func sampleSize(_ settings: PictureSettings) -> Size {
    Self(sample(Rating.defaultValue, settings), settings: settings).documentSize(options(settings))
  }

  /// The document of a sample, at a value of the scale.
  static func document(_ settings: PictureSettings, at value: Double) -> String {
    Self(sample(value, settings), settings: settings).svg(options(settings))
  }
}

/// Pictures of a value.
extension CommandPicture where Self: RatedPicture {
  init(_ subject: Subject, settings: PictureSettings) {
    self.init(subject.value, settings: settings)
  }

  mutating func show(_ subject: Subject) { rating.value = subject.value }

  /// The value to draw, which may be outside the scale.
  static func subject(_ settings: inout Settings) throws(CommandError) -> Subject {
    guard let literal = settings.draw.value else {
      throw .usage("there is no rating; give the one to show, such as 3.2")
    }
    let scale = try scale(&settings)
    let limits = scale.minimum...scale.maximum
    let value = literal.value(on: scale)
    settings.remarks.clamp(settings.draw.ratingName, value, to: limits, given: literal.text)
    if let start = settings.draw.start {
      settings.remarks.clamp(
        "--animate-from", start.place(on: scale), to: limits, given: start.text)
    }
    return .value(value)
  }

  static func sample(_ value: Double, _ settings: PictureSettings) -> Subject { .value(value) }

  /// The scale, with a check that arithmetic can keep its values apart.
  static func scale(_ settings: inout Settings) throws(CommandError) -> Rating {
    // Smaller numbers have no meaning.
    let least = 1e-9
    let picture = settings.picture
    let minimum = picture.minimum ?? Rating().minimum
    let maximum = picture.maximum ?? defaultMaximum(in: picture)
    guard minimum < maximum else { throw .notBelow(minimum, maximum) }
    let (range, step) = (maximum - minimum, picture.step ?? 0)
    guard range >= least, step == 0 || step >= least else {
      let (what, number) = range < least ? ("a range of", range) : ("--step", step)
      throw .data(
        "\(what) \(Messages.plain(number)) is too small to count with; "
          + "give at least \(Messages.plain(least))")
    }
    return picture.rating(minimum, of: Self.self)
  }

  /// The sentence behind the word for the value.
  func spoken(_ words: [String], _ options: SVGOptions) -> String {
    let part = (rating.value - rating.minimum) / (rating.maximum - rating.minimum)
    let index = Int((part * Double(words.count - 1)).rounded())
    return "\(words[min(max(index, 0), words.count - 1)]), \(accessibleText(options) ?? "")"
  }
}

extension Face: CommandPicture {
  static let look = PictureOptions.rows(of: .face)
}

extension StarRow: CommandPicture {
  static let look = PictureOptions.rows(of: .row)
}
