import EmojiRate

@testable import EmojiRateCommand

/// The JSON Schema of style files, made from the option table.
///
/// It accepts the same files as the command with `--strict`, except for rules that a schema cannot express
/// briefly. It does not check colours of a list in one text, or the limits of `cells`. It requires lower case
/// for names of colours.
enum StyleSchema {
  static var text: String { schema.formatted }

  private static let names = PictureKind.styleNames

  private static var schema: JSONText {
    let schemaKey: JSONText = [
      "description": "The address of this schema, for editors.", "type": "string",
    ]
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Style of emoji-rate",
      "description":
        "The look of faces, rows of stars and summaries, for the option --style of emoji-rate.",
      "type": "object",
      "properties": .object(
        [(StyleReader.schemaKey, schemaKey)]
          + names.map { ($0, property(named: $0)) }),
      "additionalProperties": false,
      "allOf": .list(conflicts),
      "$defs": ["color": StyleSchemaColor.schema],
    ]
  }

  /// The schema of a key, from the options of that name in every kind of picture.
  private static func property(named name: String) -> JSONText {
    // Options with the same explanation share one entry.
    var options: [(option: CommandOption, pictures: [String])] = []
    for picture in PictureKind.allCases {
      guard let option = picture.styleOptions.first(where: { $0.name == name }) else {
        continue
      }
      if let same = options.firstIndex(where: { $0.option.explanation == option.explanation }) {
        options[same].pictures.append(picture.type.phrase)
      } else {
        options.append((option, [picture.type.phrase]))
      }
    }
    guard options.count > 1 else { return property(options[0].option, prefix: "") }
    return [
      "anyOf": .list(options.map { property($0, prefix: "Of \(Messages.list($1, "and")): ") })
    ]
  }

  private static func property(_ option: CommandOption, prefix: String) -> JSONText {
    guard let kind = option.kind else {
      return [
        "description": "\(prefix)\(option.summary)", "type": "boolean", "default": false,
      ]
    }
    // The schema itself lists the words.
    let limits = kind.limits.map { " (\($0))" } ?? ""
    var members = [(key: "description", value: "\(prefix)\(option.summary)\(limits)" as JSONText)]
    members += kind.schema
    var settings = Settings()
    // Some defaults are a sentence, not a value.
    if let defaultValue = kind.defaultText,
      (try? option.assign(defaultValue, as: option.name, to: &settings)) != nil
    {
      members.append(
        ("default", kind is NumberKind ? .number(defaultValue) : .text(defaultValue)))
    }
    return .object(members)
  }

  /// The options of this name, of every kind of picture that has one.
  private static func options(named name: String) -> [CommandOption] {
    PictureKind.allCases.flatMap(\.styleOptions).filter { $0.name == name }
  }

  /// A rule for each pair of keys that conflict.
  private static var conflicts: [JSONText] {
    var rules: [JSONText] = []
    var pairs: Set<[String]> = []
    for name in names {
      for other in options(named: name).flatMap(\.conflicts)
      where !options(named: other).isEmpty && pairs.insert([name, other].sorted()).inserted {
        let inForce = [name, other].compactMap { name in
          options(named: name).first?.inForce.map { (key: name, value: $0) }
        }
        rules.append([
          "description": "\(name) conflicts with \(other).",
          "not": .object(
            [("required", .words([name, other]))]
              + (inForce.isEmpty ? [] : [("properties", .object(inForce))])),
        ])
      }
    }
    return rules
  }
}

extension CommandOption {
  /// The values that do not undo the option; nil if no value undoes it.
  fileprivate var inForce: JSONText? {
    guard let kind else { return ["const": true] }
    return kind.undoingWord.map { ["not": ["const": .text($0)]] }
  }
}
