/// The pages that explain the command, made from the option table.
enum Help {
  static let width = 80

  /// What to type, for those who typed nothing.
  static var usage: String {
    "Usage: \(usage(of: .main))\n\n\(examples(of: .main))\n\(more)"
  }

  /// The most used options, on one screen.
  static func screen(_ subcommand: Subcommand) -> String {
    var page = "Usage: \(usage(of: subcommand))\n\n"
    if subcommand.isMain { page += commands + "\n" }
    page += examples(of: subcommand) + "\nOptions:\n"
    for name in subcommand.commonOptions.words {
      guard let option = subcommand.options.first(where: { $0.name == name }) else { continue }
      page += row(option.synopsis, option.summary, column: 26)
    }
    return page + "\n"
      + (subcommand.isMain ? more : "\(subcommand.helpInvocation) shows all options.\n")
  }

  static func text(_ subcommand: Subcommand) -> String {
    var page = """
      emoji-rate: rating values as SVG pictures.
      \(subcommand.summary)

      Usage: \(usage(of: subcommand))

      \(subcommand.isMain ? commands + "\n" : "")Examples:
      \(subcommand.examples)

      """
    for group in CommandOption.Group.allCases {
      let options = subcommand.options.filter { $0.group == group }
      guard !options.isEmpty else { continue }
      page += "\n\(group.rawValue):\n"
      for option in options {
        page += "  \(option.synopsis)\n" + wrapped(option.explanation, indent: 6)
      }
    }
    return page + "\n" + wrapped("\(notes) Exit status: \(exitStatus)", indent: 0)
  }

  /// What holds for all options.
  static let notes = """
    A colour is a CSS name, #rgb, #rrggbb, rgb(), hsl() or hsb(), alpha included. A number outside of a \
    picture's limits is drawn with the nearest allowed one, and a warning; other wrong input is refused. \
    Of an option that is given twice, the last one counts; --style is given once.
    """

  static let exitStatus = """
    0 done, 64 wrong usage, 65 refused value, 66 input not read, 69 rsvg-convert not there, 73 output not created, \
    74 output not written, 128 + n stopped by signal n.
    """

  static func usage(of subcommand: Subcommand) -> String {
    "\(subcommand.invocation) \(subcommand.required) [options]"
  }

  private static func examples(of subcommand: Subcommand) -> String {
    "Examples:\n" + subcommand.exampleLines.map { "  \($0)\n" }.joined()
  }

  /// What the command of this name does.
  static let summary = "Show all options of a command."

  private static let more =
    "emoji-rate --help shows all options, help <command> those of a command.\n"

  /// What else there is than the main command, and how to ask about it.
  private static var commands: String {
    "Commands:\n" + Subcommand.all.map { row($0.name, $0.summary, column: 17) }.joined()
      + row("help <command>", summary, column: 17)
  }

  /// A name and what it is, or as much of it as there is room for, on one line.
  private static func row(_ name: String, _ text: String, column: Int) -> String {
    let name = name.utf8.count < column ? name : String(name.prefix { $0 != "<" })
    let gap = String(repeating: " ", count: column - name.utf8.count)
    let room = width - 2 - column
    /// The longest beginning that is followed by a mark.
    func beginning(before mark: Character) -> Substring? {
      text.indices.filter { text[$0] == mark }.map { text[..<$0] }.last { $0.count < room - 1 }
    }
    guard text.count > room else { return "  \(name)\(gap)\(text)\n" }
    let clause = (beginning(before: ";") ?? beginning(before: ",")).map { "\($0)." }
    return "  \(name)\(gap)\(clause ?? "\(beginning(before: " ") ?? "") …")\n"
  }

  static func wrapped(_ text: String, indent: Int) -> String {
    var (page, column) = ([UInt8](), 0)
    page.reserveCapacity(text.utf8.count * 5 / 4)
    // By bytes, for a page has a thousand words.
    for word in text.utf8.split(separator: UInt8(ascii: " ")) {
      let length = word.count { $0 & 0xC0 != 0x80 }
      if column > 0, column + 1 + length > width {
        page.append(UInt8(ascii: "\n"))
        column = 0
      }
      let gap = column == 0 ? indent : 1
      page.append(contentsOf: repeatElement(UInt8(ascii: " "), count: gap))
      page.append(contentsOf: word)
      column += gap + length
    }
    page.append(UInt8(ascii: "\n"))
    return String(decoding: page, as: UTF8.self)
  }
}

extension Subcommand {
  /// The examples without what they give.
  var exampleLines: [String] {
    examples.split(separator: "\n").map { String($0.drop { $0 == " " }) }
      .filter { $0.hasPrefix("emoji-rate ") }
  }
}

extension CommandOption {
  /// How it is written: `-o, --output <file>`.
  var synopsis: String {
    var text = letter.map { "-\($0), " } ?? ""
    text += longName
    if let oppositeName { text += ", " + oppositeName }
    guard let kind else { return text }
    let argument = " <\(kind.placeholder)>"
    return text + (oppositeOption == nil ? argument : " [\(argument.dropFirst())]")
  }

  /// The summary with what is allowed and what holds without it.
  var explanation: String {
    guard let kind else { return summary }
    var details = kind.details ?? ""
    func add(_ detail: String) { details += details.isEmpty ? detail : "; " + detail }
    if let text = kind.defaultText { add("default " + text) }
    if let oppositeOption { add("alone it takes --\(oppositeOption) back") }
    return details.isEmpty ? summary : "\(summary) (\(details))"
  }
}
