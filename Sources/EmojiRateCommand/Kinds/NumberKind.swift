import EmojiRate

/// A number within limits.
struct NumberKind: ArgumentKind {
  var range: ClosedRange<Double>
  var defaultText: String?
  var unit = ""
  var isWhole = false
  /// Whether a number outside the limits is clamped, with a warning; otherwise it is an error.
  var isClamped = false
  /// Whether it is a time in seconds, with an optional unit `s` or `ms`.
  var isTime = false
  /// Words for infinity.
  var words: [String] = []

  /// Whether the limits help readers; the limits of a scale only keep arithmetic exact.
  private var hasLimits: Bool { range.upperBound < Rating.boundLimits.upperBound }

  var placeholder: String {
    isTime ? "time" : words.isEmpty ? "number" : "number|" + words.joined(separator: "|")
  }

  var allowed: String { hasLimits ? within : "a number such as 3.2" }

  /// The phrase for a number outside its limits.
  private var within: String {
    let kind = isWhole ? "a whole number" : "a number"
    let unit = isTime ? " of \(unit)" : ""
    let word = words.map { " or \($0)" }.joined()
    return "\(kind)\(unit) from \(Messages.range(range))\(word)"
  }

  var limits: String? {
    guard hasLimits else { return nil }
    let unit = unit.isEmpty ? "" : " " + unit
    let word = words.map { ", or \($0)" }.joined()
    return Messages.range(range) + unit + word
  }

  var form: JSONForm { .number }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> Double {
    if words.contains(given.text) { return .infinity }
    guard let value = number(given.text) else {
      let bare = String(given.text.prefix { !$0.isLetter })
      let isPixels = given.text == bare + "px" && number(bare) != nil
      throw given.notANumber(isPixels ? "\(bare), without px" : allowed)
    }
    guard value.isFinite else { throw given.notAllowed(allowed) }
    guard !isWhole || value == value.rounded(), isClamped || range.contains(value) else {
      throw given.notAllowed(within)
    }
    settings.remarks.clamp(given.option, value, to: range, given: given.text)
    return min(max(value, range.lowerBound), range.upperBound)
  }

  /// The number of `text`; infinity if it is too large, nil if it is no number.
  private func number(_ text: String) -> Double? {
    guard isTime, text.hasSuffix("s") else { return NumberParameter.decimal(text) }
    let isMilliseconds = text.hasSuffix("ms")
    return NumberParameter.decimal(String(text.dropLast(isMilliseconds ? 2 : 1)))
      .map { $0 * (isMilliseconds ? 0.001 : 1) }
  }
}
