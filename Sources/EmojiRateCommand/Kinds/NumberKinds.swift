import EmojiRate

/// A number within limits.
struct NumberKind: ArgumentKind {
  var range: ClosedRange<Double>
  var defaultText: String?
  var unit = ""
  var isWhole = false
  /// Whether a number outside the limits is clamped with a warning, and not an error.
  var isClamped = false
  /// Whether it is a time in seconds, with an optional unit `s` or `ms`.
  var isTime = false
  /// Words that mean infinity, such as `forever`.
  var words: [String] = []

  /// Whether help and messages show the limits; they leave out the huge limits of a scale's ends.
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

  func read(_ given: ArgumentText, _ settings: Settings) throws(CommandError) -> Double {
    if words.contains(given.text) { return .infinity }
    guard let value = number(given.text) else {
      throw given.notANumber(allowed, isWhole: isWhole)
    }
    guard value.isFinite else { throw given.notAllowed(allowed) }
    guard !isWhole || value == value.rounded(), isClamped || range.contains(value) else {
      throw given.notAllowed(within)
    }
    return value
  }

  /// Parses a number or a time in seconds; infinity if it is too large, nil for other texts.
  private func number(_ text: String) -> Double? {
    guard isTime, text.hasSuffix("s") else { return NumberParameter.decimal(text) }
    let isMilliseconds = text.hasSuffix("ms")
    return NumberParameter.decimal(String(text.dropLast(isMilliseconds ? 2 : 1)))
      .map { $0 * (isMilliseconds ? 0.001 : 1) }
  }
}

/// A rating, such as 3.2, 64%, 4/5 or a word of `--words`.
struct RatingKind: ArgumentKind {
  var placeholder: String { "number" }
  var allowed: String { "a rating such as 3.2, 64% or 4/5" }

  func read(_ given: ArgumentText, _ settings: Settings) throws(CommandError) -> RatingLiteral {
    let words = settings.input.grammar.words
    guard let value = RatingLiteral(given.text, words: words) else {
      if given.text == "-" { throw given.notANumber("its text, as in emoji-rate \"$(cat)\"") }
      throw given.notANumber(
        words.isEmpty ? allowed : "a word of \(words.listed("or")), or \(allowed)")
    }
    guard value.isFinite else { throw given.notAllowed(allowed) }
    return value
  }
}

/// The scale of a PNG file.
struct PNGScale: Equatable, Sendable {
  let factor: Double
  let text: String

  static let limits = 0.1...10.0

  init(_ factor: Double) {
    self.factor = factor
    text = PlainDecimal(factor).text
  }

  /// The ending of its file names, such as `.png` or `@2x.png`.
  var ending: String { factor == 1 ? ".png" : "@\(text)x.png" }
}

/// A scale such as `2x`.
struct PNGScaleKind: ArgumentKind {
  var defaultText: String?

  var placeholder: String { "scale" }
  var limits: String? { allowed }
  var allowed: String { "0.1x to 10x" }

  func candidates(behind items: [String]) -> [String] { ["1x", "2x", "3x"] }

  func read(_ given: ArgumentText, _ settings: Settings) throws(CommandError) -> PNGScale {
    let number = given.text.hasSuffix("x") ? String(given.text.dropLast()) : given.text
    guard let factor = NumberParameter.decimal(number), PNGScale.limits.contains(factor) else {
      let isList = number.contains(",")
      throw given.notAllowed(
        isList ? "one scale; emoji-rate export writes several" : "a scale from \(allowed)")
    }
    return PNGScale(factor)
  }
}
