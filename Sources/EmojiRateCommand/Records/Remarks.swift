import EmojiRate

/// The warnings and notes of a command, which it prints in addition to its output.
struct Remarks: Equatable {
  /// Whether numbers outside their limits are errors, as `--strict` asks for.
  var isStrict = false
  var clampings: [Clamping] = []
  /// Warnings and notes about ratings that were read.
  var warnings: [String] = []
  var notes: [String] = []

  /// Clamps a value, and records a ``Clamping`` if it was outside its limits.
  ///
  /// - Parameter text: The value as typed; nil means the number itself.
  @discardableResult
  mutating func clamp(
    _ option: String, _ value: Double, to limits: ClosedRange<Double>, given text: String? = nil,
    at place: StylePlace? = nil
  ) -> Double {
    guard !limits.contains(value) else { return value }
    let clamping = Clamping(
      option: option, given: text ?? Messages.plain(value),
      used: value < limits.lowerBound ? limits.lowerBound : limits.upperBound, limits: limits,
      place: place?.prefix ?? "")
    // The width and the height of a size can have the same clamping.
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

    /// The hint for a rating above the maximum, because the user may mean a larger scale.
    ///
    /// - Parameter wordCount: The number of words for values.
    func largerScale(wordCount: Int) -> String {
      guard isAbove, limits.upperBound < 100, !isPercentage,
        let value = NumberParameter.decimal(given)
      else { return "" }
      if let advice = Self.words(wordCount, on: limits, for: value) { return "; \(advice)" }
      return ", or give --maximum \(Self.largerMaximum(value))"
    }

    /// The maximum of the scale that a value above the maximum is probably on.
    ///
    /// Scales of 6 and 7 are usual, and scales of 8 and 9 are not.
    static func largerMaximum(_ value: Double) -> String {
      let whole = value.rounded(.up)
      if value > 100 { return Messages.plain(whole) }
      if value > 10 { return "100" }
      switch Int(whole) {
      case ..<5: return "\(Messages.plain(whole)), or 5 if the scale has five"
      case 5: return "5"
      case 6, 7: return "\(Messages.plain(whole)), or 10 if the scale has ten"
      default: return "10"
      }
    }

    /// The advice for a value above the highest word; nil if the scale does not end at a word.
    static func words(_ count: Int, on limits: ClosedRange<Double>, for value: Double) -> String? {
      guard count > 1, limits.upperBound - limits.lowerBound == Double(count - 1) else {
        return nil
      }
      let needed = Messages.plain(value.rounded(.up) - limits.lowerBound + 1)
      return "there are \(count) words, and a \(Messages.plain(value)) needs \(needed)"
    }

    var sentence: String {
      let end = isPercentage && isAbove ? "100%" : Messages.plain(used)
      return "\(place)\(option) \(given.excerpt()) is \(isAbove ? "above" : "below") \(end)"
    }

    private var isAbove: Bool { used == limits.upperBound }
    private var isPercentage: Bool { given.contains("%") }
  }
}
