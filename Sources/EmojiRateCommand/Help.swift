/// The pages that explain the command, made from the option table.
enum Help {
  private static let width = 80

  static func text(_ subcommand: Subcommand) -> String {
    var page = """
      emoji-rate: rating values as SVG pictures.
      \(subcommand.summary)

      Usage: \(subcommand.invocation) \(subcommand.required) [options]

      Examples:

      """
    page += subcommand.examples + "\n"
    if subcommand.name == Subcommand.main.name { page += "\n" + commands }
    for group in CommandOption.Group.allCases {
      let options = subcommand.options.filter { $0.group == group }
      guard !options.isEmpty else { continue }
      page += "\n\(group.rawValue):\n" + options.map(paragraph).joined()
    }
    return page + """

      A colour is a CSS name, #rgb, #rrggbb, rgb(), hsl() or hsb(), alpha included.
      A number outside of a picture's limits is drawn with the nearest allowed one,
      and a warning; other wrong input is refused. Of an option that is given twice,
      the last one counts. Exit status: 0 done, 64 wrong usage,
      65 refused value, 66 input not read,\(subcommand.action == .export ? " 69 rsvg-convert not there," : "")
      73 output not created, 74 output not written.

      """
  }

  /// What else there is than the main command, and how to ask about it.
  private static var commands: String {
    let lines = Subcommand.all.map { "  \($0.name)\n      \($0.summary)\n" }
    return "Commands:\n" + lines.joined()
      + "  help <command>\n      Show the help of a command; without a name, \(Subcommand.main.name) is meant.\n"
  }

  private static func paragraph(_ option: CommandOption) -> String {
    let indent = 6
    var lines = ["  " + option.synopsis]
    var line = ""
    for word in option.explanation.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width - indent {
        lines.append(String(repeating: " ", count: indent) + line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    lines.append(String(repeating: " ", count: indent) + line)
    return lines.joined(separator: "\n") + "\n"
  }
}

extension CommandOption {
  /// How it is written: `-o, --output <file>`.
  var synopsis: String {
    let names = spellings.joined(separator: ", ")
    return placeholder.map { "\(names) <\($0)>" } ?? names
  }

  /// What to write in place of the argument; nil where there is none.
  var placeholder: String? {
    switch argument {
    case .flag, .request: nil
    case .number(let number, _):
      number.suffixes.isEmpty
        ? number.endlessWord.map { "number|\($0)" } ?? "number" : "time"
    case .color: "colour"
    case .choice(let choices, _, _): Self.placeholder(choices())
    case .list(let list, _): list.words().isEmpty ? "colours" : "words"
    case .size: "WxH"
    case .text(let placeholder, _, _): placeholder
    case .completionScript: Shell.allCases.map(\.rawValue).joined(separator: "|")
    }
  }

  /// The words, where they fit beside the name.
  private static func placeholder(_ words: [String]) -> String {
    let joined = words.joined(separator: "|")
    return joined.utf8.count > 50 ? "word" : joined
  }

  /// The summary with what is allowed and what holds without it.
  fileprivate var explanation: String {
    let details = [allowedText, defaultText.map { "default \($0)" }].compactMap { $0 }
    return details.isEmpty ? summary : "\(summary) (\(details.joined(separator: "; ")))"
  }

  /// The limits and the unit of a number that has any, and words that do not fit beside the name.
  var allowedText: String? {
    let words = words
    if case .list(let list, _) = argument {
      return words.isEmpty
        ? list.allowed : list.allowed + ": " + words.joined(separator: ", ")
    }
    if !words.isEmpty, placeholder == "word" { return words.joined(separator: ", ") }
    guard case .number(let number, _) = argument, number.hasLimits else { return nil }
    let unit = number.unit.isEmpty ? "" : " " + number.unit
    let word = number.endlessWord.map { ", or \($0)" } ?? ""
    return Messages.range(number.limits) + unit + word
  }

  /// The default, as it would be given; nil where there is none.
  var defaultText: String? {
    switch argument {
    case .flag, .request, .size, .list, .text, .completionScript: nil
    case .number(let number, _): number.defaultText
    case .color(let color, _): color.defaultText
    case .choice(_, let word, _): word.isEmpty ? nil : word
    }
  }
}
