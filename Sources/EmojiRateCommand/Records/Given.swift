import EmojiRate

/// The text of an argument, and the option's name in its source.
struct Given {
  let option: String
  let text: String

  /// A part of the text, for the same option.
  func part(_ text: String) -> Given { Given(option: option, text: text) }

  /// The error for a text that is no number; for `3,2`, it suggests a decimal point.
  func notANumber(_ allowed: String) -> CommandError {
    let decimal = text.split(separator: ",").joined(separator: ".")
    let isDecimal = decimal != text && NumberParameter.decimal(decimal) != nil
    return isNot("a number", isDecimal ? "\(decimal), with a point" : allowed)
  }

  func checkNotEmpty(_ allowed: String) throws(CommandError) {
    if text.isEmpty { throw .data("\(option) is empty; give \(allowed)") }
  }

  func notAllowed(_ allowed: String) -> CommandError { isNot("allowed", allowed) }

  private func isNot(_ kind: String, _ allowed: String) -> CommandError {
    .data("\(option) \(text.quoted) is not \(kind); give \(allowed)")
  }
}
