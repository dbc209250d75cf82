import EmojiRate

@testable import EmojiRateCommand

/// The JSON Schema of style files, made from the option table.
///
/// It accepts the same files as the command with `--strict`, except for rules that a schema cannot express
/// briefly. It does not check colours of a list in one text, the limits of `cells`, or a key's requirement,
/// which may be on the command line. It requires lower case for names of colours.
enum StyleSchema {
  static var text: String { schema.formatted }

  private static let names = StyleKeys.names
  private static let keys = StyleKeys(.face)

  private static var schema: JSONText {
    let schemaKey: JSONText = [
      "description": "The address of this schema, for editors.", "type": "string",
    ]
    let requirements = names.compactMap { name in
      keys.options(named: name).requirement.map { (name, JSONText.words([$0])) }
    }
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
      "dependentRequired": .object(requirements),
      "allOf": .list(conflicts + ineffective),
      "$defs": ["color": StyleSchemaColor.schema],
    ]
  }

  /// The schema of a key, from the options of that name in every kind of picture.
  private static func property(named name: String) -> JSONText {
    // Options with the same explanation share one entry.
    var options: [(option: CommandOption, pictures: [String])] = []
    for picture in PictureKind.allCases {
      guard let option = StyleKeys.options(of: picture).first(where: { $0.name == name }) else {
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
        ("default", kind.form == .number ? .number(defaultValue) : .text(defaultValue)))
    }
    return .object(members)
  }

  /// A rule for each pair of keys that conflict.
  private static var conflicts: [JSONText] {
    var rules: [JSONText] = []
    var pairs: Set<[String]> = []
    for name in names {
      for other in keys.options(named: name).flatMap(\.conflicts)
      where !keys.options(named: other).isEmpty && pairs.insert([name, other].sorted()).inserted {
        let inForce = [name, other].compactMap { name in
          keys.options(named: name).first?.inForce.map { (key: name, value: $0) }
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

  /// A rule for each word that leaves other keys without effect.
  private static var ineffective: [JSONText] {
    var rules: [JSONText] = []
    for name in names {
      guard let option = keys.options(named: name).first, let kind = option.kind, kind.form == .text
      else { continue }
      for word in kind.words {
        var settings = Settings()
        try? option.assign(word, as: name, to: &settings)
        let ineffective = names.filter { other in
          keys.options(named: other).allSatisfy { $0.ineffectiveWith(settings) != nil }
        }
        guard !ineffective.isEmpty else { continue }
        rules.append([
          "description": "\(ineffective.joined(separator: ", ")): no effect with \(name) \(word).",
          "not": [
            "required": .words([name]),
            "properties": [name: ["const": .text(word)]],
            "anyOf": .list(ineffective.map { ["required": .words([$0])] }),
          ],
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
