import EmojiRate

/// Every option there is.
///
/// A new one is one row here: parsing, help, completions and documentation
/// follow.
enum OptionTable {
  static let face = rating + faceStyle + color + document + output + general

  private static let bounds = Rating.boundLimits
  private static let style = FaceStyle()
  private static let options = SVGOptions()
  private static let colors = ColorRange()

  private static let rating = [
    Option(
      name: "value", group: .rating, summary: "The rating to show.",
      argument: .number(
        Option.Number(
          limits: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, unit: "")
      ) { $0.value = $1 }),
    Option(
      name: "minimum", group: .rating, summary: "The lowest rating there is.",
      argument: .number(
        Option.Number(limits: bounds, defaultValue: Rating().minimum, unit: "")
      ) { $0.minimum = $1 }),
    Option(
      name: "maximum", group: .rating, summary: "The highest rating there is.",
      argument: .number(
        Option.Number(limits: bounds, defaultValue: Rating().maximum, unit: "")
      ) { $0.maximum = $1 }),
    Option(
      name: "step", group: .rating,
      summary: "Show the nearest multiple of this above the minimum; 0 shows any value.",
      argument: .number(
        Option.Number(
          limits: 0...bounds.upperBound, defaultValue: Rating().step, unit: "", outside: .clamped)
      ) { $0.step = $1 }),
  ]

  private static let faceStyle = [
    Option.clamped(
      "line-width", .face, style.$lineWidth, unit: "units of 1/240 of the side",
      "The width of every stroke."
    ) { $0.style.lineWidth = $1 },
    Option.clamped(
      "mouth-width", .face, style.$mouthWidth, unit: "of the side",
      "From one corner of the mouth to the other."
    ) { $0.style.mouthWidth = $1 },
    Option.clamped(
      "lip-width", .face, style.$lipWidth, unit: "of the mouth's width",
      "How far the lip's curve is pulled flat."
    ) { $0.style.lipWidth = $1 },
    Option.clamped(
      "mouth-position", .face, style.$mouthPosition, unit: "of the side",
      "The height of the mouth's corners above the bottom."
    ) { $0.style.mouthPosition = $1 },
    Option.clamped(
      "eye-width", .face, style.$eyeWidth, unit: "of the side",
      "From one end of an eye to the other."
    ) { $0.style.eyeWidth = $1 },
    Option.clamped(
      "eye-position", .face, style.$eyePosition, unit: "of the side",
      "The height of the eyes above the bottom."
    ) { $0.style.eyePosition = $1 },
    Option(
      name: "no-eyes", group: .face, summary: "Leave the eyes out.",
      argument: .none { $0.style.showsEyes = false }),
  ]

  private static let color = [
    Option(
      name: "low-color", group: .color, summary: "The colour of the lowest rating.",
      argument: .color(Option.Color(defaultText: colors.low.description)) {
        if let color = $1 { $0.colors.low = color }
      }),
    Option(
      name: "high-color", group: .color, summary: "The colour of the highest rating.",
      argument: .color(Option.Color(defaultText: colors.high.description)) {
        if let color = $1 { $0.colors.high = color }
      }),
    Option(
      name: "hue-path", group: .color,
      summary: "How the hue gets from one to the other: by its number, or the shorter way round.",
      argument: .choice(
        HuePath.allCases.map(\.description), default: colors.huePath.description
      ) { settings, word in
        settings.colors.huePath = HuePath.allCases.first { $0.description == word }!
      }),
    Option(
      name: "color", group: .color, summary: "One colour for every rating.",
      argument: .color(Option.Color(defaultText: "follows the rating")) { $0.fixedColor = $1 },
      conflicts: ["low-color", "high-color", "hue-path"]),
    Option(
      name: "background", group: .color, summary: "What is painted under the picture.",
      argument: .color(Option.Color(defaultText: "none", allowsNone: true)) {
        $0.document.background = $1
      }),
  ]

  private static let document = [
    Option(
      name: "size", group: .document, summary: "The width and height of the picture.",
      argument: .number(
        Option.Number(
          limits: options.$size.limits, defaultValue: options.$size.defaultValue, unit: "pixels")
      ) { $0.document.size = $1 }),
    Option(
      name: "responsive", group: .document,
      summary: "Give the picture no size of its own, to fill where it stands.",
      argument: .none { $0.document.isResponsive = true }, conflicts: ["size"]),
    Option(
      name: "precision", group: .document, summary: "How many decimals a number has at most.",
      argument: .number(
        Option.Number(
          limits: Double(
            options.$precision.limits.lowerBound)...Double(options.$precision.limits.upperBound),
          defaultValue: Double(options.$precision.defaultValue), unit: "decimals", isWhole: true)
      ) { $0.document.precision = Int($1) }),
    Option(
      name: "title", group: .document,
      summary:
        "What the picture says to those who do not see it; {value} and {maximum} are filled in.",
      argument: .text(placeholder: "text") { $0.document.label = .title($1) },
      conflicts: ["decorative"]),
    Option(
      name: "decorative", group: .document,
      summary: "Hide the picture from assistive technology: the text beside it says it.",
      argument: .none { $0.document.label = .decorative }),
  ]

  private static let output = [
    Option(
      name: "output", letter: "o", group: .output,
      summary: "Write to this file, whole or not at all; - is the standard output.",
      argument: .text(placeholder: "file") { $0.output = $1 == "-" ? nil : $1 }),
    Option(
      name: "format", group: .output,
      summary: "An SVG document, or a URI of it to paste into src=\"\" and url(\"\").",
      argument: .choice(
        Settings.Format.allCases.map(\.rawValue), default: Settings.Format.svg.rawValue
      ) { $0.format = Settings.Format(rawValue: $1)! }),
    Option(
      name: "strict", group: .output,
      summary: "Refuse a number outside of its limits instead of using the nearest.",
      argument: .none { $0.isStrict = true }),
  ]

  private static let general = [
    Option(
      name: "help", letter: "h", group: .general, summary: "Show this help.",
      argument: .request(.help)),
    Option(
      name: "version", group: .general, summary: "Show the version.",
      argument: .request(.version)),
    Option(
      name: "generate-completion-script", group: .general,
      summary: "Print a script that completes this command in a shell.",
      argument: .completionScript),
  ]
}
