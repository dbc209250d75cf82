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

  /// The number that is set; nil if there is none.
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
