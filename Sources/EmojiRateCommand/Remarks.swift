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
      guard isAbove, limits.upperBound < 100, !isPercentage, !given.contains("/") else { return "" }
      return ", or give --maximum \(limits.upperBound < 10 ? 10 : 100)"
    }

    var sentence: String {
      let end = isPercentage && isAbove ? "100%" : Messages.plain(used)
      return "\(place)\(option) \(given.excerpt()) is \(isAbove ? "above" : "below") \(end)"
    }

    private var isAbove: Bool { used == limits.upperBound }
    private var isPercentage: Bool { given.contains("%") }
  }
}

extension Settings {
  /// Warnings about clamped numbers, drawings and ratings that were read; throws with `--strict`.
  func messages() throws(CommandError) -> String {
    let drawn = picture.style.drawing?.warnings ?? []
    if remarks.isStrict, let warning = drawn.first {
      throw .data("\(warning); change it, or leave out --strict")
    }
    if remarks.isStrict, let clamping = remarks.clampings.first {
      throw .data(
        "\(clamping.sentence); give one of \(Messages.range(clamping.limits)), "
          + "or leave out --strict")
    }
    // Written out, because joining an array's strings takes as long as a picture, even if it is empty.
    var messages = ""
    for warning in drawn { messages += "emoji-rate: warning: \(warning)\n" }
    for clamping in remarks.clampings {
      let scale = clamping.option == draw.ratingName ? clamping.largerScale : ""
      messages +=
        "emoji-rate: warning: \(clamping.sentence); using \(Messages.plain(clamping.used))\(scale)\n"
    }
    for warning in remarks.warnings { messages += "emoji-rate: warning: \(warning)\n" }
    for note in remarks.notes { messages += "emoji-rate: note: \(note)\n" }
    return messages
  }
}
