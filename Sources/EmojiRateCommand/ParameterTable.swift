/// The parameters as a Markdown table, for documentation that cannot go stale.
public enum ParameterTable {
  /// One row for every option of the subcommand `name` but the general ones, and of an export only
  /// those that say nothing of the picture; nil where there is none of that name.
  public static func markdown(_ name: String) -> String? {
    guard let subcommand = Subcommand.all.first(where: { $0.name == name }) else { return nil }
    let head = "| option | what it is | default | allowed |\n| --- | --- | --- | --- |\n"
    let groups: [Option.Group] =
      subcommand.action == .export
      ? [.values, .files, .output] : Option.Group.allCases.filter { $0 != .general }
    let options = subcommand.options.filter { groups.contains($0.group) }
    return options.reduce(into: head) { table, option in
      let defaultText = option.defaultText.map { "`\($0)`" } ?? ""
      let allowed = option.allowedText ?? option.choicesText ?? ""
      let synopsis = option.longName + (option.placeholder.map { " \($0)" } ?? "")
      let name = synopsis.split(separator: "|").joined(separator: "\\|")
      table += "| `\(name)` | \(option.summary) | \(defaultText) | \(allowed) |\n"
    }
  }
}

extension Option {
  fileprivate var choicesText: String? {
    switch argument {
    case .choice(let choices, _, _): choices().joined(separator: ", ")
    case .color(let color, _): "a colour" + (color.allowsNone ? " or `none`" : "")
    default: nil
    }
  }
}
