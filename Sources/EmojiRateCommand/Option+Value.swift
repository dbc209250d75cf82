import EmojiRate

/// What an option's argument says, wherever it is written.
extension Option {
  /// Assigns what `text` says, or refuses it.
  ///
  /// - Parameter name: What the option is called where the text was given.
  func assign(
    _ text: String, as name: String, to settings: inout Settings
  ) throws(CommandError) {
    switch argument {
    case .number(let number, let assign):
      assign(&settings, try self.number(text, as: name, number, &settings))
    case .color(let color, let assign):
      assign(&settings, try Self.color(text, of: name, color))
    case .choice(let choices, _, let assign):
      guard choices().contains(text) else {
        throw Self.unknownChoice(text, of: name, among: choices())
      }
      assign(&settings, text)
    case .size(let limits, let assign):
      guard let size = Self.size(text, within: limits) else {
        throw .notAllowed(option: name, given: text, allowed: Messages.allowed(argument))
      }
      assign(&settings, size)
    case .text(let placeholder, let assign):
      guard !text.isEmpty else {
        throw .emptyText(option: name, instead: "give a \(placeholder)")
      }
      assign(&settings, text)
    case .none, .request, .completionScript:
      throw .unneededArgument(option: name, argument: text)
    }
  }

  static func unknownChoice(
    _ word: String, of name: String, among choices: [String]
  ) -> CommandError {
    .notAChoice(
      option: name, given: word, choices: choices,
      suggestion: Suggestion.nearest(to: word, among: choices))
  }

  private func number(
    _ text: String, as name: String, _ number: Number, _ settings: inout Settings
  ) throws(CommandError) -> Double {
    guard let value = number.parse(text) else {
      throw .notANumber(option: name, given: text, allowed: Messages.allowed(argument))
    }
    if value == .infinity, text == number.endlessWord { return value }
    let limits = number.limits
    // Of an option given again, only the last assignment counts.
    settings.clampings.removeAll { $0.option == name }
    if limits.contains(value), !number.isWhole || value == Double(Int(value)) { return value }
    guard value.isFinite, number.outside == .clamped else {
      throw .notAllowed(
        option: name, given: text,
        allowed: value.isFinite ? Messages.within(number) : Messages.allowed(argument))
    }
    let used = min(max(value, limits.lowerBound), limits.upperBound)
    settings.clampings.append(
      Settings.Clamping(option: name, given: text, used: used, limits: limits))
    return used
  }

  /// The width and the height in `text`; nil where it is none, or one is not within `limits`.
  private static func size(_ text: String, within limits: ClosedRange<Double>) -> Size? {
    let lengths = text.split(separator: "x", omittingEmptySubsequences: false).map {
      Decimal.parse(String($0))
    }
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1],
      limits.contains(width), limits.contains(height)
    else { return nil }
    return Size(width: width, height: height)
  }

  private static func color(
    _ text: String, of name: String, _ color: Color
  ) throws(CommandError) -> HSBColor? {
    if color.allowsNone && text == "none" { return nil }
    guard let parsed = HSBColor(css: text) else {
      throw .notAColor(
        option: name, given: text,
        suggestion: Suggestion.nearest(
          to: text, among: HSBColor.cssNames + (color.allowsNone ? ["none"] : [])))
    }
    guard !parsed.isCurrentColor || color.allowsCurrentColor else {
      throw .notAllowed(
        option: name, given: text,
        allowed: "a colour of its own, or the text's to all ratings by "
          + (name.hasPrefix("--") ? "--color" : "color"))
    }
    return parsed
  }
}
