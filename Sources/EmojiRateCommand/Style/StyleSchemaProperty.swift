import EmojiRate

/// What a schema says of one key.
enum StyleSchemaProperty {
  /// The schema of a key, of the options that have its name: faces and rows can each have one.
  static func schema(of options: [CommandOption]) -> JSONText {
    // What both have from the same row of the table is one.
    let isShared = options.allSatisfy { $0.group == options[0].group }
    if isShared { return .object(description(options[0]) + members(options[0])) }
    return .object([
      (
        "anyOf",
        .list(
          options.map {
            .object(description($0, prefix: "\($0.group.rawValue): ") + members($0))
          })
      )
    ])
  }

  private typealias Members = [(key: String, value: JSONText)]

  private static func description(_ option: CommandOption, prefix: String = "") -> Members {
    let limits: String? =
      switch option.argument {
      case .size(let number, _): Messages.range(number.limits) + " pixels"
      case .list(let list, _): list.allowed
      // The schema itself has the words.
      case .choice: nil
      default: option.allowedText
      }
    return [("description", .text(prefix + option.summary + (limits.map { " (\($0))" } ?? "")))]
  }

  private static func members(_ option: CommandOption) -> Members {
    switch option.argument {
    case .flag: [("type", .text("boolean")), ("default", .flag(false))]
    case .number(let number, _):
      [
        ("type", .text(number.isWhole ? "integer" : "number")),
        ("minimum", .number(Messages.plain(number.limits.lowerBound))),
        ("maximum", .number(Messages.plain(number.limits.upperBound))),
      ]
        + (number.defaultText.flatMap(DecimalLiteral.parse)
          .map { [("default", .number(Messages.plain($0)))] } ?? [])
    case .color(let color, _): members(color)
    case .choice:
      [("enum", .list(option.words.map(JSONText.text)))]
        + (option.defaultText.map { [("default", .text($0))] } ?? [])
    case .list: list(option.words)
    case .size: [("type", .text("string")), ("pattern", .text("^\(length)x\(length)$"))]
    case .text: [("type", .text("string")), ("minLength", .number("1"))]
    case .request, .completionScript: []
    }
  }

  /// An array of words or of colours; or one text, of which only that of words is checked.
  private static func list(_ words: [String]) -> Members {
    let item: JSONText =
      words.isEmpty
      ? .object([("$ref", .text("#/$defs/color"))])
      : .object([("enum", .list(words.map(JSONText.text)))])
    var array: Members = [("type", .text("array")), ("items", item)]
    var text: Members = [("type", .text("string"))]
    if words.isEmpty {
      array += [
        ("minItems", .number("\(ColorRamp.countLimits.lowerBound)")),
        ("maxItems", .number("\(ColorRamp.countLimits.upperBound)")),
      ]
      text += [("minLength", .number("1"))]
    } else {
      let word = "(\(words.joined(separator: "|")))"
      text += [("pattern", .text("^(none|\(word)( *, *\(word))*)?$"))]
    }
    return [("anyOf", .list([.object(array), .object(text)]))]
  }

  private static func members(_ color: CommandOption.Color) -> Members {
    let words =
      (color.allowsCurrentColor ? ["currentColor"] : []) + [color.word].compactMap { $0 }
    let reference = JSONText.object([("$ref", .text("#/$defs/color"))])
    let schema: Members =
      words.isEmpty
      ? [("$ref", .text("#/$defs/color"))]
      : [("anyOf", .list([reference, .object([("enum", .list(words.map(JSONText.text)))])]))]
    // The default of some is no colour but a sentence.
    let value = color.defaultText.flatMap {
      words.contains($0) || CSSColor(css: $0) != nil ? $0 : nil
    }
    return schema + (value.map { [("default", .text($0))] } ?? [])
  }

  /// A length as ``DecimalLiteral`` reads it.
  private static let length = #"\+?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?"#
}
