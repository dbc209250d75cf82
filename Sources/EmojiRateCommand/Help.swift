/// The pages that explain the command, made from the option table.
enum Help {
  static let width = 80

  /// The message for a call without arguments.
  static var usage: String {
    "Usage: \(usage(of: .main))\n\n\(examples(of: .main))"
      + "  emoji-rate stars 3.5 > stars.svg\n  emoji-rate summary 12,5,3,40,80 > summary.svg\n"
      + "\n\(commandNames)\n\(more)"
  }

  private static var commandNames: String {
    wrapped("Commands: \(Subcommand.all.map(\.name).joined(separator: ", "))", indent: 0)
  }

  /// The most used options, on one screen.
  static func screen(_ subcommand: Subcommand) -> String {
    var page = "Usage: \(usage(of: subcommand))\n\n"
    if !subcommand.isMain { page += examples(of: subcommand) + "\n" }
    page += "Options:\n"
    for name in subcommand.commonOptions.words {
      guard let option = subcommand.options.first(where: { $0.name == name }) else { continue }
      page += row(option.synopsis, option.summary, column: 26)
    }
    if subcommand.isMain {
      page += "\n" + commandNames
    }
    return page + "\n"
      + (subcommand.isMain ? more : "\(subcommand.helpInvocation) shows all options.\n")
  }

  static func text(_ subcommand: Subcommand) -> String {
    var page = """
      emoji-rate: rating values as SVG pictures.
      \(subcommand.summary)

      Usage: \(usage(of: subcommand))

      \(subcommand.isMain ? commands + row("help <command>", summary, column: 17) + "\n" : "")Examples:
      \(subcommand.examples)

      """
    func section(_ title: String, _ options: [CommandOption]) {
      guard !options.isEmpty else { return }
      page += "\n\(title):\n"
      for option in options {
        page += "  \(option.synopsis)\n" + wrapped(option.explanation, indent: 6)
      }
    }
    let all = subcommand.options
    for group in subcommand.groups {
      section(group.rawValue, all.filter { $0.group == group && !subcommand.needsFaces(for: $0) })
    }
    section("Only with --symbol face", all.filter(subcommand.needsFaces))
    return page + "\n" + wrapped("\(notes) Exit status: \(exitStatus)", indent: 0)
  }

  static let notes = """
    A colour is a CSS name, #rgb, #rrggbb, rgb(), hsl(), hsb() or oklch(), also with alpha. A number outside its limits \
    becomes the nearest allowed number, with a warning. Other invalid input is an error. If you give an option \
    twice, the last one counts. Give --style once.
    """

  static let exitStatus = """
    0 done, 64 wrong usage, 65 invalid value, 66 input not read, 73 output not created, \
    74 output not written, 128 + n stopped by signal n.
    """

  static func usage(of subcommand: Subcommand) -> String {
    "\(subcommand.invocation) \(subcommand.required) [options]"
  }

  private static func examples(of subcommand: Subcommand) -> String {
    "Examples:\n" + subcommand.exampleLines.map { "  \($0)\n" }.joined()
  }

  /// The summary of the command `help`.
  static let summary = "Show all options of a command."

  private static let more =
    "emoji-rate --help shows all options, help <command> the options of a command.\n"

  private static var commands: String {
    "Commands:\n" + Subcommand.all.map { row($0.name, $0.summary, column: 17) }.joined()
  }

  /// A name with its description in the second column.
  ///
  /// If the description does not fit on one line, only its first sentence is shown.
  private static func row(_ name: String, _ text: String, column: Int) -> String {
    let name = name.utf8.count < column ? name : String(name.prefix { $0 != "<" })
    let bytes = Array(text.utf8)
    let end = bytes.indices.first { bytes[$0...].starts(with: ". ".utf8) }
    let sentence = end.map { String(decoding: bytes[...$0], as: UTF8.self) } ?? text
    let isShort = bytes.count <= width - 2 - column
    let lines = wrapped(isShort ? text : sentence, indent: column + 2)
    return "  \(name)" + lines.utf8.dropFirst(name.utf8.count + 2).text
  }

  static func wrapped(_ text: String, indent: Int) -> String {
    let (margin, room) = (String(repeating: " ", count: indent), width - indent)
    var page = ""
    var rest = text.utf8[...]
    while rest.count > room, let end = rest.prefix(room + 1).lastIndex(of: UInt8(ascii: " ")) {
      page += margin + String(Substring(rest[..<end])) + "\n"
      rest = rest[rest.index(after: end)...]
    }
    return page + margin + String(Substring(rest)) + "\n"
  }
}

extension Substring.UTF8View {
  fileprivate var text: String { String(Substring(self)) }
}

extension Subcommand {
  /// Whether the option of a row or a summary needs `--symbol face`.
  fileprivate func needsFaces(for option: CommandOption) -> Bool {
    picture != .face && (option.requirement == "symbol" || option.group == .face)
  }

  /// The groups of options in the order of the help; the command's own groups come first.
  fileprivate var groups: [CommandOption.Group] {
    let first: [CommandOption.Group] =
      switch (action, picture) {
      case (.draw, .row), (.control, .row): [.row, .layout]
      case (.draw, .summary): [.layout, .values, .row]
      case (.export, .row): [.files, .values, .row, .layout]
      case (.export, .summary): [.files, .values, .layout, .row]
      case (.export, .face): [.files, .values]
      default: []
      }
    return first + CommandOption.Group.allCases.filter { !first.contains($0) }
  }

  /// The command lines of the examples, without their results.
  var exampleLines: [String] {
    examples.split(separator: "\n").map { String($0.drop { $0 == " " }) }
      .filter { $0.hasPrefix("emoji-rate ") }
  }
}

extension CommandOption {
  /// The option as typed: `-o, --output <file>`.
  var synopsis: String {
    var text = letter.map { "-\($0), " } ?? ""
    text += longName
    if let oppositeName { text += ", " + oppositeName }
    guard let kind else { return text }
    return text + " <\(kind.placeholder)>"
  }

  /// The summary with the allowed values and the default.
  var explanation: String {
    guard let kind else { return summary }
    let details = [kind.details, kind.defaultText.map { "default " + $0 }].compactMap { $0 }
    return details.isEmpty ? summary : "\(summary) (\(details.joined(separator: "; ")))"
  }
}
