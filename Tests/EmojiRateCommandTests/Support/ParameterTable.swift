import EmojiRate
import EmojiRateHistory

@testable import EmojiRateCommand

/// The options as Markdown tables, each option once, for an article that cannot go stale.
enum ParameterTable {
  private static let groups: [(group: CommandOption.Group, title: String)] = [
    (.rating, "The rating and its scale"), (.values, "Ratings from files and lists"),
    (.style, "Style files"), (.face, "Faces"), (.row, "Rows"), (.layout, "Layouts"),
    (.color, "Colours"), (.animation, "Motion"), (.document, "The document"),
    (.files, "Folders and pairs"), (.output, "Output"),
  ]
  private static let commands = Subcommand.all.filter { $0.action != .list }
    .map { (name: $0.name, options: $0.options) }

  /// An option of several commands, with the commands that have each of its texts.
  private struct Entry {
    let names: String
    var commands: [String] = []
    var meanings: [(text: String, commands: [String])] = []
    var allowed: [(text: String, commands: [String])] = []
  }

  static let markdown: String = {
    let tables = groups.map { (title: $0.title, entries: entries(of: $0.group)) }
    let names = commands.map(\.name)
    var text = "| options | \(names.map { "`\($0)`" }.joined(separator: " | ")) |\n| --- |"
    text += String(repeating: " :-: |", count: names.count) + "\n"
    for (title, entries) in tables {
      let anchor = title.lowercased().replacing(" ", with: "-")
      let marks = names.map { name in
        let count = entries.count { $0.commands.contains(name) }
        return count == 0 ? "" : count == entries.count ? "●" : "○"
      }
      text += "| [\(title)](Command.md#\(anchor)) | \(marks.joined(separator: " | ")) |\n"
    }
    for (title, entries) in tables {
      let all = names.filter { name in entries.contains { $0.commands.contains(name) } }
      text += "\n#### \(title)\n\n| option | meaning | allowed | in |\n| --- | --- | --- | --- |\n"
      for entry in entries {
        let place = entry.commands == all ? "" : entry.commands.joined(separator: ", ")
        text += "| \(entry.names) | \(cell(entry.meanings)) | \(cell(entry.allowed)) | \(place) |\n"
      }
    }
    return text
  }()

  private static func entries(of group: CommandOption.Group) -> [Entry] {
    var entries: [Entry] = []
    for (command, options) in commands {
      for option in options where option.group == group {
        let names = option.spellings.map { "`\($0)`" }.joined(separator: ", ")
        let index = entries.firstIndex { $0.names == names } ?? entries.endIndex
        if index == entries.endIndex { entries.append(Entry(names: names)) }
        entries[index].commands.append(command)
        add(option.summary, of: command, to: &entries[index].meanings)
        add(allowed(option), of: command, to: &entries[index].allowed)
      }
    }
    return entries
  }

  private static func add(
    _ text: String, of command: String, to texts: inout [(text: String, commands: [String])]
  ) {
    if let index = texts.firstIndex(where: { $0.text == text }) {
      texts[index].commands.append(command)
    } else {
      texts.append((text, [command]))
    }
  }

  /// The text of most commands, and those of others with their commands.
  private static func cell(_ texts: [(text: String, commands: [String])]) -> String {
    let most = texts.indices.max { texts[$0].commands.count < texts[$1].commands.count } ?? 0
    var parts = [texts[most].text]
    for (index, (text, commands)) in texts.enumerated() where index != most {
      parts.append("*\(commands.joined(separator: ", "))*: \(text.isEmpty ? "any" : text)")
    }
    let sentences = parts.count == 1 ? parts : parts.map { $0.hasSuffix(".") ? $0 : $0 + "." }
    return sentences.filter { $0.count > 1 }.joined(separator: " ")
  }

  private static let topics = ListTopic.all.map(\.option.name)

  /// What the argument can be, and its default; of many words, how to list them.
  private static func allowed(_ option: CommandOption) -> String {
    guard let kind = option.kind else { return "" }
    let isListed = topics.contains(option.name) || option.name == "pair"
    let list =
      option.name == "pair"
      ? "light, dark, or `emoji-rate list themes`" : "`emoji-rate list \(option.name.inPlural)`"
    let words =
      isListed && kind.words.count > 15 ? list : kind.details ?? kind.words.joined(separator: ", ")
    let usual = kind.defaultText.map { "default \($0)" }
    return [words.isEmpty ? nil : words, usual].compactMap { $0 }.joined(separator: "; ")
  }
}

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
      .filter { InputOption.named($0.name) != nil }
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
    case .word(let choices): union(choices.words(), orText: choices.allows("zh-TW"))
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
