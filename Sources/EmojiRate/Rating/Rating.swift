/// A value on a scale with two ends and optional steps.
///
/// Every assignment succeeds and leaves a consistent rating. The rules follow TTGEmojiRate's property
/// observers: the value is clamped to the scale and rounded to the step. An end that passes the other
/// end moves it along.
///
/// ```swift
/// let rating = Rating(3.2)                            // 3.2 of 0…5
/// let outOfTen = Rating(7.4, outOf: 10, step: 0.5)    // 7.5 of 0…10
/// ```
public struct Rating: Hashable, Sendable {
  /// The limits of the ends of a scale, ±10¹³.
  ///
  /// Within them, a Double rounds two decimals of a value exactly.
  package static let boundLimits = -1e13...1e13

  /// The value of a new rating, 2.5.
  package static let defaultValue = 2.5

  private var storedMinimum: Double
  private var storedMaximum: Double

  /// Makes a rating; it sets the ends first, then the step, then the value.
  ///
  /// - Parameters:
  ///   - value: The value, clamped to the scale and rounded to the step. NaN means 2.5, clamped.
  ///   - minimum: The lower end, clamped to ±10¹³. NaN means 0.
  ///   - maximum: The upper end, clamped to ±10¹³. NaN means 5. A maximum that is not above the
  ///     minimum means `minimum + 1`.
  ///   - step: The distance between allowed values, from the minimum. 0 is continuous; negative values
  ///     and NaN mean 0.
  public init(
    _ value: Double = 2.5, minimum: Double = 0, maximum: Double = 5, step: Double = 0
  ) {
    storedMinimum = minimum.clamped(to: Self.boundLimits, ifNaN: 0)
    storedMaximum = maximum.clamped(to: Self.boundLimits, ifNaN: 5)
    self.step = Self.allowed(step: step)
    self.value = Self.defaultValue
    separateEnds(movingMaximum: true)
    self.value = allowed(value)
  }

  /// Makes a rating on a scale from 0, such as 7 out of 10.
  ///
  /// ```swift
  /// Rating(7, outOf: 10)
  /// ```
  public init(_ value: Double, outOf maximum: Double, step: Double = 0) {
    self.init(value, maximum: maximum, step: step)
  }

  /// The value, always within `minimum...maximum` and on a step.
  ///
  /// Assigning NaN sets 2.5; assigning infinity sets the nearer end.
  public var value: Double { didSet { value = allowed(value) } }

  /// The lower end of the scale, 0 by default.
  ///
  /// If it is not below the maximum, the maximum becomes `minimum + 1`.
  public var minimum: Double {
    get { storedMinimum }
    set {
      storedMinimum = newValue.clamped(to: Self.boundLimits, ifNaN: storedMinimum)
      separateEnds(movingMaximum: true)
      value = allowed(value)
    }
  }

  /// The upper end of the scale, 5 by default.
  ///
  /// If it is not above the minimum, the minimum becomes `maximum - 1`.
  public var maximum: Double {
    get { storedMaximum }
    set {
      storedMaximum = newValue.clamped(to: Self.boundLimits, ifNaN: storedMaximum)
      separateEnds(movingMaximum: false)
      value = allowed(value)
    }
  }

  /// The distance between allowed values, counted from the minimum; 0, the default, is continuous.
  public var step: Double {
    didSet {
      step = Self.allowed(step: step)
      value = allowed(value)
    }
  }

  /// The place of the value from the minimum to the maximum, 0…1.
  public var progress: Double {
    ((value - storedMinimum) / (storedMaximum - storedMinimum)).clamped(to: 0...1, ifNaN: 0)
  }

  private static func allowed(step: Double) -> Double {
    step.clamped(to: 0...Double.greatestFiniteMagnitude, ifNaN: 0)
  }

  private mutating func separateEnds(movingMaximum: Bool) {
    guard storedMinimum >= storedMaximum else { return }
    let limits = Self.boundLimits
    if movingMaximum {
      storedMinimum = min(storedMinimum, limits.upperBound - 1)
      storedMaximum = storedMinimum + 1
    } else {
      storedMaximum = max(storedMaximum, limits.lowerBound + 1)
      storedMinimum = storedMaximum - 1
    }
  }

  private func allowed(_ value: Double) -> Double {
    let ends = storedMinimum...storedMaximum
    let clamped = value.clamped(
      to: ends, ifNaN: Self.defaultValue.clamped(to: ends, ifNaN: storedMinimum))
    guard step > 0, let nearest = nearestStep(to: clamped) else { return clamped }
    // If steps are as small as a Double's last bit, rounding may not settle. Then ignore the step.
    return nearestStep(to: nearest) == nearest ? nearest : clamped
  }

  private func nearestStep(to value: Double) -> Double? {
    let steps = (value - storedMinimum) / step
    // From 2⁵² steps on, a Double has no fraction left to round; from 2⁶³ on, an Int64 overflows.
    guard steps < 0x1p52 else { return nil }
    var whole = Double(Int64(steps))
    if steps - whole >= 0.5 { whole += 1 }
    return (storedMinimum + whole * step).clamped(
      to: storedMinimum...storedMaximum, ifNaN: value)
  }
}

extension Rating: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a rating on the scale 0…5, as in `let rating: Rating = 4.5`.
  public init(floatLiteral value: Double) { self.init(value, minimum: 0) }

  /// Makes a rating on the scale 0…5, as in `let rating: Rating = 4`.
  public init(integerLiteral value: Int) { self.init(Double(value), minimum: 0) }
}

extension Rating: Comparable {
  /// Whether a rating is nearer to the lower end of its scale than another one, so 7 of 10 comes before 4 of 5.
  ///
  /// At the same place of two scales, the lower value comes first.
  public static func < (one: Rating, other: Rating) -> Bool {
    if one.progress != other.progress { return one.progress < other.progress }
    // The rest decides between ratings that are not equal.
    return (one.value, one.minimum, one.maximum, one.step)
      < (other.value, other.minimum, other.maximum, other.step)
  }
}

/// The unit of a rating, which decides the words of the text for screen readers.
package enum RatingUnit: String, CaseIterable, Sendable, Keyword {
  /// Plain numbers: "3.2 out of 5".
  case number
  /// Stars: "3.5 out of 5 stars", "1 star out of 5", "Not rated".
  case stars
  /// Hearts: "3.5 out of 5 hearts", "1 heart out of 5", "Not rated".
  case hearts
}

extension Rating {
  /// Whether it is no rating in a unit, because nobody gives zero stars.
  func isNothing(of unit: RatingUnit) -> Bool { unit != .number && value == 0 && minimum == 0 }
}
