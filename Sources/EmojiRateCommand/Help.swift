/// The pages that explain the command, made from the option table.
enum Help {
  static let width = 80

  /// The usage message for a call without arguments.
  static var usage: String {
    "Usage: \(usage(of: .main))\n\n\(examples(of: .main))\n\(more)"
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
      let names = Subcommand.all.map(\.name).joined(separator: ", ")
      page += "\n" + wrapped("Commands: \(names)", indent: 0)
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
    let all = subcommand.options
    for group in CommandOption.Group.allCases {
      let options = all.filter { $0.group == group }
      guard !options.isEmpty else { continue }
      page += "\n\(group.rawValue):\n"
      for option in options {
        page += "  \(option.synopsis)\n" + wrapped(option.explanation, indent: 6)
      }
    }
    return page + "\n" + wrapped("\(notes) Exit status: \(exitStatus)", indent: 0)
  }

  static let notes = """
    A colour is a CSS name, #rgb, #rrggbb, rgb(), hsl() or hsb(), also with alpha. A number outside its limits \
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

  /// A name and its description on one line, shortened if necessary.
  private static func row(_ name: String, _ text: String, column: Int) -> String {
    let name = name.utf8.count < column ? name : String(name.prefix { $0 != "<" })
    let gap = String(repeating: " ", count: column - name.utf8.count)
    let (room, bytes) = (width - 2 - column, Array(text.utf8))
    /// The longest beginning that fits and precedes `end`.
    func beginning(before end: String) -> String? {
      (0..<room - 1).last { bytes[$0...].starts(with: end.utf8) }
        .map { String(decoding: bytes[..<$0], as: UTF8.self) }
    }
    guard bytes.count > room else { return "  \(name)\(gap)\(text)\n" }
    let clause = (beginning(before: ". ") ?? beginning(before: ", ")).map { "\($0)." }
    return "  \(name)\(gap)\(clause ?? "\(beginning(before: " ") ?? "") …")\n"
  }

  static func wrapped(_ text: String, indent: Int) -> String {
    let (margin, room) = (String(repeating: " ", count: indent), width - indent)
    var (page, rest) = ("", text.utf8[...])
    while rest.count > room, let end = rest.prefix(room + 1).lastIndex(of: UInt8(ascii: " ")) {
      page += margin + String(Substring(rest[..<end])) + "\n"
      rest = rest[rest.index(after: end)...]
    }
    return page + margin + String(Substring(rest)) + "\n"
  }
}

extension Subcommand {
  /// The examples without their results.
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
