/// A number that can be set: its name, its limits, what it usually is, and what it means.
///
/// It stands once, in the library. Assigning clamps by it, and options, keys of style files, attributes
/// of the control, parameters of a server and the tables of the documentation follow from it.
public struct NumberParameter: Sendable {
  /// What it is called where it is typed: `mouth-width`.
  public let name: StaticString
  /// The allowed values, both ends included.
  public let limits: ClosedRange<Double>
  /// The value where none is said.
  public let defaultValue: Double
  /// Whether it counts.
  public let isWhole: Bool
  #if !hasFeature(Embedded)
    /// What 1 of it is, to stand behind a number: "of the side".
    public let unit: StaticString
    /// What it is for, as one sentence.
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

  /// The allowed value nearest to `value`; ``defaultValue`` where it is not a number.
  public func clamped(_ value: Double) -> Double {
    value.clamped(to: limits, ifNaN: defaultValue)
  }

  /// The allowed value nearest to `value`; nil where there is none, or it is not a number.
  public func clamped(_ value: Double?) -> Double? {
    // NaN is the one value that differs from itself.
    value.flatMap { $0 == $0 ? clamped($0) : nil }
  }

  /// The allowed whole number nearest to `value`.
  public func clamped(_ value: Int) -> Int {
    value.clamped(to: Int(limits.lowerBound)...Int(limits.upperBound))
  }
}
