import EmojiRate

/// What the arguments ask for, filled in row by row from the option table.
struct Settings: Equatable {
  var value: Double?
  var minimum = Rating().minimum
  /// Nil is as the subcommand has it.
  var maximum: Double?
  var step = Rating().step

  var theme = Theme.original
  // Colours that are given; the others are the theme's.
  var lowColor: HSBColor?
  var highColor: HSBColor?
  var huePath: HuePath?
  var fixedColor: HSBColor?
  var fillColor: HSBColor?
  var strokeColor: HSBColor?

  var style = FaceStyle()
  var row = StarRow(Rating())
  var layout = RowSettings()

  /// The value that the picture starts from; nil where it does not move.
  var start: Double?
  var duration: Double?
  /// Nil is without end.
  var repeatCount: Int? = 1

  var document = SVGOptions()
  var format = Format.svg
  var isStrict = false
  /// A path, or - for the standard input.
  var styleFile: String?
  /// A path; nil is the standard output.
  var output: String?

  /// The lengths of a row, from which its layout follows.
  struct RowSettings: Equatable {
    var starSize = RowLayout.defaultSide
    var spacing = RowLayout.defaultSpacing
    var width: Double?
    var height = 0.0
    var margin = 0.0
    var minimumStarSize = RowLayout.leastSide
    var cells: Size?

    var layout: RowLayout {
      if let cells { return .cells(width: cells.width, height: cells.height) }
      guard let width else { return .fixed(side: starSize, spacing: spacing) }
      return .fitted(
        width: width, height: height, margin: margin, spacing: spacing,
        minimumSide: minimumStarSize)
    }
  }

  var export = ExportSettings()

  /// How the document is written.
  enum Format: String, CaseIterable {
    case svg
    case dataURI = "data-uri"
  }

  /// What was assigned but not kept as it was.
  var clampings: [Clamping] = []

  /// Notes that a value is outside of its limits, if it is.
  mutating func noteClamping(of option: String, _ value: Double, to limits: ClosedRange<Double>) {
    guard !limits.contains(value) else { return }
    clampings.append(
      Clamping(
        option: option, given: Messages.plain(value),
        used: value < limits.lowerBound ? limits.lowerBound : limits.upperBound, limits: limits))
  }

  /// An assignment that the limits changed.
  struct Clamping: Equatable {
    var option: String
    var given: String
    var used: Double
    var limits: ClosedRange<Double>
    /// Where in a style file; nil is the command line.
    var place: StylePlace?
  }
}
