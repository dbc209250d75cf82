@testable import EmojiRateCommand

/// The options as Markdown tables, for an article that cannot go stale: those that several commands share, and those of
/// each command.
enum ParameterTable {
  private static let shared = [
    ("Looks", ["face", "stars", "summary", "control"]),
    ("Files of ratings", ["summary", "export", "export summary"]),
  ]
  private static let kinds = [
    ("face", "`emoji-rate`, a face"), ("stars", "`emoji-rate stars`, a row"),
    ("summary", "`emoji-rate summary`, many ratings"), ("export", "`emoji-rate export`, a folder"),
    ("export summary", "`emoji-rate export summary`, a picture for each group"),
    ("control", "`emoji-rate control`, a control for a web page"),
    ("drawing", "`emoji-rate drawing`, a look at a drawing"),
  ]

  static let markdown: String = {
    var done: Set<String> = []
    let rows = Dictionary(
      uniqueKeysWithValues: Set(kinds.map(\.0) + shared.flatMap(\.1)).map {
        ($0, Self.rows(of: $0))
      })
    var tables: [String] = []
    for (title, kinds) in shared {
      let all = rows[kinds[0]]!.filter { row in
        kinds.allSatisfy { rows[$0]!.contains(row) } && done.insert(row).inserted
      }
      tables.append("#### \(title)\n\n" + table(all))
    }
    for (kind, title) in kinds {
      tables.append("#### \(title)\n\n" + table(rows[kind]!.filter { !done.contains($0) }))
    }
    return tables.joined(separator: "\n")
  }()

  private static func table(_ rows: [String]) -> String {
    "| option | meaning | allowed |\n| --- | --- | --- |\n" + rows.joined()
  }

  private static func rows(of kind: String) -> [String] {
    options(of: kind).map { "| \(names(of: $0)) | \($0.summary) | \(allowed($0)) |\n" }
  }

  /// The options of a command that its table has.
  ///
  /// Those of an export's pictures are in the tables of the pictures.
  static func options(of kind: String) -> [CommandOption] {
    guard let subcommand = Subcommand.all.first(where: { $0.name == kind }) else { return [] }
    let groups: [CommandOption.Group] = [.values, .files, .output]
    return subcommand.options.filter {
      $0.group != .general && (subcommand.action != .export || groups.contains($0.group))
    }
  }

  private static func names(of option: CommandOption) -> String {
    [option.longName, option.oppositeName].compactMap { $0 }
      .map { "`\($0)`" }.joined(separator: ", ")
  }

  private static let topics = ListTopic.all.map(\.option.name)

  /// What the argument can be, and its default; of many words, how to list them.
  private static func allowed(_ option: CommandOption) -> String {
    guard let kind = option.kind else { return "" }
    let isListed = topics.contains(option.name)
    let words =
      isListed && kind.words.count > 20
      ? "`emoji-rate list \(option.name.inPlural)`"
      : kind.details ?? kind.words.joined(separator: ", ")
    let usual = kind.defaultText.map { "default \($0)" }
    return [words.isEmpty ? nil : words, usual].compactMap { $0 }.joined(separator: "; ")
  }
}
