import EmojiRate

/// What a schema says of one key.
enum StyleSchemaProperty {
  /// The schema of a key, of the options that have its name: faces and rows can each have one.
  static func schema(of options: [Option]) -> JSONText {
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

  private static func description(_ option: Option, prefix: String = "") -> Members {
    let limits: String? =
      if case .size(let limits, _) = option.argument { Messages.range(limits) + " pixels" } else {
        option.allowedText
      }
    return [("description", .text(prefix + option.summary + (limits.map { " (\($0))" } ?? "")))]
  }

  private static func members(_ option: Option) -> Members {
    switch option.argument {
    case .none: [("type", .text("boolean")), ("default", .flag(false))]
    case .number(let number, _):
      [
        ("type", .text(number.isWhole ? "integer" : "number")),
        ("minimum", .number(Messages.plain(number.limits.lowerBound))),
        ("maximum", .number(Messages.plain(number.limits.upperBound))),
      ] + (number.defaultValue.map { [("default", .number(Messages.plain($0)))] } ?? [])
    case .color(let color, _): members(color)
    case .choice(let words, let word, _):
      [("enum", .list(words().map(JSONText.text))), ("default", .text(word))]
    case .size: [("type", .text("string")), ("pattern", .text("^\(length)x\(length)$"))]
    case .text: [("type", .text("string")), ("minLength", .number("1"))]
    case .request, .completionScript: []
    }
  }

  private static func members(_ color: Option.Color) -> Members {
    let words =
      (color.allowsCurrentColor ? ["currentColor"] : []) + (color.allowsNone ? ["none"] : [])
    let reference = JSONText.object([("$ref", .text("#/$defs/color"))])
    let schema: Members =
      words.isEmpty
      ? [("$ref", .text("#/$defs/color"))]
      : [("anyOf", .list([reference, .object([("enum", .list(words.map(JSONText.text)))])]))]
    // The default of some is no colour but a sentence.
    let isValue = words.contains(color.defaultText) || HSBColor(css: color.defaultText) != nil
    return schema + (isValue ? [("default", .text(color.defaultText))] : [])
  }

  /// A length as ``Decimal`` reads it.
  private static let length = #"\+?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?"#
}
