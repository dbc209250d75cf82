import EmojiRate

/// What the command knows of a kind of picture beside what the library says.
protocol CommandPicture: RatedPicture {
  /// The options that say how it looks, whatever it shows and wherever it goes.
  static var look: [CommandOption] { get }
  /// All options of the command that draws one.
  static var drawing: OptionTable { get }
  /// All options of the command that exports several.
  static var exporting: OptionTable { get }
  /// Whether it is so wide that a list shows one below the other.
  static var isWide: Bool { get }
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

extension Face: CommandPicture {
  static let look = PictureOptions.rows(of: parameters)
  static let drawing = OptionTable.drawing(.face)
  static let exporting = OptionTable.export(.face)
  static var isWide: Bool { false }
}

extension StarRow: CommandPicture {
  static let look = PictureOptions.rows(of: parameters)
  static let drawing = OptionTable.drawing(.row)
  static let exporting = OptionTable.export(.row)
  static var isWide: Bool { true }
}

extension RatingSummary: CommandPicture {
  static let look = PictureOptions.rows(of: parameters)
  static var drawing: OptionTable { .drawingSummary }
  static var exporting: OptionTable { .exportSummary }
  static var isWide: Bool { true }

  /// A summary to look at, where there are no counts: the nearer to `value`, the more ratings.
  public init(_ value: Double, _ settings: PictureSettings) {
    let minimum = settings.minimum ?? 1
    let scale = RatingCounts(
      of: [], minimum: minimum, maximum: settings.maximum ?? minimum + 4, step: settings.step ?? 1)
    let gaps = Double(scale.valueCount - 1)
    let place = (value - scale.minimum) / (scale.maximum - scale.minimum) * gaps
    let counts = (0..<scale.valueCount).map { Int(12 / (1 + (Double($0) - place).magnitude)) }
    self.init(
      RatingCounts(
        counts, minimum: scale.minimum, step: (scale.maximum - scale.minimum) / gaps), settings)
  }
}
