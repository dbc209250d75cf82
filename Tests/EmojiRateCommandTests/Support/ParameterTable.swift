@testable import EmojiRateCommand

/// The options as one Markdown table, for an article that cannot go stale.
enum ParameterTable {
  /// A row for every option but the general ones, with a column for each kind of command: its default, or a mark.
  ///
  /// An option that means something else for another command has a row for each meaning. Of an export only
  /// the options that say nothing of the picture count.
  static let markdown: String = {
    let kinds = ["face", "stars", "summary", "export", "export summary", "control", "drawing"]
    var table = "| option | meaning | \(kinds.joined(separator: " | ")) | allowed |\n"
    table += String(repeating: "| --- ", count: kinds.count + 3) + "|\n"
    for group in CommandOption.Group.allCases where group != .general {
      table += "| **\(group.rawValue)** |" + String(repeating: " |", count: kinds.count + 2) + "\n"
      var rows: [(start: String, cells: [String], allowed: String)] = []
      for (column, kind) in kinds.enumerated() {
        for option in options(of: kind) where option.group == group {
          let start = "| \(names(of: option)) | \(option.summary)"
          let place = rows.firstIndex { $0.start == start && $0.allowed == allowed(option) }
          if place == nil {
            let cells = Array(repeating: "", count: kinds.count)
            rows.append((start, cells, allowed(option)))
          }
          rows[place ?? rows.count - 1].cells[column] =
            option.kind?.defaultText.map { "`\($0)`" } ?? "yes"
        }
      }
      for row in rows {
        table += "\(row.start) | \(row.cells.joined(separator: " | ")) | \(row.allowed) |\n"
      }
    }
    return table
  }()

  /// The options of a command that the table has.
  static func options(of kind: String) -> [CommandOption] {
    guard let subcommand = Subcommand.all.first(where: { $0.name == kind }) else { return [] }
    let groups: [CommandOption.Group] = [.values, .files, .output]
    return subcommand.options.filter {
      $0.group != .general && (subcommand.action != .export || groups.contains($0.group))
    }
  }

  private static func names(of option: CommandOption) -> String {
    [option.longName, option.oppositeName].compactMap { $0 }
      .map { $0 + (option.kind.map { " \($0.placeholder)" } ?? "") }
      .map { "`\($0.split(separator: "|").joined(separator: "\\|"))`" }
      .joined(separator: ", ")
  }

  /// What the argument can be; of many words, how to list them.
  private static func allowed(_ option: CommandOption) -> String {
    guard let kind = option.kind else { return "" }
    let isListed = ListTopic.all.contains { $0.option.name == option.name }
    if isListed, kind.words.count > 20 { return "`emoji-rate list \(option.name.inPlural)`" }
    return kind.details ?? kind.words.joined(separator: ", ")
  }
}
