import EmojiRate

/// Every option there is.
///
/// A new one is one row here: parsing, help, completions and documentation follow. Rows are handed
/// out one after the other rather than kept: drawing one picture reads a few of them, and starts
/// faster without a table to build.
enum OptionTable {
  /// What is done with each row.
  typealias Visit = (Option) -> Void

  @Sendable
  static func face(_ visit: Visit) {
    rating(visit)
    faceStyle(visit)
    color(visit)
    document(visit)
    output(visit)
    general(visit)
  }

  private static let bounds = Rating.boundLimits
  private static let style = FaceStyle()
  private static let options = SVGOptions()
  private static let colors = ColorRange()

  private static func rating(_ visit: Visit) {
    visit(
      Option(
        name: "value", group: .rating, summary: "The rating to show.",
        argument: .number(
          Option.Number(
            limits: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, unit: "")
        ) { $0.value = $1 }))
    visit(
      Option(
        name: "minimum", group: .rating, summary: "The lowest rating there is.",
        argument: .number(
          Option.Number(limits: bounds, defaultValue: Rating().minimum, unit: "")
        ) { $0.minimum = $1 }))
    visit(
      Option(
        name: "maximum", group: .rating, summary: "The highest rating there is.",
        argument: .number(
          Option.Number(limits: bounds, defaultValue: Rating().maximum, unit: "")
        ) { $0.maximum = $1 }))
    visit(
      Option(
        name: "step", group: .rating,
        summary: "Show the nearest multiple of this above the minimum; 0 shows any value.",
        argument: .number(
          Option.Number(
            limits: 0...bounds.upperBound, defaultValue: Rating().step, unit: "", outside: .clamped)
        ) { $0.step = $1 }))
  }

  private static func faceStyle(_ visit: Visit) {
    visit(
      Option.clamped(
        "line-width", .face, style.$lineWidth, unit: "units of 1/240 of the side",
        "The width of every stroke."
      ) { $0.style.lineWidth = $1 })
    visit(
      Option.clamped(
        "mouth-width", .face, style.$mouthWidth, unit: "of the side",
        "From one corner of the mouth to the other."
      ) { $0.style.mouthWidth = $1 })
    visit(
      Option.clamped(
        "lip-width", .face, style.$lipWidth, unit: "of the mouth's width",
        "How far the lip's curve is pulled flat."
      ) { $0.style.lipWidth = $1 })
    visit(
      Option.clamped(
        "mouth-position", .face, style.$mouthPosition, unit: "of the side",
        "The height of the mouth's corners above the bottom."
      ) { $0.style.mouthPosition = $1 })
    visit(
      Option.clamped(
        "eye-width", .face, style.$eyeWidth, unit: "of the side",
        "From one end of an eye to the other."
      ) { $0.style.eyeWidth = $1 })
    visit(
      Option.clamped(
        "eye-position", .face, style.$eyePosition, unit: "of the side",
        "The height of the eyes above the bottom."
      ) { $0.style.eyePosition = $1 })
    visit(
      Option(
        name: "no-eyes", group: .face, summary: "Leave the eyes out.",
        argument: .none { $0.style.showsEyes = false }))
  }

  private static func color(_ visit: Visit) {
    visit(
      Option(
        name: "low-color", group: .color, summary: "The colour of the lowest rating.",
        argument: .color(Option.Color(defaultText: colors.low.description)) {
          if let color = $1 { $0.colors.low = color }
        }))
    visit(
      Option(
        name: "high-color", group: .color, summary: "The colour of the highest rating.",
        argument: .color(Option.Color(defaultText: colors.high.description)) {
          if let color = $1 { $0.colors.high = color }
        }))
    visit(
      Option(
        name: "hue-path", group: .color,
        summary: "How the hue gets from one to the other: by its number, or the shorter way round.",
        argument: .choice(
          { HuePath.allCases.map { $0.description } }, default: colors.huePath.description
        ) { settings, word in
          settings.colors.huePath = HuePath.allCases.first { $0.description == word }!
        }))
    visit(
      Option(
        name: "color", group: .color, summary: "One colour for every rating.",
        argument: .color(Option.Color(defaultText: "follows the rating")) { $0.fixedColor = $1 },
        conflicts: ["low-color", "high-color", "hue-path"]))
    visit(
      Option(
        name: "background", group: .color, summary: "What is painted under the picture.",
        argument: .color(Option.Color(defaultText: "none", allowsNone: true)) {
          $0.document.background = $1
        }))
  }

  private static func document(_ visit: Visit) {
    visit(
      Option(
        name: "size", group: .document, summary: "The width and height of the picture.",
        argument: .number(
          Option.Number(
            limits: options.$size.limits, defaultValue: options.$size.defaultValue, unit: "pixels")
        ) { $0.document.size = $1 }))
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
        name: "decorative", group: .document,
        summary: "Hide the picture from assistive technology: the text beside it says it.",
        argument: .none { $0.document.label = .decorative }))
  }

  private static func output(_ visit: Visit) {
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
    visit(
      Option(
        name: "strict", group: .output,
        summary: "Refuse a number outside of its limits instead of using the nearest.",
        argument: .none { $0.isStrict = true }))
  }

  private static func general(_ visit: Visit) {
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
  }
}
