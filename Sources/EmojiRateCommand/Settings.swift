import EmojiRate

/// What the arguments ask for, filled in row by row from the option table.
struct Settings {
  var value: Double?
  var minimum = Rating().minimum
  var maximum = Rating().maximum
  var step = Rating().step

  var style = FaceStyle()
  var colors = ColorRange()
  var fixedColor: HSBColor?

  var document = SVGOptions()
  var format = Format.svg
  var isStrict = false
  /// A path; nil is the standard output.
  var output: String?

  /// How the document is written.
  enum Format: String, CaseIterable {
    case svg
    case dataURI = "data-uri"
  }

  /// What was assigned but not kept as it was.
  var clampings: [Clamping] = []

  /// An assignment that the limits changed.
  struct Clamping: Equatable {
    var option: String
    var given: String
    var used: Double
    var limits: ClosedRange<Double>
  }
}
