import EmojiRate

/// What the command knows of a kind of picture beside what the library says.
protocol CommandPicture: DescribedPicture {
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
}
