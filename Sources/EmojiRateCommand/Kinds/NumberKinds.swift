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

/// A rating: a number, or a percentage of the scale.
struct RatingKind: ArgumentKind {
  var defaultText: String?

  var placeholder: String { "number" }
  var allowed: String { "a rating such as 3.2, 64% or 4/5" }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> RatingLiteral {
    guard let value = RatingLiteral(given.text, words: settings.input.grammar.words) else {
      let isStandardInput = given.text == "-"
      throw given.notANumber(isStandardInput ? "its text, as in emoji-rate \"$(cat)\"" : allowed)
    }
    guard value.isFinite else { throw given.notAllowed(allowed) }
    return value
  }
}

/// A width and a height within the same limits, as in 200x50.
struct SizeKind: ArgumentKind {
  let length: NumberKind

  var placeholder: String { "WxH" }
  var allowed: String {
    "a width and a height such as 200x50, each from \(Messages.range(length.range))"
  }
  var limits: String? { Messages.range(length.range) + " pixels" }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> Size {
    guard let size = Size(given.text) else { throw given.notAllowed(allowed) }
    for number in [size.width, size.height] {
      settings.remarks.clamp(given.option, number, to: length.range)
    }
    return size
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

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> PNGScale {
    let number = given.text.hasSuffix("x") ? String(given.text.dropLast()) : given.text
    guard let factor = NumberParameter.decimal(number), PNGScale.limits.contains(factor) else {
      throw given.notAllowed("a scale from \(allowed)")
    }
    return PNGScale(factor)
  }
}
