import EmojiRate

/// One row of a table of parameters: all that is known about one.
///
/// A class, so that going through a table copies no rows.
final class Parameter<Settings: Sendable>: Sendable {
  typealias Assign<Value> = @Sendable (inout Settings, Value) -> Void

  /// What may be said with it.
  enum Kind: Sendable {
    /// Its name alone.
    case flag(@Sendable (inout Settings) -> Void)
    case number(Number, Assign<Double>)
    case color(Color, Assign<HSBColor?>)
    case choice([String], default: String, Assign<String>)
    /// A width and a height, as in 200x50.
    case size(ClosedRange<Double>, Assign<Size>)
    case text(Assign<String>)
  }

  struct Number: Sendable {
    /// Nil where every number is allowed.
    var limits: ClosedRange<Double>?
    /// What holds without the parameter; nil where no number does.
    var defaultValue: @Sendable (Settings) -> Double? = { _ in nil }
    var isWhole = false
  }

  struct Color: Sendable {
    var defaultValue: HSBColor?
    var allowsNone = false
  }

  /// The command's option, without the dashes.
  let name: String
  let kind: Kind
  /// The parameters that it cannot be given with.
  let conflicts: [String]
  /// The parameter without which it says nothing.
  let companion: String?
  /// The name, to compare with what is in an address.
  let key: ArraySlice<UInt8>

  init(_ name: String, _ kind: Kind, conflicts: [String] = [], companion: String? = nil) {
    self.name = name
    self.kind = kind
    self.conflicts = conflicts
    self.companion = companion
    key = Array(name.utf8)[...]
  }

  /// A number within limits, with a default of its own.
  static func number(
    _ name: String, _ limits: ClosedRange<Double>?, default defaultValue: Double?,
    isWhole: Bool = false, conflicts: [String] = [], companion: String? = nil,
    _ assign: @escaping Assign<Double>
  ) -> Parameter {
    Parameter(
      name,
      .number(
        Number(limits: limits, defaultValue: { _ in defaultValue }, isWhole: isWhole), assign),
      conflicts: conflicts, companion: companion)
  }

  /// A number that the library clamps: its limits and its default are those of the property.
  static func number(
    _ name: String, _ property: Clamped<Double>, _ assign: @escaping Assign<Double>
  ) -> Parameter {
    number(name, property.limits, default: property.defaultValue, assign)
  }

  /// A whole number that the library clamps.
  static func number(
    _ name: String, _ property: Clamped<Int>, _ assign: @escaping Assign<Int>
  ) -> Parameter {
    let limits = Double(property.limits.lowerBound)...Double(property.limits.upperBound)
    return number(name, limits, default: Double(property.defaultValue), isWhole: true) {
      assign(&$0, Int($1))
    }
  }
}
