import EmojiRate
import EmojiRateHistory

@testable import EmojiRateCommand

/// The options of the package `emoji-rate/draw` as types, from the tables of parameters and options.
enum DrawTypes {
  static let text: String = {
    let kinds: [(String, String, [Parameter])] = [
      ("FaceOptions", "Options of a face.", Face.parameters.rows),
      ("StarsOptions", "Options of a row.", StarRow.parameters.rows),
      ("SummaryOptions", "Options of a summary.", RatingSummary.parameters.rows),
      ("TrendOptions", "Options of ratings over time.", RatingHistory.parameters.rows),
    ]
    let pictures = kinds.map { name, summary, rows in
      interface(
        name, summary,
        rows.filter { "\($0.name)" != "drawing" }.map {
          member("\($0.name)", "\($0.summary)", type(of: $0.kind))
        })
    }
    let reading = Subcommand.all.first { $0.name == "summary" }!.options
      .filter { InputSettings.optionNames.contains($0.name) && $0.name != "values" }
      .map { member($0.name, $0.summary, type(of: $0)) }
    return (pictures + [interface("FileOptions", "Options for a file of ratings.", reading)])
      .joined(separator: "\n")
  }()

  private static func interface(_ name: String, _ summary: String, _ members: [String]) -> String {
    "/** \(summary) */\nexport interface \(name) {\n\(members.joined())}\n"
  }

  private static func member(_ name: String, _ summary: String, _ type: String) -> String {
    let words = name.split(separator: "-")
    let camel = words[0] + words.dropFirst().map(\.capitalized).joined()
    return "  /** \(summary.replacing("*/", with: "* /")) */\n  \(camel): \(type);\n"
  }

  private static func type(of kind: ParameterKind) -> String {
    switch kind {
    case .number: "number"
    case .flag: "boolean"
    case .color, .text, .pathData: "string"
    case .size: "Size"
    case .word(let choices): union(choices.words(), orText: choices.hasOtherWords)
    case .list(let choices): "List<\(union(choices.words(), orText: choices.words().isEmpty))>"
    }
  }

  private static func type(of option: CommandOption) -> String {
    guard let kind = option.kind else { return "boolean" }
    guard kind.words.isEmpty else { return union(kind.words, orText: false) }
    return option.name.hasSuffix("column") ? "string | number" : "List<string | number> | number"
  }

  private static func union(_ words: [String], orText isOpen: Bool) -> String {
    (words.map { "'\($0)'" } + (isOpen ? ["(string & {})"] : [])).joined(separator: " | ")
  }
}
