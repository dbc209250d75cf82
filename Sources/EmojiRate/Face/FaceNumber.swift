/// The numbers of a face's style.
///
/// To add a number, add a case and its row here, and its property to ``FaceStyle``; then use it in a part.
/// Options, keys of style files, attributes of the control and the tables of the documentation follow.
package enum FaceNumber: Int, CaseIterable, Hashable, Sendable {
  case lineWidth, mouthWidth, lipWidth, mouthPosition, eyeWidth, eyePosition, morph, extraScale,
    rimWidth

  /// The name, limits, default, unit and summary.
  ///
  /// The limits and defaults of the first six come from TTGEmojiRate.
  package var parameter: NumberParameter {
    switch self {
    case .lineWidth:
      NumberParameter(
        "line-width", 0.5...20, defaultValue: 14, unit: "units of 1/240 of the side",
        "The width of every stroke. Each character has its own default.")
    case .mouthWidth:
      NumberParameter(
        "mouth-width", 0.2...0.7, defaultValue: 0.6, unit: "of the side",
        "The width of the mouth.")
    case .lipWidth:
      NumberParameter(
        "lip-width", 0.2...0.9, defaultValue: 0.7, unit: "of the mouth's width",
        "How flat the lip's curve is.")
    case .mouthPosition:
      NumberParameter(
        "mouth-position", 0.1...0.5, defaultValue: 0.35, unit: "of the side",
        "The height of the mouth's corners above the bottom.")
    case .eyeWidth:
      NumberParameter(
        "eye-width", 0.1...0.3, defaultValue: 0.2, unit: "of the side",
        "The width of an eye.")
    case .eyePosition:
      NumberParameter(
        "eye-position", 0.6...0.8, defaultValue: 0.6, unit: "of the side",
        "The height of the eyes above the bottom.")
    case .morph:
      NumberParameter(
        "morph", 0...1, defaultValue: 1, "How much the head changes its shape with the rating.")
    case .extraScale:
      NumberParameter(
        "extra-scale", 0...2, defaultValue: 1, "The size of blush, tears, sweat and sparkles.")
    case .rimWidth:
      NumberParameter(
        "rim-width", 0...20, defaultValue: 8, unit: "units of 1/240 of the side",
        "The width of a filled head's outline. Some characters have their own default.")
    }
  }
}

/// A number of a face's style, clamped on assignment; NaN sets the parameter's default.
///
/// The projected value is the number that is set; nil or NaN unsets it.
@propertyWrapper
public struct StyleNumber: Hashable, Sendable {
  private let number: FaceNumber
  /// The default, which can be the character's.
  var own: Double
  /// The number that is set, or infinity, which no limits allow.
  private var given = Double.infinity

  /// Makes a number with the parameter's default.
  init(_ number: FaceNumber) {
    self.number = number
    own = number.parameter.defaultValue
  }

  /// The number that is set; nil if it is not set.
  public var projectedValue: Double? {
    get { given < .infinity ? given : nil }
    set { given = number.parameter.clamped(newValue) ?? .infinity }
  }

  /// The number that is set, or else the default.
  public var wrappedValue: Double {
    get { given < .infinity ? given : own }
    set { given = number.parameter.clamped(newValue) }
  }
}
