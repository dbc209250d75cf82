import EmojiRate

/// What an option's argument says, wherever it is written.
extension CommandOption {
  /// Assigns what `text` says, or refuses it.
  ///
  /// - Parameter name: What the option is called where the text was given.
  func assign(
    _ text: String, as name: String, to settings: inout Settings
  ) throws(CommandError) {
    // Of an option given again, only the last assignment counts.
    settings.clampings.removeAll { $0.option == name }
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
    case .list(let list, let assign):
      guard list.isList(text) else { throw Self.refusal(of: text, as: name, list) }
      assign(&settings, text)
    case .size(let number, let assign):
      let lengths = text.split(separator: "x", omittingEmptySubsequences: false)
        .compactMap { DecimalLiteral.parse(String($0)) }
      guard lengths.count == 2, lengths.allSatisfy(\.isFinite) else {
        throw .notAllowed(option: name, given: text, allowed: Messages.allowed(argument))
      }
      for length in lengths {
        settings.noteClamping(of: name, length, to: number.limits)
      }
      assign(&settings, Size(width: lengths[0], height: lengths[1]))
    case .text(let placeholder, let problem, let assign):
      guard !text.isEmpty else {
        throw .emptyText(option: name, instead: "give a \(placeholder)")
      }
      if let problem = problem(text) { throw .unreadable(option: name, problem: problem) }
      assign(&settings, text)
    case .flag, .request, .completionScript:
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

  /// What is wrong with a list: the first item that is none, or how many they are.
  private static func refusal(of text: String, as name: String, _ list: List) -> CommandError {
    let words = list.words()
    var text = text
    let items = text.withUTF8 { text in
      ListItems(text).map { String(decoding: $0, as: UTF8.self) }
    }
    for item in items {
      if words.isEmpty {
        do throws(CommandError) {
          _ = try color(item, of: name, Color(allowsCurrentColor: false))
        } catch { return error }
      } else if !words.contains(item) {
        return unknownChoice(item, of: name, among: words)
      }
    }
    return .notAllowed(option: name, given: text, allowed: list.allowed)
  }

  private func number(
    _ text: String, as name: String, _ number: Number, _ settings: inout Settings
  ) throws(CommandError) -> Double {
    guard let value = number.parse(text) else {
      throw .notANumber(option: name, given: text, allowed: Messages.allowed(argument))
    }
    if value == .infinity, text == number.endlessWord { return value }
    guard value.isFinite else {
      throw .notAllowed(option: name, given: text, allowed: Messages.allowed(argument))
    }
    guard !number.isWhole || value == value.rounded(),
      number.isClamped || number.limits.contains(value)
    else { throw .notAllowed(option: name, given: text, allowed: Messages.within(number)) }
    settings.noteClamping(of: name, value, to: number.limits, given: text)
    return min(max(value, number.limits.lowerBound), number.limits.upperBound)
  }

  private static func color(
    _ text: String, of name: String, _ color: Color
  ) throws(CommandError) -> CSSColor? {
    if text == color.word { return nil }
    guard let parsed = CSSColor(css: text) else {
      throw .notAColor(
        option: name, given: text,
        suggestion: Suggestion.nearest(
          to: text, among: HSBColor.cssNames + [color.word].compactMap { $0 }))
    }
    guard parsed != .currentColor || color.allowsCurrentColor else {
      throw .notAllowed(
        option: name, given: text,
        allowed: "a colour of its own, or the text's to all ratings by "
          + (name.hasPrefix("--") ? "--color" : "color"))
    }
    return parsed
  }
}
