import EmojiRate

/// What the arguments say, read by the option table and known to make sense.
struct Arguments {
  private(set) var subcommand = Subcommand.main
  private(set) var settings = Settings()
  /// What to list; nil asks for what there is to list.
  private(set) var topic: ListTopic?
  private var rest: ArraySlice<String>
  /// The names of the options that were given.
  private(set) var given: [String] = []
  /// The option at the end whose value is to follow.
  private(set) var awaited: CommandOption?
  /// The first of what stands alone.
  private(set) var operand: String?
  /// The rest of it, apart from the first: to make an array takes longer than to read one rating.
  private var extraOperands: [String] = []

  /// Reads all of `arguments`, the command's own name not included.
  init(_ arguments: ArraySlice<String>) throws(CommandError) {
    rest = arguments
    if rest.first == "help" {
      try readHelpTopic()
    } else if rest.first.map(Self.isWord) == true {
      subcommand = try readSubcommand()
    }
    while settings.text == nil, let argument = rest.popFirst() { try read(argument) }
    if settings.text == nil { try readOperands() }
  }

  /// Reads what makes sense of `words`, the first ones of a line that is being typed.
  init(unfinished words: ArraySlice<String>) {
    rest = words
    if let named = try? readSubcommand() { subcommand = named }
    while settings.text == nil, let argument = rest.popFirst() { try? read(argument) }
  }

  private mutating func read(_ argument: String) throws(CommandError) {
    if argument == "--" {
      while let operand = rest.popFirst() { add(operand) }
    } else if argument.hasPrefix("--") {
      try readLong(argument)
    } else if argument.hasPrefix("-"), argument.count > 1, !Self.isNegative(argument) {
      try readShort(argument)
    } else {
      add(argument)
    }
  }

  private mutating func add(_ argument: String) {
    if operand == nil { operand = argument } else { extraOperands.append(argument) }
  }

  private mutating func readOperands() throws(CommandError) {
    switch subcommand.action {
    case .draw:
      try readRating()
      try checkCombination()
    case .export:
      if let extra = operand {
        let isAsked = settings.export.values != nil || settings.export.by != nil
        throw unexpected(extra, isAsked ? nil : values.map { "--values \($0.text)" })
      }
      try checkCombination()
    case .list:
      if let extra = extraOperands.first { throw unexpected(extra) }
      if let name = operand { topic = try ListTopic.named(name) }
      try checkCombination()
      if let option = given.first, !settings.isSheet {
        throw .missingRequirement(of: "--" + option, "--output")
      }
      if settings.isSheet, topic == nil {
        let topics = Messages.list(ListTopic.all.map(\.name), "or")
        throw .usage("there is nothing to list; give \(topics)")
      }
    }
  }

  private var operands: [String] { [operand].compactMap { $0 } + extraOperands }

  /// The operands as an argument of `--values`, where all are ratings; more than fit on a line are a file.
  private var values: (text: String, count: Int)? {
    let ratings = operands.flatMap { $0.split(separator: ",").map(String.init) }
    guard !ratings.isEmpty, ratings.allSatisfy({ RatingLiteral($0) != nil }) else { return nil }
    let text = ratings.joined(separator: ",")
    return (text.utf8.count > 500 ? "FILE" : text, ratings.count)
  }

  /// Reads the rating, or says what was meant by operands that are not one, where that can be told.
  private mutating func readRating() throws(CommandError) {
    guard let rating = operand else { return }
    if !extraOperands.isEmpty || RatingLiteral(rating) == nil {
      if let values, values.count > 1 {
        let isDecimal = extraOperands.isEmpty && values.count == 2
        let (command, folder) =
          subcommand.picture == .face ? ("export", "faces") : ("export stars", "stars")
        let isLook = subcommand.options.contains {
          self.given.contains($0.name) && $0.name != "value"
            && ($0.isStyle || $0.group == .rating || $0.group == .style)
        }
        throw .usage(
          (isDecimal ? "a decimal has a point, as in 3.2, and " : "")
            + "one picture shows one rating; for \(values.count), type emoji-rate \(command) "
            + "--values \(values.text) --output \(folder)"
            + (isLook ? ", and the same options for scale and look" : ""))
      }
      let meant = operands.first { Subcommand.firstWords.contains($0) || $0.hasPrefix("--") }
      if let extra = meant ?? extraOperands.first { throw unexpected(extra) }
    }
    if given.contains("value") { throw .repeated("the rating") }
    settings.ratingName = "the rating"
    let given = Given(option: settings.ratingName, text: rating)
    settings.value = try RatingKind().read(given, &settings)
  }

  /// Refuses options that cannot be used together, or not alone, and adds what the style file says.
  private mutating func checkCombination() throws(CommandError) {
    guard !given.isEmpty, given != ["value"] else { return }
    let options = subcommand.options.filter { given.contains($0.name) }
    let inForce = options.filter { $0.isInForce(settings) }
    for option in inForce {
      if let other = inForce.first(where: { option.conflicts.contains($0.name) }) {
        throw .conflict(option.longName, other.longName)
      }
      if let other = option.ineffectiveWith(settings) { throw noEffect(of: option, with: other) }
    }
    let (style, styled) = try applyStyle(besides: options)
    for option in inForce {
      // Only the style can be why.
      if let other = option.ineffectiveWith(settings) {
        throw .noEffect(of: option.longName, with: style?.located(other) ?? other)
      }
      if let requirement = option.requirement, !given.contains(requirement),
        !styled.contains(requirement)
      {
        throw .missingRequirement(
          of: option.longName, self.requirement(requirement, of: option))
      }
    }
  }

  /// What is wrong with an option that has no effect with another, as it is given or as it is by default.
  private func noEffect(of option: CommandOption, with other: String) -> CommandError {
    let name = String(other.words[0].dropFirst(2))
    let requirement = requirement(name, of: option)
    return given.contains(name) || requirement.words.count == 1
      ? .noEffect(of: option.longName, with: other)
      : .missingRequirement(of: option.longName, requirement)
  }

  /// The option that another one requires, with its word where only one will do.
  private func requirement(_ name: String, of option: CommandOption) -> String {
    let requirement = subcommand.options.first { $0.name == name }
    let words = (requirement?.kind?.words ?? []).filter { word in
      var settings = settings
      try? requirement?.assign(word, as: name, to: &settings)
      return option.ineffectiveWith(settings) == nil
    }
    return words.count == 1 ? "--\(name) \(words[0])" : "--\(name)"
  }

  /// Assigns what the options leave to the style file, if one is named, and gives the names of that.
  private mutating func applyStyle(
    besides options: [CommandOption]
  ) throws(CommandError) -> (Style?, names: [String]) {
    guard let path = settings.styleFile else { return (nil, []) }
    guard given.count(where: { $0 == "style" }) == 1 else { throw .repeated("--style") }
    if path == "-", settings.export.values == .standardInput {
      throw .usage(
        "--style - and --values - both read the standard input; give a file to one of them")
    }
    let bytes = try StyleFile.read(path)
    let style = try Style(bytes, file: StyleFile.name(path), StyleKeys(subcommand.picture))
    return (style, try style.apply(to: &settings, besides: options))
  }

  private mutating func readHelpTopic() throws(CommandError) {
    rest.removeFirst()
    var topic = Subcommand.main
    if let word = rest.first, !["help", "--help", "-h"].contains(word) {
      topic = try readSubcommand()
      if let extra = rest.first { throw unexpected(extra) }
    }
    settings.text = Help.text(topic)
  }

  /// Whether a number follows the dash.
  private static func isNegative(_ argument: String) -> Bool {
    argument.utf8.dropFirst().first.map { $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }
      ?? false
  }

  /// Whether it can be a word of a command's name: it begins neither an option nor a number.
  private static func isWord(_ argument: String) -> Bool {
    argument.utf8.first.map { $0 > UInt8(ascii: "9") } ?? false
  }

  /// Whether a word comes next, or what has its place: a number is the rating where one is missing.
  private var isNextWord: Bool {
    let isRatingNext = subcommand.action == .draw && operand == nil && !given.contains("value")
    return rest.first.map { Self.isWord($0) || !isRatingNext && !$0.hasPrefix("-") } ?? false
  }

  /// Reads the words that name a command, one or two.
  private mutating func readSubcommand() throws(CommandError) -> Subcommand {
    let words = rest.prefix(2).prefix { Self.isWord($0) }
    for count in [2, 1] where words.count >= count {
      let name = words.prefix(count).joined(separator: " ")
      if let subcommand = Subcommand.all.first(where: { $0.spellings.contains(name) }) {
        if count < words.count, let word = words.last {
          try check(word, behind: subcommand)
        }
        rest.removeFirst(count)
        return subcommand
      }
    }
    guard let name = words.first else { throw unexpected(rest.first ?? "") }
    let names = Subcommand.all.map(\.name)
    let nearest = Suggestion.nearest(to: name, among: names + ["help"])
    let character = FaceCharacter(keyword: name).map { "--character \($0)" }
    throw unknownSubcommand(
      name, Suggestion.question(nearest ?? character) ?? "there are \(Messages.list(names, "and"))")
  }

  private func unknownSubcommand(_ name: String, _ hint: String) -> CommandError {
    .usage("there is no command \(name.quoted); \(hint)")
  }

  /// Says what was meant by a word behind a command's name, where that can be told.
  private func check(_ word: String, behind subcommand: Subcommand) throws(CommandError) {
    guard subcommand.action != .list else { return }
    let names = Subcommand.all.flatMap(\.spellings)
    let swapped = "\(word) \(subcommand.name)"
    let given = "\(subcommand.name) \(word)"
    let continued = names.filter { $0.hasPrefix(subcommand.name + " ") }
    let meant =
      names.contains(swapped) ? swapped : Suggestion.nearest(to: given, among: continued)
    if let question = Suggestion.question(meant) { throw unknownSubcommand(given, question) }
  }

  /// Reads `--name`, `--name value` or `--name=value`.
  private mutating func readLong(_ argument: String) throws(CommandError) {
    // By bytes: finding the ends of characters takes longer than everything else at the start.
    let bytes = argument.utf8
    let end = bytes.firstIndex(of: UInt8(ascii: "=")) ?? bytes.endIndex
    let spelling = end == bytes.endIndex ? argument : String(argument[..<end])
    let name = spelling.utf8.dropFirst(2)
    let attached = end == bytes.endIndex ? nil : String(argument[end...].dropFirst())
    guard
      let option = subcommand.options.first(where: { $0.name.utf8.elementsEqual(name) })
        ?? subcommand.options.first(where: { $0.oppositeName == spelling })
    else { throw unknownOption(spelling) }
    try read(option, as: spelling, attached: attached)
  }

  private func unknownOption(_ spelling: String) -> CommandError {
    let others = Subcommand.all.filter { $0.options.contains { $0.spellings.contains(spelling) } }
    if !others.isEmpty {
      return .usage(
        "there is no option \(spelling.quoted) here; "
          + Messages.list(others.map(\.invocation), "and")
          + (others.count == 1 ? " has it" : " have it"))
    }
    let options = subcommand.options
    let names = options.map(\.longName) + options.compactMap(\.oppositeName)
    return unknownOption(spelling, Suggestion.nearest(to: spelling, among: names))
  }

  private func unknownOption(_ spelling: String, _ suggestion: String?) -> CommandError {
    .usage("there is no option \(spelling.quoted); \(Suggestion.question(suggestion) ?? seeHelp)")
  }

  private func unexpected(_ argument: String, _ meant: String? = nil) -> CommandError {
    let command = Subcommand.all.first { $0.name == argument && !argument.contains(" ") }
    return .usage(
      command.map {
        "\(argument) is a command, which comes first and once, as in \($0.exampleLines[0])"
      } ?? "\(argument.quoted) belongs to no option; "
        + (argument.hasPrefix("--")
          ? "options come before --" : Suggestion.question(meant) ?? seeHelp))
  }

  private var seeHelp: String { "see \(subcommand.helpInvocation)" }

  /// Reads `-n`, `-n value` or `-nvalue`.
  private mutating func readShort(_ argument: String) throws(CommandError) {
    let letter = argument[argument.index(after: argument.startIndex)]
    let name = argument.dropFirst().prefix { $0 != "=" }
    guard let option = subcommand.options.first(where: { $0.letter == letter }) else {
      let names = subcommand.options.map(\.longName)
      throw unknownOption(argument, Suggestion.nearest(to: "--" + name, among: names))
    }
    guard argument.utf8.count > 2 else { return try read(option, as: argument, attached: nil) }
    // Nobody wants a file `utput` or `=x.svg`.
    let start = String(name.prefix(option.name.count))
    let isLong = start.hasPrefix(option.name.prefix(2))
    if isLong
      ? Suggestion.nearest(to: start, among: [option.name]) != nil
      : name.count == 1 && option.kind != nil
    {
      let value = argument[name.endIndex...]
      throw unknownOption(argument, option.longName + (value == "=" ? "" : String(value).excerpt()))
    }
    try read(option, as: "-\(letter)", attached: String(argument.dropFirst(2)))
  }

  private mutating func read(
    _ option: CommandOption, as name: String, attached: String?
  ) throws(CommandError) {
    given.append(option.name)
    if attached == nil, rest.isEmpty, option.kind != nil { awaited = option }
    if let opposite = option.oppositeOption { settings.picture[opposite] = nil }
    switch option.argument {
    case _ where attached != nil:
      try option.assign(attached ?? "", as: name, to: &settings)
    case .flag(let assign): assign(&settings, name != option.oppositeName)
    case .text(let text): settings.text = text()
    case .help:
      // Whoever asks for help gets it, also of a command that is named afterwards, or half of it.
      let whole = "\(subcommand.name) \(rest.first ?? "")"
      let continued = Subcommand.all.first { $0.spellings.contains(whole) }
      let subcommand = continued ?? (try? readSubcommand()) ?? subcommand
      settings.text = name == option.longName ? Help.text(subcommand) : Help.screen(subcommand)
      rest.removeAll()
    case .value where option.oppositeOption != nil && !isNextWord:
      // Without a word it only takes back its opposite, as a flag does.
      settings.picture[option.name] = nil
    case .value(let kind, _):
      // It may begin with one dash, as negative numbers do; two begin an option.
      guard let next = rest.first, !next.hasPrefix("--") else {
        throw .usage("\(name) needs a value: \(kind.allowed)")
      }
      try option.assign(rest.removeFirst(), as: name, to: &settings)
    }
    if settings.text != nil, let extra = rest.first {
      throw .usage("\(name) is given alone; leave out \(extra.quoted)")
    }
  }
}
