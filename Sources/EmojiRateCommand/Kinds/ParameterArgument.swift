import EmojiRate

/// The argument of an option for a parameter of the library, which also parses it.
struct ParameterArgument: ArgumentKind {
  let parameter: Parameter

  /// The settings after the parameter was set, and the numbers that the library clamped for it.
  struct Value: Sendable {
    let picture: PictureSettings
    let clampings: [Remarks.Clamping]
  }

  var placeholder: String {
    switch parameter.kind {
    case .number: "number"
    case .flag: ""
    case .color: "colour"
    case .word: words.synopsis
    case .size: "WxH"
    case .list(let choices): choices.hasColors ? "colours" : words.isEmpty ? "bands" : "words"
    case .text: "text"
    case .pathData: "path"
    }
  }

  var allowed: String { parameter.allowed }

  var limits: String? {
    switch parameter.kind {
    case .number(let number, _): number.range
    case .size(let length, _): length.range
    case .list(let choices): choices.text()
    default: nil
    }
  }

  /// The description of the default, or else the default value; nil without a default.
  var defaultText: String? {
    let value: String? =
      switch parameter.kind {
      case .number(let number, _): Messages.plain(number.defaultValue)
      case .color(let color, _, _, _): color?.spelling
      case .word(let choices): choices.text()
      default: nil
      }
    let text = parameter.defaultText.map { "\($0)" } ?? value
    return text == "" ? nil : text
  }

  var words: [String] {
    switch parameter.kind {
    case .word(let choices), .list(let choices): choices.words()
    default: []
    }
  }

  var undoingWord: String? {
    if case .color(_, let word?, _, _) = parameter.kind { "\(word)" } else { nil }
  }

  var form: JSONForm {
    switch parameter.kind {
    case .number: .number
    case .list: .list
    case .text: .textAlone
    default: .text
    }
  }

  /// The words that a colour allows in addition to CSS names.
  var colorWords: [String] {
    guard case .color(_, _, let allowsCurrentColor, _) = parameter.kind else { return [] }
    return (allowsCurrentColor ? ["currentColor"] : []) + [undoingWord].compactMap { $0 }
  }

  func candidates(behind items: [String]) -> [String] {
    switch parameter.kind {
    case .color: return items.isEmpty ? colorWords + HSBColor.cssNames : []
    case .list(let choices) where choices.hasColors:
      return items.count < ColorRamp.countLimits.upperBound ? HSBColor.cssNames : []
    case .list:
      let words = words
      if words.isEmpty { return [] }
      return items.isEmpty ? ["none"] + words : items == ["none"] ? [] : words
    default: return items.isEmpty ? words : []
    }
  }

  func read(_ given: ArgumentText, _ settings: Settings) throws(CommandError) -> Value {
    if case .text = parameter.kind { try given.checkNotEmpty(allowed) }
    var picture = settings.picture
    var remarks = Remarks()
    // A size has two numbers, and a warning names one of them.
    let text: String? = if case .size = parameter.kind { nil } else { given.text }
    do throws(ParameterError) {
      try parameter.set(given.text, in: &picture) { value, limits in
        remarks.clamp(given.option, value, to: limits, given: text, at: given.place)
      }
    } catch {
      let isColor = if case .color = parameter.kind { true } else { false }
      throw .parameter(
        error, as: given.option, hint: isColor ? Hints.color(given) : Hints.argument(given))
    }
    return Value(picture: picture, clampings: remarks.clampings)
  }
}

extension NumberParameter {
  /// The limits with their unit; nil for the huge limits of a scale's ends.
  fileprivate var range: String? {
    guard limits.upperBound < Rating.boundLimits.upperBound else { return nil }
    let unit = "\(unit)"
    return Messages.range(limits) + (unit.isEmpty ? "" : " " + unit)
  }
}
