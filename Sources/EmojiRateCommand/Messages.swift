import EmojiRate

/// Every sentence the command says about what went wrong: what, where, and what is allowed, in one
/// line.
enum Messages {
  static func error(_ error: CommandError) -> String { "emoji-rate: error: \(sentence(error))\n" }

  static func warning(_ clamping: Settings.Clamping) -> String {
    "emoji-rate: warning: \(sentence(clamping)); using \(plain(clamping.used))\n"
  }

  static func sentence(_ error: CommandError) -> String {
    switch error {
    case .unknownOption(let name, .suggestion(let suggestion)):
      "there is no option \(quoted(name)); did you mean \(suggestion)?"
    case .unknownOption(let name, .commands(let commands)):
      "there is no option \(quoted(name)) here; \(list(commands, "and")) "
        + (commands.count == 1 ? "has it" : "have it")
    case .unknownOption(let name, .help(let help)):
      "there is no option \(quoted(name)); see \(help)"
    case .unknownSubcommand(let name, let suggestion):
      "there is no command \(quoted(name))"
        + (suggestion.map { "; did you mean \($0)?" }
          ?? "; there are \(list(Subcommand.all.map(\.name), "and"))")
    case .unexpectedArgument(let argument, let help):
      "\(quoted(argument)) belongs to no option; see \(help)"
    case .notAlone(let request, let extra):
      "\(request) is given alone; leave out \(quoted(extra))"
    case .missingArgument(let option, let allowed):
      "\(option) needs a value: \(allowed)"
    case .unneededArgument(let option, let argument):
      "\(option) takes no value, but was given \(quoted(argument))"
    case .missingValue:
      "there is no rating; give the one to show, such as 3.2"
    case .missingTopic(let topics):
      "there is nothing to list; give \(list(topics, "or"))"
    case .severalRatings(let ratings, let picture, let isOneWord):
      (isOneWord && ratings.count == 2 ? "a decimal has a point, as in 3.2, and " : "")
        + "one picture shows one rating; for \(ratings.count), type emoji-rate "
        + (picture == .face ? "export" : "export stars")
        + " --values \(excerpt(ratings.joined(separator: ","))) --output "
        + (picture == .face ? "faces" : "stars")
    case .misplacedSubcommand(let word):
      "\(word) is a command, which comes first and once"
        + (Subcommand.all.first { $0.name == word }.map { ", as in \($0.exampleLines[0])" } ?? "")
    case .missingRequirement(let option, let requirement):
      "\(option) requires \(requirement); give both"
    case .conflict(let one, let other):
      "\(one) conflicts with \(other); give one of them"
    case .noEffect(let option, let other):
      "\(option) has no effect with \(other); leave one of them out"
    case .repeated(let option):
      "\(option) is given twice; leave one of them out"
    case .sharedInput(let one, let other):
      "\(one) and \(other) both read the standard input; give a file to one of them"
    case .notANumber(let option, let given, let allowed):
      "\(option) \(quoted(given)) is not a number; give \(allowed)"
    case .notAllowed(let option, let given, let allowed):
      "\(option) \(quoted(given)) is not allowed; give \(allowed)"
    case .notAColor(let option, let given, let suggestion):
      "\(option) \(quoted(given)) is not a colour"
        + (suggestion.map { "; did you mean \($0)?" }
          ?? "; give a CSS name, #rgb, #rrggbb, rgb(), hsl() or hsb()")
    case .notAChoice(let option, let given, let choices, let suggestion):
      "\(option) \(quoted(given)) is not known"
        + (suggestion.map { "; did you mean \($0)?" } ?? "; give \(list(choices, "or"))")
    case .emptyText(let option, let instead):
      "\(option) is empty; \(instead)"
    case .unreadable(let option, let problem): "\(option): \(problem)"
    case .outsideLimits(let clamping):
      "\(sentence(clamping)); give one of \(range(clamping.limits)), or leave out --strict"
    case .emptyRange(let minimum, let maximum):
      "--minimum \(plain(minimum)) is not below --maximum \(plain(maximum)); give a lower minimum "
        + "or a higher maximum"
    case .tooFine(let what, let given, let least):
      "\(what) \(plain(given)) is too small to count with; give at least \(plain(least))"
    case .cannotRead(let path, let reason):
      "cannot read \(quoted(path)): \(reason)"
    case .tooLargeStyle(let path, let most):
      "\(quoted(path)) has more than \(most) bytes; give a style file"
    case .style(let error): StyleMessages.sentence(error)
    case .cannotCreate(let path, let reason):
      "cannot create \(quoted(path)): \(reason)"
    case .cannotWrite(let path, let reason):
      "cannot write \(excerpt(path)): \(reason)"
    case .conversion(let error): ExportMessages.sentence(error)
    }
  }

  private static func sentence(_ clamping: Settings.Clamping) -> String {
    let isAbove = clamping.used == clamping.limits.upperBound
    let place = clamping.place.map(StyleMessages.prefix) ?? ""
    return place + "\(clamping.option) \(excerpt(clamping.given)) is "
      + (isAbove ? "above" : "below") + " \(plain(clamping.used))"
  }

  static func range(_ limits: ClosedRange<Double>) -> String {
    "\(plain(limits.lowerBound)) to \(plain(limits.upperBound))"
  }

  /// A number without a needless ".0".
  static func plain(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func list(_ words: [String], _ conjunction: String) -> String {
    words.count < 2
      ? words.joined()
      : words.dropLast().joined(separator: ", ") + " \(conjunction) " + words.last!
  }

  static func quoted(_ text: String) -> String { "'\(excerpt(text))'" }

  /// What the caller wrote, short enough for a line and harmless to a terminal.
  static func excerpt(_ text: String, longest: Int = 60) -> String {
    var result = ""
    for scalar in text.unicodeScalars.prefix(longest) {
      result.unicodeScalars.append(isHarmless(scalar) ? scalar : "\u{FFFD}")
    }
    return text.unicodeScalars.count > longest ? result + "…" : result
  }

  /// Whether a terminal only shows it: it is no control, no line end and no change of direction.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
