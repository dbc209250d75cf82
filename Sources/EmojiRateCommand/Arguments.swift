import EmojiRate

/// What the arguments say, once they are known to make sense.
enum Invocation {
  case draw(Subcommand, Settings)
  case export(Subcommand, Settings)
  /// No topic asks for what there is to list.
  case list(ListTopic?, Settings)
  case help(Subcommand)
  /// The same on one screen.
  case shortHelp(Subcommand)
  /// What to type, for those who typed nothing.
  case usage
  case manual
  case version
  case styleSchema
  case completionScript(Shell)
}

/// Reads arguments by the option table.
struct Arguments {
  private var rest: ArraySlice<String>
  private var subcommand = Subcommand.main
  private var settings = Settings()
  /// The names of the options that were given.
  private var given: [String] = []
  /// The first of what stands alone.
  private var operand: String?
  /// The rest of it, apart from the first: to make an array takes longer than to read one rating.
  private var extraOperands: [String] = []

  private init(_ arguments: ArraySlice<String>) { rest = arguments }

  /// Reads all of `arguments`, the command's own name not included.
  static func read(_ arguments: ArraySlice<String>) throws(CommandError) -> Invocation {
    var reader = Arguments(arguments)
    return try reader.read()
  }

  private mutating func read() throws(CommandError) -> Invocation {
    guard let first = rest.first else { return .usage }
    if first == "help" { return try readHelpTopic() }
    if Self.isWord(first) { subcommand = try readSubcommand() }
    while let argument = rest.popFirst() {
      if argument == "--" {
        while let operand = rest.popFirst() { add(operand) }
      } else if argument.hasPrefix("--") {
        if let invocation = try readLong(argument) { return invocation }
      } else if argument.hasPrefix("-"), argument.count > 1, !Self.isNegative(argument) {
        if let invocation = try readShort(argument) { return invocation }
      } else {
        add(argument)
      }
    }
    switch subcommand.action {
    case .draw:
      try readRating()
      try checkCombination()
      return .draw(subcommand, settings)
    case .export:
      if let extra = operand { throw unexpected(extra) }
      try checkCombination()
      return .export(subcommand, settings)
    case .list:
      let topic = try readTopic()
      try checkCombination()
      try checkList(topic)
      return .list(topic, settings)
    }
  }

  // MARK: Operands

  private mutating func add(_ argument: String) {
    if operand == nil { operand = argument } else { extraOperands.append(argument) }
  }

  /// Reads the rating that stands alone.
  private mutating func readRating() throws(CommandError) {
    guard let rating = operand else { return }
    if !extraOperands.isEmpty || RatingLiteral(rating) == nil {
      try refuseSeveralRatings([rating] + extraOperands)
    }
    if given.contains("value") { throw .repeated("the rating") }
    settings.ratingName = "the rating"
    settings.value = try RatingKind().read(rating, as: settings.ratingName, &settings)
  }

  /// Says what was meant by operands that are not one rating, where that can be told.
  private func refuseSeveralRatings(_ operands: [String]) throws(CommandError) {
    let ratings = operands.flatMap { $0.split(separator: ",").map(String.init) }
    if let word = operands.first(where: { Subcommand.firstWords.contains($0) }) {
      throw .misplacedSubcommand(word)
    }
    if ratings.count > 1, ratings.allSatisfy({ RatingLiteral($0) != nil }) {
      throw .severalRatings(
        ratings, picture: subcommand.picture, isOneWord: operands.count == 1)
    }
    if operands.count > 1 { throw unexpected(operands[1]) }
  }

  private func readTopic() throws(CommandError) -> ListTopic? {
    if let extra = extraOperands.first { throw unexpected(extra) }
    return try operand.map { name throws(CommandError) in try ListTopic.named(name) }
  }

  /// Refuses options that have an effect on a page only, and a page of nothing.
  private func checkList(_ topic: ListTopic?) throws(CommandError) {
    if let option = given.first, !settings.isSheet {
      throw .missingRequirement(option: "--" + option, requirement: "--output")
    }
    if settings.isSheet, topic == nil { throw .missingTopic(ListTopic.all.map(\.name)) }
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
    let style = try readStyle()
    let styled = try apply(style, besides: options)
    for option in inForce {
      // Only the style can be why.
      if let other = option.ineffectiveWith(settings) {
        throw .noEffect(option: option.longName, with: style?.located(other) ?? other)
      }
      if let requirement = option.requirement, !given.contains(requirement),
        !styled.contains(requirement)
      {
        throw .missingRequirement(
          option: option.longName, requirement: self.requirement(requirement, of: option))
      }
    }
  }

  /// What is wrong with an option that has no effect with another, as it is given or as it is by default.
  private func noEffect(of option: CommandOption, with other: String) -> CommandError {
    let name = String(other.words[0].dropFirst(2))
    let requirement = requirement(name, of: option)
    return given.contains(name) || requirement.words.count == 1
      ? .noEffect(option: option.longName, with: other)
      : .missingRequirement(option: option.longName, requirement: requirement)
  }

  /// The option that another one requires, with its word where only one will do.
  private func requirement(_ name: String, of option: CommandOption) -> String {
    let requirement = subcommand.option { $0.name == name }
    let words = (requirement?.kind?.words ?? []).filter { word in
      var settings = settings
      try? requirement?.assign(word, as: name, to: &settings)
      return option.ineffectiveWith(settings) == nil
    }
    return words.count == 1 ? "--\(name) \(words[0])" : "--\(name)"
  }

  /// Reads the style file, if one is named.
  private func readStyle() throws(CommandError) -> Style? {
    guard let path = settings.styleFile else { return nil }
    guard given.count(where: { $0 == "style" }) == 1 else { throw .repeated("--style") }
    if path == "-", settings.export.values == .standardInput {
      throw .sharedInput("--style -", "--values -")
    }
    let bytes = try StyleFile.read(path)
    do throws(StyleError) {
      return try Style(bytes, file: StyleFile.name(path), StyleKeys(subcommand.picture))
    } catch {
      throw .style(error)
    }
  }

  /// Assigns what the options leave to a style, and gives the names of that.
  private mutating func apply(
    _ style: Style?, besides options: [CommandOption]
  ) throws(CommandError) -> [String] {
    do throws(StyleError) {
      return try style?.apply(to: &settings, besides: options) ?? []
    } catch {
      throw .style(error)
    }
  }

  private mutating func readHelpTopic() throws(CommandError) -> Invocation {
    rest.removeFirst()
    guard let topic = rest.first, !["help", "--help", "-h"].contains(topic) else {
      return .help(.main)
    }
    let subcommand = try readSubcommand()
    if let extra = rest.first { throw unexpected(extra) }
    return .help(subcommand)
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

  /// Reads the words that name a command, one or two.
  private mutating func readSubcommand() throws(CommandError) -> Subcommand {
    let words = rest.prefix(2).prefix { Self.isWord($0) }
    for count in [2, 1] where words.count >= count {
      let name = words.prefix(count).joined(separator: " ")
      if let subcommand = Subcommand.all.first(where: { $0.spellings.contains(name) }) {
        rest.removeFirst(count)
        return count == 1 && words.count == 2 && subcommand.action != .list
          ? try refusedSecondWord(after: subcommand) : subcommand
      }
    }
    guard let name = words.first else { throw unexpected(rest.first ?? "") }
    let nearest = Suggestion.nearest(to: name, among: Subcommand.all.map(\.name) + ["help"])
    let character = FaceCharacter(keyword: name).map { "--character \($0)" }
    throw .unknownSubcommand(name, suggestion: nearest ?? character)
  }

  /// Says what was meant by a word behind a command's name, where that can be told.
  private func refusedSecondWord(
    after subcommand: Subcommand
  ) throws(CommandError) -> Subcommand {
    let word = rest.first ?? ""
    let names = Subcommand.all.flatMap(\.spellings)
    let swapped = "\(word) \(subcommand.name)"
    let given = "\(subcommand.name) \(word)"
    if names.contains(swapped) { throw .unknownSubcommand(given, suggestion: swapped) }
    let continued = names.filter { $0.hasPrefix(subcommand.name + " ") }
    if let meant = Suggestion.nearest(to: given, among: continued) {
      throw .unknownSubcommand(given, suggestion: meant)
    }
    return subcommand
  }

  /// Reads `--name`, `--name value` or `--name=value`.
  private mutating func readLong(_ argument: String) throws(CommandError) -> Invocation? {
    // By bytes: finding the ends of characters takes longer than everything else at the start.
    let bytes = argument.utf8
    let end = bytes.firstIndex(of: UInt8(ascii: "=")) ?? bytes.endIndex
    let spelling = end == bytes.endIndex ? argument : String(argument[..<end])
    let name = spelling.utf8.dropFirst(2)
    let attached = end == bytes.endIndex ? nil : String(argument[end...].dropFirst())
    guard
      let option = subcommand.option(where: { $0.name.utf8.elementsEqual(name) })
        ?? subcommand.option(where: { $0.oppositeName == spelling })
    else { throw unknownOption(spelling) }
    return try read(option, as: spelling, attached: attached)
  }

  private func unknownOption(_ spelling: String) -> CommandError {
    let others = Subcommand.all.filter { $0.option { $0.spellings.contains(spelling) } != nil }
    if !others.isEmpty { return .unknownOption(spelling, .commands(others.map(\.invocation))) }
    let options = subcommand.options
    let names = options.map(\.longName) + options.compactMap(\.oppositeName)
    let nearest = Suggestion.nearest(to: spelling, among: names)
    return .unknownOption(
      spelling, nearest.map { .suggestion($0) } ?? .help(subcommand.helpInvocation))
  }

  private func unexpected(_ argument: String) -> CommandError {
    Subcommand.firstWords.contains(argument)
      ? .misplacedSubcommand(argument)
      : .unexpectedArgument(argument, help: subcommand.helpInvocation)
  }

  /// Reads `-n`, `-n value` or `-nvalue`.
  private mutating func readShort(_ argument: String) throws(CommandError) -> Invocation? {
    let letter = argument[argument.index(after: argument.startIndex)]
    guard let option = subcommand.option(where: { $0.letter == letter }) else {
      let meant = subcommand.option { $0.name == argument.dropFirst() }?.longName
      throw .unknownOption(
        argument, meant.map { .suggestion($0) } ?? .help(subcommand.helpInvocation))
    }
    let attached = argument.count > 2 ? String(argument.dropFirst(2)) : nil
    return try read(option, as: "-\(letter)", attached: attached)
  }

  private mutating func read(
    _ option: CommandOption, as name: String, attached: String?
  ) throws(CommandError) -> Invocation? {
    given.append(option.name)
    if let opposite = option.oppositeOption { settings.picture[opposite] = nil }
    switch option.argument {
    case .flag(let assign):
      try refuse(attached, of: name)
      assign(&settings, name != option.oppositeName)
    case .request(let request):
      try refuse(attached, of: name)
      // Whoever asks for help gets it, also of a command that is named afterwards.
      if request == .help {
        let subcommand = (try? readSubcommand()) ?? subcommand
        return name == option.longName ? .help(subcommand) : .shortHelp(subcommand)
      }
      try refuseRest(after: name)
      switch request {
      case .version: return .version
      case .manual: return .manual
      case .help, .styleSchema: return .styleSchema
      }
    case .value where attached == nil && option.oppositeOption != nil && !isWordNext:
      // Without a word it only takes back its opposite, as a flag does.
      settings.picture[option.name] = nil
    case .value(let kind, _):
      let text = try value(of: kind, as: name, attached: attached)
      try option.assign(text, as: name, to: &settings)
      if let shell = settings.shell {
        try refuseRest(after: name)
        return .completionScript(shell)
      }
    }
    return nil
  }

  /// Whether what comes next is neither an option nor the rating.
  private var isWordNext: Bool {
    rest.first.map { Self.isWord($0) && RatingLiteral($0) == nil } ?? false
  }

  private func refuse(_ attached: String?, of name: String) throws(CommandError) {
    if let attached { throw .unneededArgument(option: name, argument: attached) }
  }

  private func refuseRest(after request: String) throws(CommandError) {
    if let extra = rest.first { throw .notAlone(request, extra: extra) }
  }

  /// The argument of an option: what is attached to its name, or the next one.
  ///
  /// The next one may begin with one dash, as negative numbers do; two begin an option.
  private mutating func value(
    of kind: any ArgumentKind, as name: String, attached: String?
  ) throws(CommandError) -> String {
    if let attached { return attached }
    guard let next = rest.first, !next.hasPrefix("--") else {
      throw .missingArgument(option: name, allowed: kind.allowed)
    }
    return rest.removeFirst()
  }
}
