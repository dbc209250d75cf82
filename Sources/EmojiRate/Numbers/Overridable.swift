/// A property with a default that can be overridden.
///
/// The projected value is the override; nil removes it.
@propertyWrapper
public struct Overridable<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The default.
  var own: Value

  /// The override; nil if the value is not overridden.
  public var projectedValue: Value?

  /// Makes a property with a default.
  init(_ own: Value) { self.own = own }

  /// The override, or else the default.
  public var wrappedValue: Value {
    get { projectedValue ?? own }
    set { projectedValue = newValue }
  }
}
