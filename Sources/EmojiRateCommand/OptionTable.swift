import EmojiRate

/// Every option there is.
///
/// Those of a picture are ``PictureOptions``; any other is one row here or in ExportOptions.swift.
/// Parsing, help, completions and documentation follow. Rows are handed out one after the other rather
/// than kept: drawing one picture reads a few of them, and starts faster without a table to build.
enum OptionTable {
  /// What is done with each row.
  typealias Visit = (CommandOption) -> Void

  static let bounds = Rating.boundLimits

  /// The options of a command that draws one picture.
  static func drawing(_ kind: PictureKind, _ visit: @escaping Visit) {
    visit(
      CommandOption(
        "value", .rating, "The rating to show.", .number(.any) { $0.value = $1 }))
    styleFile(visit)
    PictureOptions.visit(kind, visit)
    animation(duration: kind == .face ? Easing.faceDuration : Easing.rowDuration, visit)
    visit(
      CommandOption(
        "output", .output, "Write to this file, whole or not at all; - is the standard output.",
        .text(placeholder: "file") { $0.output = $1 == "-" ? nil : $1 }, letter: "o"))
    visit(
      CommandOption(
        "format", .output,
        "An SVG document, or a URI of it to paste into src=\"\" and url(\"\").",
        .choice(
          { Settings.Format.allCases.map { $0.rawValue } }, default: Settings.Format.svg.rawValue
        ) { $0.format = Settings.Format(rawValue: $1)! }))
    strict(visit)
    general(visit)
  }

  static func styleFile(_ visit: Visit) {
    visit(
      CommandOption(
        "style", .style,
        "A JSON file of the style options below, or - for the standard input; options given here win.",
        .text(placeholder: "file") { $0.styleFile = $1 }))
  }

  /// - Parameter duration: How long the picture takes, where it is not said.
  private static func animation(duration: Double, _ visit: Visit) {
    visit(
      CommandOption(
        "animate-from", .animation,
        "Let the picture move by itself from this rating to the one it shows.",
        .number(.any) { $0.start = $1 }))
    visit(
      CommandOption(
        "duration", .animation, "How long that takes, as in 0.25s, 250ms or 0.25.",
        .number(
          CommandOption.Number(
            limits: RatingAnimation.durationLimits, defaultText: Messages.plain(duration),
            unit: "seconds",
            suffixes: [
              CommandOption.Number.Suffix(name: "ms", factor: 0.001),
              CommandOption.Number.Suffix(name: "s", factor: 1),
            ])
        ) { $0.duration = $1 }, requires: "animate-from"))
    let limits = RatingAnimation.repeatCountLimits
    visit(
      CommandOption(
        "repeat", .animation,
        "How many times it moves, with a second between one end and the next start.",
        .number(
          CommandOption.Number(
            limits: Double(limits.lowerBound)...Double(limits.upperBound), defaultText: "1",
            isWhole: true, endlessWord: "forever")
        ) { $0.repeatCount = $1.isFinite ? Int($1) : nil }, requires: "animate-from"))
  }

  /// The options of the command that lists words, which draws faces with them.
  static func list(_ visit: @escaping Visit) {
    styleFile(visit)
    PictureOptions.visit(.face, visit)
    visit(
      CommandOption(
        "output", .output,
        "Write a page that shows what each looks like, with the options above; - is the standard output.",
        .text(placeholder: "file") {
          $0.output = $1 == "-" ? nil : $1
          $0.isSheet = true
        }, letter: "o"))
    strict(visit)
    general(visit)
  }

  static func strict(_ visit: Visit) {
    visit(
      CommandOption(
        "strict", .output, "Refuse a number outside of its limits instead of using the nearest.",
        .flag { $0.isStrict = $1 }))
  }

  static func general(_ visit: Visit) {
    visit(CommandOption("help", .general, "Show this help.", .request(.help), letter: "h"))
    visit(CommandOption("version", .general, "Show the version.", .request(.version)))
    visit(
      CommandOption(
        "generate-completion-script", .general,
        "Print a script that completes this command in a shell.", .completionScript))
    visit(
      CommandOption(
        "generate-style-schema", .general, "Print a JSON Schema of the files for --style.",
        .request(.styleSchema)))
  }
}
