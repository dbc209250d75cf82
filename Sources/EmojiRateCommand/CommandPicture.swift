import EmojiRate
import EmojiRatePNG

/// The command's part of a kind of picture, in addition to the library's description.
protocol CommandPicture: DescribedPicture, PNGPicture {
  /// The input of a picture: a value, or the number of ratings of each value.
  associatedtype Subject

  /// The options for the look, independent of the value and the output.
  static var look: [CommandOption] { get }

  static func outcome(_ settings: inout Settings) throws(CommandError) -> Command.Outcome
  /// The subject of the picture that the settings ask for.
  static func subject(_ settings: inout Settings) throws(CommandError) -> Subject
  /// The subject of a sample in a list of options, at a value of the scale.
  static func sample(_ value: Double, _ settings: PictureSettings) -> Subject
  /// The scale, without a value.
  static func scale(_ settings: inout Settings) throws(CommandError) -> Rating
  /// The plan of an export, made before anything is written.
  static func plan(_ job: ExportJob) throws -> ExportPlan
  /// Whether each exported picture comes from a line, whose columns templates can name.
  static var showsLines: Bool { get }
  static func subject(of entry: Entry) -> Subject
  static func entry(_ subject: Subject) -> Entry
  /// The text for screen readers, with words for values.
  func spoken(_ words: [String], _ options: SVGOptions) -> String

  init(_ subject: Subject, settings: PictureSettings)
  /// Changes the picture to show another subject.
  mutating func show(_ subject: Subject)
}

extension PictureKind {
  var command: any CommandPicture.Type {
    switch self {
    case .face: Face.self
    case .row: StarRow.self
    case .summary: RatingSummary.self
    }
  }
}

extension CommandPicture {
  static var showsLines: Bool { false }

  static func outcome(_ settings: inout Settings) throws(CommandError) -> Command.Outcome {
    try drawn(&settings)
  }

  /// The outcome with one picture, or with both pictures of a pair.
  static func drawn(_ settings: inout Settings) throws(CommandError) -> Command.Outcome {
    let subject = try subject(&settings)
    try settings.fillLabel(of: Self.self, subject)
    var outcome = Command.Outcome(path: settings.output, messages: try settings.messages())
    do throws(CommandError) {
      if settings.export.pair.isEmpty {
        let file = try file(settings, subject, path: "")
        (outcome.output, outcome.png) = (file.output, file.png)
      } else {
        try outcome.addPair(of: Self.self, settings, subject)
      }
    } catch {
      // Clamped numbers may be the reason.
      outcome = Command.Outcome(messages: outcome.messages)
      outcome.report(error)
    }
    return outcome
  }
}

/// Pictures of a value.
extension CommandPicture where Self: RatedPicture {
  /// The value to draw, which may be outside the scale.
  static func subject(_ settings: inout Settings) throws(CommandError) -> Double {
    guard var literal = settings.draw.value else {
      throw .usage("there is no rating; give the one to show, such as 3.2")
    }
    if literal == .standardInput { literal = try RatingInput.read() }
    let scale = try scale(&settings)
    let limits = scale.minimum...scale.maximum
    let value = literal.value(on: scale)
    settings.remarks.clamp(settings.draw.ratingName, value, to: limits, given: literal.text)
    if let start = settings.draw.start {
      settings.remarks.clamp(
        "--animate-from", start.place(on: scale), to: limits, given: start.text)
    }
    return value
  }

  static func sample(_ value: Double, _ settings: PictureSettings) -> Double { value }

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

  static func plan(_ job: ExportJob) throws -> ExportPlan { try ExportPlan(ofValues: job) }

  static var showsLines: Bool { true }

  static func subject(of entry: Entry) -> Double { entry.value }

  mutating func show(_ value: Double) { rating.value = value }
}

extension Face: CommandPicture {
  static let look = PictureOptions.rows(of: .face)
}

extension StarRow: CommandPicture {
  static let look = PictureOptions.rows(of: .row)
}
