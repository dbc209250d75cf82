import EmojiRate

/// The rows of the option table for a face.
extension OptionTable {
  @Sendable
  static func face(_ visit: Visit) {
    value(visit)
    facePicture(visit)
    animation(duration: Easing.faceDuration, visit)
    output(visit)
    general(visit)
  }

  /// Everything that says how a face looks, whatever its value and wherever it goes.
  static func facePicture(_ visit: Visit) {
    scale(
      maximum: Option.Number(limits: bounds, defaultValue: Rating().maximum, unit: ""), visit)
    styleFile(visit)
    faceStyle(visit)
    theme(visit)
    faceColor(visit)
    background(visit)
    size(visit)
    document(visit)
  }

  private static let style = FaceStyle()
  private static let colors = ColorRange()

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

  private static func faceColor(_ visit: Visit) {
    visit(
      Option(
        name: "low-color", group: .color, summary: "The colour of the lowest rating.",
        argument: .color(
          Option.Color(defaultText: colors.low.description, allowsCurrentColor: false)
        ) { $0.lowColor = $1 }))
    visit(
      Option(
        name: "high-color", group: .color, summary: "The colour of the highest rating.",
        argument: .color(
          Option.Color(defaultText: colors.high.description, allowsCurrentColor: false)
        ) { $0.highColor = $1 }))
    visit(
      Option(
        name: "hue-path", group: .color,
        summary: "How the hue gets from one to the other: by its number, or the shorter way round.",
        argument: .choice(
          { HuePath.allCases.map { $0.description } }, default: colors.huePath.description
        ) { settings, word in
          settings.huePath = HuePath.allCases.first { $0.description == word }!
        }))
    visit(
      Option(
        name: "color", group: .color, summary: "One colour for every rating.",
        argument: .color(Option.Color(defaultText: "follows the rating")) { $0.fixedColor = $1 },
        conflicts: ["low-color", "high-color", "hue-path"]))
  }

  private static func size(_ visit: Visit) {
    visit(
      Option(
        name: "size", group: .document, summary: "The width and height of the picture.",
        argument: .number(
          Option.Number(
            limits: SVGOptions.sizeLimits, defaultValue: Face.side, unit: "pixels")
        ) { $0.document.size = $1 }))
  }
}
