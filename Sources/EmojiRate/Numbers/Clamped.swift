/// A property whose value is kept within limits: assignment always succeeds, and the stored value is
/// the nearest allowed one.
///
/// It does what a `didSet` validator does, once for every parameter, initialisers included. A value
/// that is not a number leaves the default. The limits and the default are readable through the
/// projected value, `style.$mouthWidth.limits`, and are written down nowhere else.
///
/// ```swift
/// @Clamped(0.2...0.7) var mouthWidth = 0.6
/// ```
@propertyWrapper
public struct Clamped<Value: Comparable> {
  /// The allowed values, both ends included.
  public let limits: ClosedRange<Value>

  /// The value before the first assignment, and after the assignment of something not a number.
  public let defaultValue: Value

  @usableFromInline var stored: Value

  /// Declares a property with its default value, itself clamped, and its limits.
  @inlinable
  public init(wrappedValue: Value, _ limits: ClosedRange<Value>) {
    self.limits = limits
    stored = clamp(wrappedValue, to: limits, ifNotANumber: limits.lowerBound)
    defaultValue = stored
  }

  /// The nearest allowed value to the one last assigned.
  @inlinable
  public var wrappedValue: Value {
    get { stored }
    set { stored = clamp(newValue, to: limits, ifNotANumber: defaultValue) }
  }

  /// The property itself, with its limits and its default.
  @inlinable
  public var projectedValue: Self { self }
}

extension Clamped: Sendable where Value: Sendable {}

extension Clamped: Equatable {
  /// Compares the values only: the limits belong to the declaration.
  @inlinable
  public static func == (one: Self, other: Self) -> Bool { one.stored == other.stored }
}

extension Clamped: Hashable where Value: Hashable {
  /// Hashes the value only.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(stored) }
}

/// The value of `limits` nearest to `value`, or `fallback` where `value` is not a number.
@inlinable
#if hasFeature(Embedded)
  // It is called in a hundred places, and its size counts there.
  @inline(never)
#endif
func clamp<Value: Comparable>(
  _ value: Value, to limits: ClosedRange<Value>, ifNotANumber fallback: Value
) -> Value {
  // Not a number is the one value that differs from itself.
  if value != value { return fallback }
  return min(max(value, limits.lowerBound), limits.upperBound)
}
