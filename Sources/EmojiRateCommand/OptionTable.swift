import EmojiRate

/// The options of a command, in the order of the help: rows of its own, and among them those of a picture.
///
/// Those of a picture are ``PictureOptions``; any other is one row here or in ExportOptions.swift.
/// Parsing, help, completions and documentation follow.
struct OptionTable: Sendable {
  let first: [CommandOption]
  let picture: PictureKind
  let last: @Sendable () -> [CommandOption]

  var rows: [CommandOption] { first + picture.command.look + last() }

  /// The option that a letter stands for.
  func option(letter: Character) -> CommandOption? {
    first.first { $0.letter == letter } ?? last().first { $0.letter == letter }
  }

  /// The option of a name.
  ///
  /// Most are of pictures, of which no other row is made for it.
  func option(named name: String) -> CommandOption? {
    first.first { $0.name == name } ?? PictureOptions.row(named: name, of: picture)
      ?? last().first { $0.name == name }
  }

  static let list = OptionTable(
    first: [style], picture: .face, last: { [sheet, strict] + general })

  static let bounds = Rating.boundLimits

  static func drawing(_ kind: PictureKind) -> OptionTable {
    OptionTable(
      first: [value, style], picture: kind,
      last: {
        animation(duration: kind.type.duration)
          + twins + [output, format, scale, strict] + general
      })
  }

  static let value = CommandOption(
    "value", .rating,
    "The rating to show, which can also stand alone; 64% is that part of the scale, - the standard input.",
    .value(RatingKind(canBeRead: true)) { $0.value = $1 })

  static let style = CommandOption(
    "style", .style,
    "A JSON file of the style options below, or - for the standard input; options given here win.",
    .value(TextKind(placeholder: "file", isPath: true)) { $0.styleFile = $1 })

  /// The colours of a picture and of its twin.
  static func pair(
    _ summary: String, _ ineffectiveWith: @escaping @Sendable (Settings) -> Obstacle?
  ) -> CommandOption {
    CommandOption(
      "pair", .files, summary,
      .value(
        ItemsKind(
          item: WordKind(keywords: ColorScheme.keywords) { ColorScheme(rawValue: $0) },
          placeholder: "scheme,scheme", example: "light,dark",
          count: 2...2)
      ) {
        // There is only one sensible way round.
        $0.export.pair = $1 == [.dark, .light] ? [.light, .dark] : $1
      },
      ineffectiveWith: ineffectiveWith)
  }

  private static let twins = [
    pair(
      "Two of light, dark and the themes, such as light,dark: a file with each one's colours.",
      { _ in nil }),
    CommandOption(
      "follow-scheme", .files,
      "Put both pictures of --pair into one SVG that follows the page's scheme: the one still picture with a "
        + "style element, which a strict Content-Security-Policy refuses.",
      .flag { $0.followsScheme = $1 }, requires: "pair",
      ineffectiveWith: {
        $0.outputFormat == .dataURI ? Obstacle("format", "data-uri") : $0.pngRequest
      }),
  ]

  /// - Parameter duration: How long the picture takes, where it is not said.
  static func animation(duration: Double) -> [CommandOption] {
    let repeats = RatingAnimation.repeatCountLimits
    return [
      CommandOption(
        "animate-from", .animation,
        "Let the picture move by itself from this rating to the one it shows.",
        .value(RatingKind()) { $0.start = $1 },
        ineffectiveWith: \.pngRequest),
      CommandOption(
        "duration", .animation, "How long that takes, as in 0.25s, 250ms or 0.25.",
        .value(
          NumberKind(
            range: RatingAnimation.durationLimits, defaultText: Messages.plain(duration),
            unit: "seconds", isTime: true)
        ) { $0.duration = $1 }, requires: "animate-from"),
      CommandOption(
        "repeat", .animation,
        "How many times it moves, with a second between one end and the next start.",
        .value(
          NumberKind(
            range: Double(repeats.lowerBound)...Double(repeats.upperBound), defaultText: "1",
            isWhole: true, words: ["forever"])
        ) { $0.repeatCount = $1.isFinite ? Int($1) : nil }, requires: "animate-from"),
    ]
  }

  static let output = CommandOption(
    "output", .output, "Write to this file, whole or not at all; - is the standard output.",
    .value(TextKind(placeholder: "file", isPath: true)) { $0.output = $1 == "-" ? nil : $1 },
    letter: "o")

  static let format = CommandOption(
    "format", .output,
    "SVG, PNG or a data URI to paste into src and url(); PNG is made by rsvg-convert, and a file's name "
      + "that ends in .png asks for it too.",
    .value(WordKind(default: Settings.Format.svg)) { $0.format = $1 })

  static let scale = CommandOption(
    "scale", .output, "How many times as large a PNG file is.",
    .value(PNGScaleKind(defaultText: "1x")) { $0.scale = $1 },
    ineffectiveWith: {
      $0.outputFormat == .png ? nil : Obstacle("format", $0.outputFormat.rawValue)
    })

  /// The output of the command that lists words.
  private static let sheet = CommandOption(
    "output", .output,
    "Write a page that shows what each looks like, with the options above, 64 pixels wide without --size; "
      + "- is the standard output.",
    .value(TextKind(placeholder: "file", isPath: true)) {
      $0.output = $1 == "-" ? nil : $1
      $0.isSheet = true
    }, letter: "o")

  static let strict = CommandOption(
    "strict", .output, "Refuse a number outside of its limits instead of using the nearest.",
    .flag { $0.isStrict = $1 })

  static let general = [
    CommandOption(
      "help", .general, "Show this help; -h shows the most used options.", .help,
      letter: "h"),
    CommandOption(
      "version", .general, "Show the version.", .text { "emoji-rate \(version)\n" },
      letter: "V"),
    CommandOption(
      "generate-completion-script", .general,
      "Print a script that completes this command in a shell.",
      .value(WordKind<Shell>()) { $0.text = $1.completionScript }),
    CommandOption(
      "generate-style-schema", .general, "Print a JSON Schema of the files for --style.",
      .text { StyleSchema.text }),
    CommandOption(
      "generate-manual", .general, "Print a manual page, as man shows it.", .text { Manual.page }),
  ]
}
