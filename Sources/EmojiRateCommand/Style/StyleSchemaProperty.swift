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

  private static func description(_ option: CommandOption, prefix: String = "") -> JSONMembers {
    // The schema itself has the words.
    let limits = option.kind?.limits.map { " (\($0))" } ?? ""
    return [("description", .text(prefix + option.summary + limits))]
  }

  private static func members(_ option: CommandOption) -> JSONMembers {
    option.kind?.schema ?? [("type", .text("boolean")), ("default", .flag(false))]
  }
}
