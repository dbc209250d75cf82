import EmojiRate

/// The parts of a command line: a command, its options and its operands.
struct Arguments {
  private(set) var subcommand = Subcommand.main
  private(set) var settings = Settings()
  private(set) var given: [GivenOption] = []
  /// The option at the end whose value is still missing.
  private(set) var awaited: CommandOption?
  private(set) var operands: [String] = []
  /// The whole line, and what is still to be read of it.
  private let words: ArraySlice<String>
  private var rest: ArraySlice<String>

  /// Reads all of `words`, which do not include the command's own name.
  init(_ words: ArraySlice<String>) throws(CommandError) {
    self.words = words
    rest = words
    if rest.first == "help" {
      try readHelpTopic()
    } else if let first = rest.first, Subcommand.isWord(first) {
      // With --words, a word is a rating.
      let isRating =
        rest.contains { $0.hasPrefix("--words") } && !Subcommand.firstWords.contains(first)
      if !isRating { subcommand = try Subcommand.read(&rest) }
    }
    while settings.text == nil, let argument = rest.popFirst() { try read(argument) }
  }

  /// Reads the first words of a line that is being typed, and ignores errors.
  init(unfinished words: ArraySlice<String>) {
    self.words = words
    rest = words
    if let named = try? Subcommand.read(&rest) { subcommand = named }
    while settings.text == nil, let argument = rest.popFirst() { try? read(argument) }
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
    settings.text = Help.text(topic)
  }

  /// Whether a number follows the dash.
  private static func isNegative(_ argument: String) -> Bool {
    argument.utf8.dropFirst().first.map { $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }
      ?? false
  }

  /// Reads `--name`, `--name value` or `--name=value`.
  private mutating func readLong(_ argument: String) throws(CommandError) {
    // By bytes: finding the ends of characters takes longer than everything else at the start.
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

  /// The option of `--name`, or the flag with this opposite.
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
    // A dash may be missing: nobody wants a file `utput` or `=x.svg`.
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
    if attached == nil, rest.isEmpty, option.takesValue { awaited = option }
    var isInForce = name != option.oppositeName
    switch option.argument {
    case _ where attached != nil: isInForce = try assign(attached ?? "", to: option, as: name)
    case .flag(let assign): assign(&settings, name != option.oppositeName)
    case .text(let text): settings.text = text()
    case .help:
      // Help is always shown. The command, or the second word of its name, may come after the option.
      let whole = "\(subcommand.name) \(rest.first ?? "")"
      let continued = Subcommand.all.first { $0.spellings.contains(whole) }
      let named = rest.isEmpty ? nil : continued ?? (try? Subcommand.read(&rest))
      let subcommand = named ?? subcommand
      settings.text = name == option.longName ? Help.text(subcommand) : Help.screen(subcommand)
      rest.removeAll()
    case .value(let kind, _):
      // A value may begin with one dash, as negative numbers do; two dashes begin an option.
      guard let next = rest.first, !next.hasPrefix("--") else {
        throw .usage("\(name) needs a value: \(kind.allowed)")
      }
      isInForce = try assign(rest.removeFirst(), to: option, as: name)
    }
    given.removeAll { $0.option.name == option.name }
    given.append(GivenOption(option, isInForce: isInForce))
    if settings.text != nil, let extra = rest.first {
      throw .usage("\(name) is given alone; leave out \(extra.quoted)")
    }
  }

  /// Assigns a value; false if the value is the word that undoes the option.
  private mutating func assign(
    _ text: String, to option: CommandOption, as name: String
  ) throws(CommandError) -> Bool {
    if option.isOnce, isGiven(option.name) { throw .repeated(name) }
    try option.assign(text, as: name, to: &settings)
    return text != option.undoingWord
  }

  func isGiven(_ name: String) -> Bool { given.contains { $0.option.name == name } }
}

/// An option of the command line or of a style file.
struct GivenOption {
  let option: CommandOption
  /// Whether the option is in force; an option that only undoes something is not.
  let isInForce: Bool
  /// The place of its key in a style file; nil on the command line.
  let place: StylePlace?

  init(_ option: CommandOption, isInForce: Bool, place: StylePlace? = nil) {
    self.option = option
    self.isInForce = isInForce
    self.place = place
  }

  var name: String { place == nil ? option.longName : option.name }
}
