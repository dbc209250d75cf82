import EmojiRate

/// The options of a command: its own first rows, the rows of its picture, and its own last rows.
///
/// ``PictureOptions`` makes the rows of a picture. Rows that several commands share are in this
/// file, and others in files such as ExportOptions.swift. Parsing, help, completions and
/// documentation use the same rows.
struct OptionTable: Sendable {
  let first: [CommandOption]
  let picture: PictureKind
  /// Makes the command's last rows, without the rows that every command has.
  let own: @Sendable () -> [CommandOption]
  /// The names of the shared options that the command does not have, or defines differently.
  var without: [String] = []

  var rows: [CommandOption] {
    first + picture.type.look.filter { !without.contains($0.name) } + last
  }

  private var last: [CommandOption] {
    own() + (without.contains(Self.strict.name) ? [] : [Self.strict]) + Self.general
  }

  func option(letter: Character) -> CommandOption? {
    first.first { $0.letter == letter } ?? last.first { $0.letter == letter }
  }

  /// The option with this name.
  ///
  /// Most options belong to pictures. For them, only the one row is made: all rows double the
  /// instructions of a start.
  func option(named name: String) -> CommandOption? {
    first.first { $0.name == name }
      ?? (without.contains(name) ? nil : PictureOptions.row(named: name, of: picture))
      ?? last.first { $0.name == name }
  }

  static let list = OptionTable(
    first: [], picture: .face, own: { [] },
    without: PictureKind.face.type.look.map(\.name) + [strict.name])

  static func drawing(_ kind: PictureKind) -> OptionTable {
    OptionTable(
      first: [value, words, style], picture: kind,
      own: { animation(duration: kind.type.duration) + drawingFiles() })
  }

  static let value = CommandOption(
    "value", .rating,
    "The rating, such as 3.2, 64%, 4/5 or '4 stars'.",
    .value(RatingKind()) { $0.draw.rating = .given($1, name: "--value") })

  static let style = CommandOption(
    "style", .style, "A style file in JSON, or - for the standard input. Options override it.",
    .value(TextKind(placeholder: "file", isPath: true)) { $0.style.file = $1 }, repetition: .error)

  /// The option `--pair`, for a picture in two looks.
  static func pair(_ summary: String, ineffectiveWith: String = "") -> CommandOption {
    CommandOption(
      "pair", .files, summary,
      .value(
        ItemsKind(
          item: WordKind(words: ColorScheme.words),
          placeholder: "scheme,scheme", example: "light,dark", count: 2...2)
      ) {
        // The look for light pages comes first, however it is typed.
        $0.export.pair = $1 == ["dark", "light"] ? ["light", "dark"] : $1
      }, ineffectiveWith: ineffectiveWith)
  }

  /// The rows for the files of one picture.
  ///
  /// - Parameter hasFacts: Whether `--format json` can print the numbers instead of the picture.
  static func drawingFiles(hasFacts: Bool = false) -> [CommandOption] {
    [
      pair("Two files, for light and dark pages or two themes.", ineffectiveWith: "format json"),
      output,
      CommandOption(
        "format", .output,
        hasFacts
          ? "SVG, a data URI, PNG, or the numbers as JSON. By default the ending of the output decides."
          : "SVG, a data URI or PNG. By default the ending of the output decides.",
        .value(
          WordKind(
            words: ["svg", "data-uri", "png"] + (hasFacts ? ["json"] : []), defaultText: "svg",
            // Accepted here, because checkOutputName refuses it with a better message.
            accepts: { $0 == "lottie" })
        ) { $0.draw.format = DrawSettings.Format(rawValue: $1) }),
      CommandOption(
        "png", .output, "The scale of the PNG file, which is also made beside an SVG file.",
        .value(PNGScaleKind(defaultText: "1x")) { $0.draw.png = $1 },
        ineffectiveWith: "format svg data-uri json"),
    ]
  }

  static func animation(duration: Double) -> [CommandOption] {
    let repeats = RatingAnimation.repeatCountLimits
    return [
      CommandOption(
        "animate-from", .animation,
        "Animate the picture from this rating to its own.",
        .value(RatingKind()) { $0.draw.start = $1 }, ineffectiveWith: "format json"),
      CommandOption(
        "duration", .animation, "The time of the animation, such as 0.25s, 250ms or 0.25.",
        .value(
          NumberKind(
            range: RatingAnimation.durationLimits, defaultText: Messages.plain(duration),
            unit: "seconds", isTime: true)
        ) { $0.draw.duration = $1 }, requires: "animate-from"),
      CommandOption(
        "repeat", .animation, "How often the animation plays, with a second in between.",
        .value(
          NumberKind(
            range: Double(repeats.lowerBound)...Double(repeats.upperBound), defaultText: "1",
            isWhole: true, words: ["forever"])
        ) { $0.draw.repeatCount = $1.isFinite ? Int($1) : nil }, requires: "animate-from"),
    ]
  }

  static let output = CommandOption(
    "output", .output, "The file to write, or - for the standard output.",
    .value(TextKind(placeholder: "file", isPath: true)) { $0.output = $1 == "-" ? nil : $1 },
    letter: "o")

  private static let strict = CommandOption(
    "strict", .output, "Refuse numbers outside their limits instead of clamping them.",
    .flag { $0.remarks.isStrict = $1 })

  private static let shells = WordKind(words: Shell.allCases.map(\.rawValue))

  private static let general = [
    CommandOption(
      "help", .general, "Show this help. -h shows the most used options.", .help, letter: "h"),
    CommandOption(
      "version", .general, "Show the version.", .text(nil) { _ in "emoji-rate \(version)\n" },
      letter: "V"),
    CommandOption(
      "generate-completion-script", .general,
      "Print a script that completes this command in a shell.",
      .text(shells) { (given) throws(CommandError) in
        Shell(rawValue: try shells.read(given, Settings()))?.completionScript ?? ""
      }),
  ]
}
