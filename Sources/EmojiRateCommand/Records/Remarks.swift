import EmojiRate

/// What there is to say about a request beside its picture.
struct Remarks: Equatable {
  /// Whether numbers outside their limits are refused.
  var isStrict = false
  var clampings: [Clamping] = []
  /// Warnings and notes about ratings that were read.
  var warnings: [String] = []
  var notes: [String] = []

  /// Clamps a value, and notes it if it is outside its limits.
  ///
  /// - Parameter text: The given text; nil means the number itself.
  @discardableResult
  mutating func clamp(
    _ option: String, _ value: Double, to limits: ClosedRange<Double>, given text: String? = nil
  ) -> Double {
    guard !limits.contains(value) else { return value }
    let clamping = Clamping(
      option: option, given: text ?? Messages.plain(value),
      used: value < limits.lowerBound ? limits.lowerBound : limits.upperBound, limits: limits)
    // Both lengths of a size can have the same clamping.
    if !clampings.contains(clamping) { clampings.append(clamping) }
    return clamping.used
  }

  struct Clamping: Equatable {
    var option: String
    var given: String
    var used: Double
    var limits: ClosedRange<Double>
    /// The place in a style file; empty for the command line.
    var place = ""

    /// The hint for a rating above the maximum, which may be on a larger scale.
    var largerScale: String {
      guard isAbove, limits.upperBound < 100, !isPercentage,
        let value = NumberParameter.decimal(given)
      else { return "" }
      return ", or give --maximum \(Messages.plain(Self.roundMaximum(value)))"
    }

    /// The end of the scale that a value is probably on: scales end at round numbers.
    static func roundMaximum(_ value: Double) -> Double {
      value <= 10 ? 10 : value <= 100 ? 100 : value.rounded(.up)
    }

    var sentence: String {
      let end = isPercentage && isAbove ? "100%" : Messages.plain(used)
      return "\(place)\(option) \(given.excerpt()) is \(isAbove ? "above" : "below") \(end)"
    }

    private var isAbove: Bool { used == limits.upperBound }
    private var isPercentage: Bool { given.contains("%") }
  }
}
