import EmojiRate

/// Every option there is.
///
/// A new one is one row here: parsing, help, completions and documentation follow. Rows are handed
/// out one after the other rather than kept: drawing one picture reads a few of them, and starts
/// faster without a table to build.
enum OptionTable {
  /// What is done with each row.
  typealias Visit = (Option) -> Void

  static let bounds = Rating.boundLimits
  private static let options = SVGOptions()

  static func value(_ visit: Visit) {
    visit(
      Option(
        name: "value", group: .rating, summary: "The rating to show.",
        argument: .number(
          Option.Number(
            limits: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, unit: "")
        ) { $0.value = $1 }))
  }

  static func scale(maximum: Option.Number, _ visit: Visit) {
    visit(
      Option(
        name: "minimum", group: .rating, summary: "The lowest rating there is.",
        argument: .number(
          Option.Number(limits: bounds, defaultValue: Rating().minimum, unit: "")
        ) { $0.minimum = $1 }))
    visit(
      Option(
        name: "maximum", group: .rating, summary: "The highest rating there is.",
        argument: .number(maximum) { $0.maximum = $1 }))
    visit(
      Option(
        name: "step", group: .rating,
        summary: "Show the nearest multiple of this above the minimum; 0 shows any value.",
        argument: .number(
          Option.Number(
            limits: 0...bounds.upperBound, defaultValue: Rating().step, unit: "", outside: .clamped)
        ) { $0.step = $1 }))
  }

  static func styleFile(_ visit: Visit) {
    visit(
      Option(
        name: "style", group: .style,
        summary:
          "A JSON file of the style options below, or - for the standard input; options given here win.",
        argument: .text(placeholder: "file") { $0.styleFile = $1 }))
  }

  static func theme(_ visit: Visit) {
    visit(
      Option(
        name: "theme", group: .color,
        summary: "Colours that go together; each colour that is given takes the place of its own.",
        argument: .choice(
          { Theme.allCases.map { $0.description } }, default: Theme.original.description
        ) { settings, name in
          settings.theme = Theme.allCases.first { $0.description == name }!
        }))
  }

  static func background(_ visit: Visit) {
    visit(
      Option(
        name: "background", group: .color, summary: "What is painted under the picture.",
        argument: .color(Option.Color(defaultText: "none", allowsNone: true)) {
          $0.document.background = $1
        }))
  }

  static func document(_ visit: Visit) {
    visit(
      Option(
        name: "responsive", group: .document,
        summary: "Give the picture no size of its own, to fill where it stands.",
        argument: .none { $0.document.isResponsive = true }, conflicts: ["size"]))
    visit(
      Option(
        name: "precision", group: .document, summary: "How many decimals a number has at most.",
        argument: .number(
          Option.Number(
            limits: Double(
              options.$precision.limits.lowerBound)...Double(options.$precision.limits.upperBound),
            defaultValue: Double(options.$precision.defaultValue), unit: "decimals", isWhole: true)
        ) { $0.document.precision = Int($1) }))
    visit(
      Option(
        name: "title", group: .document,
        summary:
          "What the picture says to those who do not see it; {value} and {maximum} are filled in.",
        argument: .text(placeholder: "text") { $0.document.label = .title($1) },
        conflicts: ["decorative"]))
    visit(
      Option(
        name: "language", group: .document, summary: "The language of what the picture says.",
        argument: .choice(
          { Language.allCases.map { $0.description } }, default: Language.english.description
        ) { settings, tag in
          settings.document.language = Language.allCases.first { $0.description == tag }!
        }, conflicts: ["title", "decorative"]))
    visit(
      Option(
        name: "decorative", group: .document,
        summary: "Hide the picture from assistive technology: the text beside it says it.",
        argument: .none { $0.document.label = .decorative }))
  }

  static func output(_ visit: Visit) {
    visit(
      Option(
        name: "output", letter: "o", group: .output,
        summary: "Write to this file, whole or not at all; - is the standard output.",
        argument: .text(placeholder: "file") { $0.output = $1 == "-" ? nil : $1 }))
    visit(
      Option(
        name: "format", group: .output,
        summary: "An SVG document, or a URI of it to paste into src=\"\" and url(\"\").",
        argument: .choice(
          { Settings.Format.allCases.map { $0.rawValue } }, default: Settings.Format.svg.rawValue
        ) { $0.format = Settings.Format(rawValue: $1)! }))
    strict(visit)
  }

  static func strict(_ visit: Visit) {
    visit(
      Option(
        name: "strict", group: .output,
        summary: "Refuse a number outside of its limits instead of using the nearest.",
        argument: .none { $0.isStrict = true }))
  }

  static func general(_ visit: Visit) {
    visit(
      Option(
        name: "help", letter: "h", group: .general, summary: "Show this help.",
        argument: .request(.help)))
    visit(
      Option(
        name: "version", group: .general, summary: "Show the version.",
        argument: .request(.version)))
    visit(
      Option(
        name: "generate-completion-script", group: .general,
        summary: "Print a script that completes this command in a shell.",
        argument: .completionScript))
    visit(
      Option(
        name: "generate-style-schema", group: .general,
        summary: "Print a JSON Schema of the files for --style.", argument: .request(.styleSchema)))
  }
}
