import Testing

/// The table of the specification, section 1, as far as the command's options go: written down here
/// again, so that a slip in the code is not a slip in the test.
struct SpecifiedParameter: Sendable, CustomTestStringConvertible {
  var option: String
  var defaultValue: Double
  var limits: ClosedRange<Double>

  var testDescription: String { "--\(option)" }

  /// The parameters of the style, which clamp.
  static let style = [
    SpecifiedParameter(option: "line-width", defaultValue: 14, limits: 0.5...20),
    SpecifiedParameter(option: "mouth-width", defaultValue: 0.6, limits: 0.2...0.7),
    SpecifiedParameter(option: "lip-width", defaultValue: 0.7, limits: 0.2...0.9),
    SpecifiedParameter(option: "mouth-position", defaultValue: 0.35, limits: 0.1...0.5),
    SpecifiedParameter(option: "eye-width", defaultValue: 0.2, limits: 0.1...0.3),
    SpecifiedParameter(option: "eye-position", defaultValue: 0.6, limits: 0.6...0.8),
  ]

  /// The parameters of the document, which are refused.
  static let document = [
    SpecifiedParameter(option: "size", defaultValue: 240, limits: 1...10000),
    SpecifiedParameter(option: "precision", defaultValue: 2, limits: 0...6),
  ]
}
