import EmojiRate
import EmojiRatePNG

/// A kind of picture with everything that the command needs in addition to the library.
protocol CommandPicture: DescribedPicture {
  /// The options for the look, independent of the value and the output.
  static var look: [CommandOption] { get }
  /// The value, counts or history that the settings ask for; reads files of ratings.
  static func subject(_ settings: inout Settings) throws(CommandError) -> Subject
  /// A sample subject at a value of the scale, to measure and compare looks.
  static func sample(_ value: Double, _ settings: PictureSettings) -> Subject
  /// The scale, without a value.
  static func scale(_ settings: inout Settings) throws(CommandError) -> Rating
  /// The text for screen readers, which uses the words for values if there are any.
  func spoken(_ words: [String], _ options: SVGOptions) -> String

  init(_ subject: Subject, settings: PictureSettings)
  mutating func show(_ subject: Subject)
}

extension CommandPicture {
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

  /// The value to draw.
  ///
  /// If it is off the scale, a warning is noted, and the picture clamps it.
  static func subject(_ settings: inout Settings) throws(CommandError) -> Subject {
    guard case .given(let literal, let name) = settings.draw.rating else {
      throw .usage("there is no rating; give the one to show, such as 3.2")
    }
    let scale = try scale(&settings)
    let limits = scale.minimum...scale.maximum
    let value = literal.value(on: scale)
    settings.remarks.clamp(name, value, to: limits, given: literal.text)
    if let start = settings.draw.start {
      settings.remarks.clamp(
        "--animate-from", start.place(on: scale), to: limits, given: start.text)
    }
    return .value(value)
  }

  static func sample(_ value: Double, _ settings: PictureSettings) -> Subject { .value(value) }

  /// The scale; throws if its range or step is too small to count with.
  static func scale(_ settings: inout Settings) throws(CommandError) -> Rating {
    // The smallest unit of PlainDecimal.
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
    guard step <= range else {
      throw .data(
        "--step \(Messages.plain(step)) is longer than the scale from "
          + "\(Messages.range(minimum...maximum)); give at most \(Messages.plain(range))")
    }
    return picture.rating(minimum, of: Self.self)
  }

  /// The word nearest to the value, a comma, and the picture's own sentence.
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
