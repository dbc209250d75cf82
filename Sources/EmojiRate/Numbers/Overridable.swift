/// A property that has a value of its own until another one is set in its place.
///
/// The projected value is what was set; nil takes it back. Two properties are equal if they have the same value,
/// whether it was set or not.
@propertyWrapper
public struct Overridable<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value while none is set.
  var own: Value

  /// What was set; nil if nothing was.
  public var projectedValue: Value?

  /// Makes a property that has a value of its own.
  public init(wrappedValue: Value) { own = wrappedValue }

  /// What was set, or the property's own value.
  public var wrappedValue: Value {
    get { projectedValue ?? own }
    set { projectedValue = newValue }
  }

  /// Whether both have the same value.
  public static func == (one: Self, other: Self) -> Bool { one.wrappedValue == other.wrappedValue }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { wrappedValue.hash(into: &hasher) }
}
