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

/// The schema of colours: everything that ``HSBColor/init(css:)-(String)`` reads, without currentColor,
/// and with names in lower case only, so that editors can offer them.
enum StyleSchemaColor {
  static var schema: JSONText {
    let names = HSBColor.cssNames + ["transparent"]
    let patterns = [
      "#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})",
      "[rR][gG][bB][aA]?" + arguments(first: fraction),
      "[hH][sS][lLbB][aA]?" + arguments(first: angle),
    ]
    return [
      "description": "A CSS colour: a name, #rgb, #rrggbb, rgb(), hsl(); or hsb().",
      "type": "string",
      "anyOf": .list(
        [["enum": .words(names)]] + patterns.map { ["pattern": "^\(space)*\($0)\(space)*$"] }),
    ]
  }

  private static let space = #"[ \t\n\f\r]"#
  private static let number = #"[-+]?([0-9]*\.)?[0-9]+([eE][-+]?[0-9]+)?"#
  private static let fraction = number + "%?"
  private static let angle = number + "([dD][eE][gG]|[gG]?[rR][aA][dD]|[tT][uU][rR][nN])?"

  /// Three arguments and an opacity, with commas throughout or with spaces and a slash.
  private static func arguments(first: String) -> String {
    let comma = "\(space)*,\(space)*"
    let commas = "\(first)\(comma)\(fraction)\(comma)\(fraction)(\(comma)\(fraction))?"
    let spaces = "\(first)\(space)+\(fraction)\(space)+\(fraction)(\(space)*/\(space)*\(fraction))?"
    return #"\("# + "\(space)*(\(commas)|\(spaces))\(space)*" + #"\)"#
  }
}

extension ArgumentKind {
  /// The schema of a key in style files, without description and default.
  var schema: JSONMembers {
    switch self {
    case let kind as NumberKind: kind.numberSchema
    case let kind as ColorKind: kind.colorSchema
    case let kind as WordKind: kind.wordSchema
    case let kind as ListKind: kind.listSchema
    case is SizeKind: Self.sizeSchema
    case is DrawingKind: Self.filesSchema
    default: ["type": "string", "minLength": .number("1")]
    }
  }

  /// A width and a height, in the form that Size reads.
  private static var sizeSchema: JSONMembers {
    let length = #"\+?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?"#
    return ["type": "string", "pattern": "^\(length)x\(length)$"]
  }

  /// A text, an array of files, or an object with values as keys.
  private static var filesSchema: JSONMembers {
    let file: JSONText = ["type": "string", "minLength": .number("1")]
    return [
      "anyOf": [
        file, ["type": "array", "items": file, "minItems": .number("2")],
        ["type": "object", "additionalProperties": file, "minProperties": .number("2")],
      ]
    ]
  }
}

extension NumberKind {
  fileprivate var numberSchema: JSONMembers {
    [
      "type": isWhole ? "integer" : "number",
      "minimum": .number(Messages.plain(range.lowerBound)),
      "maximum": .number(Messages.plain(range.upperBound)),
    ]
  }
}

extension ColorKind {
  fileprivate var colorSchema: JSONMembers {
    let words = otherWords
    if words.isEmpty { return ["$ref": "#/$defs/color"] }
    return ["anyOf": [["$ref": "#/$defs/color"], ["enum": .words(words)]]]
  }
}

extension WordKind {
  fileprivate var wordSchema: JSONMembers {
    guard hasOtherWords else { return ["enum": .words(words)] }
    // The other valid words begin with one of these in either case, as language tags do.
    let beginnings = Set(words.map { $0.prefix { $0 != "-" } }).sorted().map { word in
      word.map { "[\($0)\($0.uppercased())]" }.joined()
    }
    let pattern = "^(\(beginnings.joined(separator: "|")))(-[0-9A-Za-z]{1,8})*$"
    return ["anyOf": [["enum": .words(words)], ["type": "string", "pattern": .text(pattern)]]]
  }
}

extension ListKind {
  /// An array of words or colours, or one text, in which only words are checked.
  fileprivate var listSchema: JSONMembers {
    let words = words
    guard words.isEmpty else {
      let word = "(\(words.joined(separator: "|")))"
      return [
        "anyOf": [
          ["type": "array", "items": ["enum": .words(words)]],
          ["type": "string", "pattern": .text("^(none|\(word)( *, *\(word))*)?$")],
        ]
      ]
    }
    return [
      "anyOf": [
        [
          "type": "array", "items": ["$ref": "#/$defs/color"],
          "minItems": .number("\(ColorRamp.countLimits.lowerBound)"),
          "maxItems": .number("\(ColorRamp.countLimits.upperBound)"),
        ],
        ["type": "string", "minLength": .number("1")],
      ]
    ]
  }
}
