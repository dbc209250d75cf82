import EmojiRate

/// The rows that all pictures have.
extension PictureSettings {
  static func scaleParameters() -> [Parameter<Self>] {
    [
      .number("minimum", nil, default: Rating().minimum) { $0.scale.minimum = $1 },
      Parameter(
        "maximum",
        .number(Parameter.Number(defaultValue: \.defaultMaximum)) { $0.scale.maximum = $1 }),
      .number("step", 0...Rating.boundLimits.upperBound, default: Rating().step) {
        $0.scale.step = $1
      },
    ]
  }

  static func documentParameters() -> [Parameter<Self>] {
    [
      Parameter(
        "background", .color(Parameter.Color(allowsNone: true)) { $0.document.background = $1 }),
      Parameter("responsive", .flag { $0.document.isResponsive = true }, conflicts: ["size"]),
      .number("precision", SVGOptions().$precision) { $0.document.precision = $1 },
      Parameter("title", .text { $0.document.label = .title($1) }, conflicts: ["decorative"]),
      Parameter(
        "language",
        .choice(
          Language.allCases.map(\.description), default: Language.english.description
        ) { settings, tag in
          settings.document.language = Language.allCases.first { $0.description == tag }!
        }, conflicts: ["title"]),
      Parameter("decorative", .flag { $0.document.label = .decorative }),
    ]
  }
}
