import EmojiRate

/// The words that name a command, and the errors for unknown words.
extension Subcommand {
  /// Whether an argument can be a word of a command's name, because it is no option and no rating.
  static func isWord(_ argument: String) -> Bool {
    guard let first = argument.utf8.first, first > UInt8(ascii: "9") else { return false }
    if argument.utf8.count == 3, argument.lowercased() == "nan" { return false }
    // `★★★` is a rating, and a long dash begins an option.
    return first < 0x80 || RatingLiteral(argument) == nil && Hints.hyphens(argument) == nil
  }

  /// Removes the one or two words that name a command from a line, and returns the command.
  static func read(_ line: inout ArraySlice<String>) throws(CommandError) -> Subcommand {
    guard let name = line.first, isWord(name) else { throw main.unexpected(line.first ?? "") }
    let next = line.dropFirst().first.flatMap { isWord($0) ? $0 : nil }
    if let next, let subcommand = named("\(name) \(next)") {
      line.removeFirst(2)
      return subcommand
    }
    if let subcommand = named(name) {
      if let next { try check(next, behind: name) }
      line.removeFirst()
      return subcommand
    }
    let names = all.map(\.name)
    let nearest = Suggestion.nearest(to: name, among: names + ["help"])
    let file = main.option(forFile: name)
    if let hint = Hints.remark(onFile: name) ?? hint(forWord: name)
      ?? Suggestion.question(nearest ?? Hints.option(withWord: name, among: main.options) ?? file)
    {
      throw unknown(name, hint)
    }
    throw unknown(
      name,
      "give a rating such as 3.2, a word of --words sad,okay,happy, or one of "
        + names.listed("and"))
  }

  private static func named(_ name: String) -> Subcommand? {
    all.first { $0.name == name || $0.aliases.contains(name) }
  }

  private static func unknown(_ name: String, _ hint: String) -> CommandError {
    .usage("there is no command \(name.quoted); \(hint)")
  }

  /// Refuses a word that is nearly the second word of a command.
  private static func check(_ word: String, behind name: String) throws(CommandError) {
    let others = all.flatMap(\.spellings).map(\.words).filter { $0.count == 2 && $0[0] == name }
    // In `export summaries`, the plural is probably the name of a folder.
    guard !others.contains(where: { $0[1] + "s" == word }),
      let meant = Suggestion.nearest(to: word, among: others.map { $0[1] })
    else { return }
    throw unknown("\(name) \(word)", "did you mean \(name) \(meant)?")
  }

  /// The error for an option that the command does not have.
  ///
  /// - Parameter value: The word after the option; nil if there is none, or it is an option.
  func unknownOption(_ spelling: String, behind value: String? = nil) -> CommandError {
    let undone = options.first {
      "--no-" + $0.name == spelling && $0.kind?.candidates(behind: []).contains("none") == true
    }
    if let undone { return unknownOption(spelling, undone.longName + " none") }
    let others = Self.all.filter { $0.options.contains { $0.spellings.contains(spelling) } }
    guard hint(forOption: spelling, value) == nil, !others.isEmpty else {
      let names = options.flatMap(\.spellings)
      return unknownOption(spelling, Suggestion.nearest(to: spelling, among: names), value)
    }
    return .usage(
      "there is no option \(spelling.quoted) here; \(others.map(\.invocation).listed("and"))"
        + (others.count == 1 ? " has it" : " have it"))
  }

  func unknownOption(
    _ spelling: String, _ meant: String?, _ value: String? = nil
  ) -> CommandError {
    .usage(
      "there is no option \(spelling.quoted); "
        + (hint(forOption: spelling, value) ?? Suggestion.question(meant) ?? seeHelp))
  }

  /// The error for an argument that belongs to no option.
  func unexpected(_ argument: String, _ meant: String? = nil) -> CommandError {
    if let command = Self.all.first(where: { $0.name == argument && !argument.contains(" ") }) {
      return .usage(
        "\(argument) is a command, which comes first and once, as in \(command.exampleLines[0])")
    }
    func error(_ hint: String) -> CommandError {
      .usage("\(argument.quoted) belongs to no option; \(hint)")
    }
    if argument.hasPrefix("-"), argument != "-", meant == nil {
      return error("options come before --")
    }
    if let remark = remark(on: argument) { return error(remark) }
    let option =
      meant ?? Hints.option(withWord: argument, among: options) ?? option(forFile: argument)
    return error(Suggestion.question(option) ?? seeHelp)
  }

  /// The remark on an operand for which no option is a good suggestion; nil for most operands.
  private func remark(on name: String) -> String? {
    if let remark = Hints.remark(onQuotesOf: name) ?? Hints.remark(onFile: name) { return remark }
    guard action == .layers, name.ending == ".svg", !SystemCalls.exists(name) else { return nil }
    return "there is no file \(name.quoted); to write it, give --output \(name.excerpt())"
  }

  /// The option that a file was probably meant for, by its ending or because the file exists.
  func option(forFile name: String) -> String? {
    func ends(in endings: [String]) -> Bool { endings.contains(where: name.lowercased().hasSuffix) }
    let file = name.excerpt()
    let isFile = SystemCalls.exists(name) && !SystemCalls.isFolder(name)
    switch action {
    case .list: return nil
    case .control: return ends(in: [".js"]) ? "--output " + file : nil
    // A suggestion must not overwrite a file.
    case .draw where !isFile && ends(in: [".svg", ".png"]): return "--output " + file
    case .draw where isFile && ends(in: [".svg"]): return "--drawing " + file
    case .draw where isFile && ends(in: [".png"]): return nil
    case .layers:
      return ends(in: [".svg"]) ? (isFile ? "emoji-rate check " : "--output ") + file : nil
    case .check: return nil
    case .draw, .export:
      guard isFile || ends(in: [".csv", ".tsv", ".txt", ".json", ".jsonl"]) else { return nil }
      guard action == .draw, picture != .summary else { return "--values " + file }
      return "emoji-rate summary --values \(file), or emoji-rate export"
        + (picture == .row ? " stars" : "")
        + " --values \(file) --output \(picture.type.name.inPlural)"
    }
  }

  private var seeHelp: String { "see \(helpInvocation)" }
}

/// A list that `emoji-rate list` prints: the words of an option.
struct ListTopic {
  let option: CommandOption

  /// The name of the list: the option's name in the plural.
  var name: String { option.name.inPlural }

  var words: [String] { option.kind?.words ?? [] }

  /// The lists of all options that have words, in the order of the option tables.
  static var all: [ListTopic] {
    PictureKind.allStyleOptions.map { ListTopic(option: $0) }.filter { !$0.words.isEmpty }
  }

  /// The topic with this name, in the singular or plural.
  static func named(_ name: String) throws(CommandError) -> ListTopic {
    let topics = all
    if let topic = topics.first(where: { $0.name == name || $0.option.name == name }) {
      return topic
    }
    throw .notKnown(ArgumentText(option: "list", text: name), among: topics.map(\.name))
  }
}

extension String {
  /// The noun in the plural.
  var inPlural: String { hasSuffix("s") ? self : self + "s" }
}
