@testable import EmojiRateCommand

/// The parameters as a Markdown table, for documentation that cannot go stale.
enum ParameterTable {
  /// One row for every option of the subcommand `name` but the general ones, and of an export only
  /// those that say nothing of the picture; nil where there is none of that name.
  static func markdown(_ name: String) -> String? {
    guard let subcommand = Subcommand.all.first(where: { $0.name == name }) else { return nil }
    let head = "| option | what it is | default | allowed |\n| --- | --- | --- | --- |\n"
    let groups: [CommandOption.Group] =
      subcommand.action == .export
      ? [.values, .files, .output] : CommandOption.Group.allCases.filter { $0 != .general }
    let options = subcommand.options.filter { groups.contains($0.group) }
    return options.reduce(into: head) { table, option in
      let defaultText = option.kind?.defaultText.map { "`\($0)`" } ?? ""
      let allowed = option.kind.map { $0.details ?? $0.words.joined(separator: ", ") } ?? ""
      let names = [option.longName, option.oppositeName].compactMap { $0 }
        .map { $0 + (option.kind.map { " \($0.placeholder)" } ?? "") }
        .map { "`\($0.split(separator: "|").joined(separator: "\\|"))`" }
        .joined(separator: ", ")
      table += "| \(names) | \(option.summary) | \(defaultText) | \(allowed) |\n"
    }
  }
}
