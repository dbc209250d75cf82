import EmojiRate

/// What the command knows of a kind of picture beside what the library says.
protocol CommandPicture: DescribedPicture {
  /// What a picture is made from: a value, or how many ratings there are of each.
  associatedtype Subject

  /// The options that say how it looks, whatever it shows and wherever it goes.
  static var look: [CommandOption] { get }
  /// All options of the command that draws one.
  static var drawing: OptionTable { get }
  /// All options of the command that exports several.
  static var exporting: OptionTable { get }
  /// Whether it is so wide that a list shows one below the other.
  static var isWide: Bool { get }

  /// Reads what a command line says without the name of an option.
  static func readOperands(_ arguments: Arguments, of request: inout Request) throws(CommandError)
  /// What the command prints or writes into one file.
  static func outcome(_ settings: inout Settings) throws(CommandError) -> Command.Outcome
  /// What one picture shows by what was asked for.
  static func subject(_ settings: inout Settings) throws(CommandError) -> Subject
  /// What a picture shows in a list of options, at a value of the scale.
  static func sample(_ value: Double, _ settings: PictureSettings) -> Subject
  /// The scale, its value aside.
  static func scale(_ settings: inout Settings) throws(CommandError) -> Rating
  /// What an export shows, gone through before anything is written.
  static func plan(_ job: ExportJob) throws -> any ExportPlan
  /// Whether each picture of an export is of a line, whose columns templates can name.
  static var showsLines: Bool { get }
  /// What an export makes of its pictures.
  static func outputs(_ export: ExportSettings, noun: String) throws(CommandError)
    -> [any ExportOutput]
  /// What a picture of an export is made from.
  static func subject(of entry: Entry) -> Subject

  init(_ subject: Subject, _ settings: PictureSettings)
  /// Makes it show something else.
  mutating func show(_ subject: Subject)
}

extension PictureKind {
  /// The type of its pictures.
  var command: any CommandPicture.Type {
    switch self {
    case .face: Face.self
    case .row: StarRow.self
    case .summary: RatingSummary.self
    }
  }
}

extension CommandPicture {
  static func outcome(_ settings: inout Settings) throws(CommandError) -> Command.Outcome {
    try drawn(&settings)
  }

  /// A picture, or both of a pair.
  static func drawn(_ settings: inout Settings) throws(CommandError) -> Command.Outcome {
    let subject = try subject(&settings)
    var outcome = Command.Outcome(
      path: settings.output,
      pngScale: settings.outputFormat == .png ? settings.scale ?? PNGScale(1) : nil,
      messages: try settings.warnings())
    if settings.export.pair.isEmpty {
      outcome.output = document(settings, subject)
    } else {
      try outcome.addPair(of: Self.self, settings, subject)
    }
    return outcome
  }
}

/// Pictures that are made from a value.
extension CommandPicture where Self: RatedPicture {
  static func readOperands(
    _ arguments: Arguments, of request: inout Request
  ) throws(CommandError) {
    try request.readRating(arguments)
  }

  static func subject(_ settings: inout Settings) throws(CommandError) -> Double {
    try settings.value(of: Self.self)
  }

  static func sample(_ value: Double, _ settings: PictureSettings) -> Double { value }

  static func scale(_ settings: inout Settings) throws(CommandError) -> Rating {
    try settings.scale(of: Self.self)
  }

  static func plan(_ job: ExportJob) throws -> any ExportPlan { try ValuePlan(job) }

  static var showsLines: Bool { true }

  static func outputs(
    _ export: ExportSettings, noun: String
  ) throws(CommandError) -> [any ExportOutput] {
    var outputs: [any ExportOutput] =
      export.format == .css ? [Stylesheet(noun)] : [SVGFiles(), try PNGFiles(export.scales)]
    if export.hasSprite { outputs.append(Sprite()) }
    if export.hasSheet { outputs.append(ContactSheet()) }
    return outputs
  }

  static func subject(of entry: Entry) -> Double { entry.value }

  mutating func show(_ value: Double) { rating.value = value }
}

extension Face: CommandPicture {
  static let look = PictureOptions.rows(of: .face)
  static let drawing = OptionTable.drawing(.face)
  static let exporting = OptionTable.export(.face)
  static var isWide: Bool { false }
}

extension StarRow: CommandPicture {
  static let look = PictureOptions.rows(of: .row)
  static let drawing = OptionTable.drawing(.row)
  static let exporting = OptionTable.export(.row)
  static var isWide: Bool { true }
}
