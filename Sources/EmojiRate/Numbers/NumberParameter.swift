/// A number that can be set: its name, its limits, what it usually is, and what it means.
///
/// Assigning clamps to it. Options, keys of style files, attributes of the control, parameters of a
/// server and the tables of the documentation follow from it.
public struct NumberParameter: Sendable {
  /// The name to type: `mouth-width`.
  public let name: StaticString
  /// The allowed values, both ends included.
  public let limits: ClosedRange<Double>
  /// The default.
  public let defaultValue: Double
  /// Whether it counts.
  public let isWhole: Bool
  #if !hasFeature(Embedded)
    /// The unit, to follow a number: "of the side".
    public let unit: StaticString
    /// The purpose, as one sentence.
    public let summary: StaticString
  #endif

  /// Describes a number.
  public init(
    _ name: StaticString, _ limits: ClosedRange<Double>, defaultValue: Double,
    isWhole: Bool = false,
    unit: StaticString = "", _ summary: StaticString
  ) {
    self.name = name
    self.limits = limits
    self.defaultValue = defaultValue
    self.isWhole = isWhole
    #if !hasFeature(Embedded)
      self.unit = unit
      self.summary = summary
    #endif
  }

  /// The allowed value nearest to `value`.
  ///
  /// NaN means ``defaultValue``.
  public func clamped(_ value: Double) -> Double {
    value.clamped(to: limits, ifNaN: defaultValue)
  }

  /// The allowed value nearest to `value`.
  ///
  /// Nil and NaN mean nil.
  public func clamped(_ value: Double?) -> Double? {
    // NaN is the one value that differs from itself.
    value.flatMap { $0 == $0 ? clamped($0) : nil }
  }

  /// The allowed whole number nearest to `value`.
  public func clamped(_ value: Int) -> Int {
    value.clamped(to: Int(limits.lowerBound)...Int(limits.upperBound))
  }
}
