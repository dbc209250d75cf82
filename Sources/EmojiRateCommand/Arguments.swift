import EmojiRate

/// The parts of a command line: a command, its options and its operands.
///
/// It does not change any settings, which ``Settings/job(of:)`` does later.
struct Arguments {
  private(set) var subcommand = Subcommand.main
  private(set) var given: [Given] = []
  private(set) var operands: [String] = []
  /// The text of an option such as `--help`, which is printed instead of a picture.
  private(set) var answer: String?
  /// The last option of the line, if its value is missing.
  private(set) var awaited: CommandOption?
  /// The whole line; `rest` is the part that is not read yet.
  private let words: ArraySlice<String>
  private var rest: ArraySlice<String>

  /// Reads all of `words`, which do not include the command's own name.
  init(_ words: ArraySlice<String>) throws(CommandError) {
    self.words = words
    rest = words
    if rest.first == "help" {
      try readHelpTopic()
    } else if let first = rest.first, Subcommand.isWord(first) {
      // With --words, the first word can be a rating.
      let isRating =
        rest.contains { $0.hasPrefix("--words") } && !Subcommand.firstWords.contains(first)
      if !isRating { subcommand = try Subcommand.read(&rest) }
    }
    while answer == nil, let argument = rest.popFirst() { try read(argument) }
  }

  /// Reads a line that is still being typed, for completions, and ignores errors.
  init(unfinished words: ArraySlice<String>) {
    self.words = words
    rest = words
    if let named = try? Subcommand.read(&rest) { subcommand = named }
    while answer == nil, let argument = rest.popFirst() { try? read(argument) }
  }

  private mutating func read(_ argument: String) throws(CommandError) {
    if argument == "--" {
      operands += rest
      rest.removeAll()
    } else if argument.hasPrefix("--") {
      try readLong(argument)
    } else if argument.hasPrefix("-"), argument.count > 1, !Self.isNegative(argument) {
      try readShort(argument)
    } else if let meant = Hints.hyphens(argument) {
      throw subcommand.unexpected(argument, meant)
    } else {
      operands.append(argument)
    }
  }

  private mutating func readHelpTopic() throws(CommandError) {
    rest.removeFirst()
    var topic = Subcommand.main
    if let word = rest.first, !["help", "--help", "-h"].contains(word) {
      topic = try Subcommand.read(&rest)
      if let extra = rest.first { throw topic.unexpected(extra) }
    }
    answer = Help.text(topic)
  }

  /// Whether a number follows the dash.
  private static func isNegative(_ argument: String) -> Bool {
    argument.utf8.dropFirst().first.map { $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }
      ?? false
  }

  /// Reads `--name`, `--name value` or `--name=value`.
  private mutating func readLong(_ argument: String) throws(CommandError) {
    // Bytes, because finding the boundaries of characters takes longer than the rest of the start.
    let bytes = argument.utf8
    let end = bytes.firstIndex(of: UInt8(ascii: "=")) ?? bytes.endIndex
    let spelling = end == bytes.endIndex ? argument : String(argument[..<end])
    let attached = end == bytes.endIndex ? nil : String(argument[end...].dropFirst())
    guard let option = option(spelled: spelling) else {
      let next = rest.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
      throw subcommand.gone(spelling, in: words)
        ?? subcommand.unknownOption(spelling, behind: attached ?? next)
    }
    try read(option, as: spelling, attached: attached)
  }

  /// The option with this long name, or the flag whose opposite has this name.
  private func option(spelled spelling: String) -> CommandOption? {
    let (table, name) = (subcommand.table, String(spelling.utf8.dropFirst(2)) ?? "")
    if let option = table.option(named: name) { return option }
    let flag = table.option(named: name.hasPrefix("no-") ? String(name.dropFirst(3)) : "no-" + name)
    return flag?.oppositeName == spelling ? flag : nil
  }

  /// Reads `-n`, `-n value` or `-nvalue`.
  private mutating func readShort(_ argument: String) throws(CommandError) {
    let letter = argument[argument.index(after: argument.startIndex)]
    let name = argument.dropFirst().prefix { $0 != "=" }
    guard let option = subcommand.table.option(letter: letter) else {
      let names = subcommand.options.map(\.longName)
      throw subcommand.unknownOption(argument, Suggestion.nearest(to: "--" + name, among: names))
    }
    guard argument.utf8.count > 2 else { return try read(option, as: argument, attached: nil) }
    // In `-output` and `-o=x.svg`, a dash is missing: nobody wants a file `utput` or `=x.svg`.
    let start = String(name.prefix(option.name.count))
    let isLong = start.hasPrefix(option.name.prefix(2))
    let value = argument[name.endIndex...]
    if isLong
      ? Suggestion.nearest(to: start, among: [option.name]) != nil
      : name.count == 1 && option.takesValue
    {
      throw subcommand.unknownOption(
        argument, option.longName + (value == "=" ? "" : String(value).excerpt()))
    }
    try read(option, as: "-\(letter)", attached: String(argument.dropFirst(2)))
  }

  private mutating func read(
    _ option: CommandOption, as name: String, attached: String?
  ) throws(CommandError) {
    if option.repetition == .error, isGiven(option.name) { throw .repeated(name) }
    let argument = ArgumentText(option: name, text: try text(of: option, as: name, attached))
    switch option.argument {
    case .help: readHelp(isWhole: name == option.longName)
    case .text(_, let text): answer = try text(argument)
    case .flag, .value: given.append(Given(option, argument))
    }
    if answer != nil, let extra = rest.first {
      throw .usage("\(name) is given alone; leave out \(extra.quoted)")
    }
  }

  /// The argument of an option; for a flag, `true` or `false`.
  private mutating func text(
    of option: CommandOption, as name: String, _ attached: String?
  ) throws(CommandError) -> String {
    guard let kind = option.kind else {
      if let attached { throw .usage("\(name) takes no value, but was given \(attached.quoted)") }
      return name == option.oppositeName ? "false" : "true"
    }
    if let attached { return attached }
    if rest.isEmpty { awaited = option }
    // A value may begin with one dash, as negative numbers do; two dashes begin an option.
    guard let next = rest.first, !next.hasPrefix("--") else {
      throw .usage("\(name) needs a value: \(kind.allowed)")
    }
    return rest.removeFirst()
  }

  /// Shows the help of the command that the rest of the line names, or else of the current command.
  ///
  /// The next word can also be the second word of the current command, as in `export --help stars`.
  private mutating func readHelp(isWhole: Bool) {
    let whole = "\(subcommand.name) \(rest.first ?? "")"
    let continued = Subcommand.all.first { $0.spellings.contains(whole) }
    let named = rest.isEmpty ? nil : continued ?? (try? Subcommand.read(&rest))
    let subcommand = named ?? subcommand
    answer = isWhole ? Help.text(subcommand) : Help.screen(subcommand)
    rest.removeAll()
  }

  func isGiven(_ name: String) -> Bool { given.contains { $0.option.name == name } }
}
