/// A number parameter: its name, limits, default and meaning.
///
/// Assigned values are clamped to its limits. Options, style files, the control's attributes, server
/// parameters and tables of the documentation use it.
package struct NumberParameter: Sendable {
  /// The name as users type it: `mouth-width`.
  package let name: StaticString
  /// The allowed values, both ends included.
  package let limits: ClosedRange<Double>
  /// The default.
  package let defaultValue: Double
  /// Whether only whole numbers are allowed.
  package let isWhole: Bool
  /// The unit, written after a number: "of the side".
  package let unit: StaticString
  /// The purpose, as one sentence.
  package let summary: StaticString

  /// Describes a number.
  package init(
    _ name: StaticString, _ limits: ClosedRange<Double>, defaultValue: Double,
    isWhole: Bool = false,
    unit: StaticString = "", _ summary: StaticString
  ) {
    self.name = name
    self.limits = limits
    self.defaultValue = defaultValue
    self.isWhole = isWhole
    self.unit = unit
    self.summary = summary
  }

  /// The allowed value nearest to `value`.
  ///
  /// NaN means ``defaultValue``.
  package func clamped(_ value: Double) -> Double {
    value.clamped(to: limits, ifNaN: defaultValue)
  }

  /// The allowed value nearest to `value`.
  ///
  /// Nil and NaN mean nil.
  package func clamped(_ value: Double?) -> Double? {
    // Only NaN differs from itself.
    value.flatMap { $0 == $0 ? clamped($0) : nil }
  }

  /// The allowed value nearest to `value`; nil for the default, nil and NaN.
  func unlessDefault(_ value: Double?) -> Double? {
    clamped(value).flatMap { $0 == defaultValue ? nil : $0 }
  }

  /// The allowed whole number nearest to `value`.
  package func clamped(_ value: Int) -> Int {
    value.clamped(to: Int(limits.lowerBound)...Int(limits.upperBound))
  }
}
