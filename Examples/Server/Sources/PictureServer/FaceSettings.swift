import EmojiRate

/// What an address says about a face.
struct FaceSettings: PictureSettings {
  static let name = "a face"

  var scale = Scale()
  var document = SVGOptions()
  var style = FaceStyle()
  var colors = ColorRange()
  var fixedColor: HSBColor?

  var defaultMaximum: Double { Rating().maximum }

  func picture(_ rating: Rating) -> Face {
    var style = style
    style.color = fixedColor.map { .fixed($0) } ?? .range(colors)
    return Face(rating, style: style)
  }

  static let parameters =
    scaleParameters() + styleParameters + colorParameters + [size]
    + documentParameters()

  private static let styleParameters: [Parameter<Self>] = [
    .number("line-width", FaceStyle().$lineWidth) { $0.style.lineWidth = $1 },
    .number("mouth-width", FaceStyle().$mouthWidth) { $0.style.mouthWidth = $1 },
    .number("lip-width", FaceStyle().$lipWidth) { $0.style.lipWidth = $1 },
    .number("mouth-position", FaceStyle().$mouthPosition) { $0.style.mouthPosition = $1 },
    .number("eye-width", FaceStyle().$eyeWidth) { $0.style.eyeWidth = $1 },
    .number("eye-position", FaceStyle().$eyePosition) { $0.style.eyePosition = $1 },
    Parameter("no-eyes", .flag { $0.style.showsEyes = false }),
  ]

  private static let colorParameters: [Parameter<Self>] = [
    Parameter(
      "low-color",
      .color(Parameter.Color(defaultValue: ColorRange().low)) {
        if let color = $1 { $0.colors.low = color }
      }),
    Parameter(
      "high-color",
      .color(Parameter.Color(defaultValue: ColorRange().high)) {
        if let color = $1 { $0.colors.high = color }
      }),
    Parameter(
      "hue-path",
      .choice(
        HuePath.allCases.map(\.description), default: ColorRange().huePath.description
      ) { settings, word in
        settings.colors.huePath = HuePath.allCases.first { $0.description == word }!
      }),
    Parameter(
      "color", .color(Parameter.Color()) { $0.fixedColor = $1 },
      conflicts: ["low-color", "high-color", "hue-path"]),
  ]

  private static let size = Parameter<Self>.number(
    "size", SVGOptions.sizeLimits, default: Face.side
  ) { $0.document.size = $1 }
}
