import EmojiRate

@testable import EmojiRateCommand

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
