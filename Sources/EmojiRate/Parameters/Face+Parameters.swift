extension Face: RatedPicture {
  package static var name: String { "face" }

  /// The parameters of faces.
  package static let parameters = ParameterScope(
    Parameter.scale() + featureRows + lineWidth + numberRows + Parameter.theme + colorRows
      + Parameter.document())

  /// A face has the colour of its rating.
  package static var followsRating: Bool { true }

  /// Makes the face that settings describe, for `value`, clamped into their scale.
  package init(_ value: Double, settings: PictureSettings) {
    self.init(settings.rating(value, of: Self.self), style: settings.faceStyle)
  }
}

extension Face {
  /// The rows for the features of a face.
  static var featureRows: [Parameter] {
    [
      Parameter(
        "character", .face, "The character to draw.",
        .word(FaceCharacter.classic) { $1(&$0.style.givenCharacter) }),
      Parameter(
        "head", .face, "The shape of the head, instead of the character's.",
        .word(FaceHead.circle) { $1(&$0.style.$head) }, default: ""),
      Parameter(
        "eyes", .face, "The shape of the eyes, instead of the character's.",
        .word(FaceEyes.classic) { $1(&$0.style.$eyes) }, default: "", conflicts: "no-eyes"),
      Parameter(
        "brows", .face, "The brows, instead of the character's.",
        .word(FaceBrows.none) { $1(&$0.style.$brows) }, default: ""),
      Parameter(
        "mouth", .face, "The shape of the mouth, instead of the character's.",
        .word(FaceMouth.classic) { $1(&$0.style.$mouth) }, default: ""),
      Parameter(
        "extras", .face, "Blush, hats and more, instead of the character's; -tears removes one.",
        .list { $1(&$0.extrasChoice) }),
      Parameter(
        "expression", .face, "The expression at the low end of the scale.",
        .word(FaceExpression.own) { $1(&$0.style.$expression) }),
      Parameter(
        "paint", .face, "Filled, lines, lines on a light fill, or a gradient.",
        .word(FacePaint.line) { $1(&$0.style.$paint) }, default: ""),
    ]
  }

  /// The row for the width of a face's lines.
  static var lineWidth: Parameter {
    Parameter(FaceNumber.lineWidth.parameter, .face) { $1(&$0.style.$lineWidth) }
  }

  /// The rows for other numbers of a face, and for its eyes.
  static var numberRows: [Parameter] {
    FaceNumber.allCases.dropFirst().map { number in
      Parameter(number.parameter, .face) { $1(&$0.style[number].projectedValue) }
    } + [
      Parameter(
        "no-eyes", .face, "Leave the eyes out.", .flag { $1(&$0.hidesEyes) }, conflicts: "eyes")
    ]
  }

  /// The rows for the colours of a face.
  static var colorRows: [Parameter] {
    [
      Parameter(
        "low-color", .color, "The colour of the lowest rating.",
        .color(default: .hsb(ColorRange().low), allowsCurrentColor: false) { $1(&$0.faceColor.low) }
      ),
      Parameter(
        "high-color", .color, "The colour of the highest rating.",
        .color(default: .hsb(ColorRange().high), allowsCurrentColor: false) {
          $1(&$0.faceColor.high)
        }),
      Parameter(
        "hue-path", .color,
        "The way between both colours: by the hue's number, the shorter one, or straight.",
        .word(HuePath.linear) { $1(&$0.faceColor.huePath) }),
      Parameter(
        "color", .color, "One colour for every rating.",
        .color(unsetBy: "auto") { $1(&$0.faceColor.fixed) }, default: "follows the rating",
        conflicts: "low-color high-color hue-path"),
      Parameter(
        "colors", .color, "The colours from the lowest rating to the highest.",
        .list { $1(&$0.faceColor.ramp) },
        conflicts: "color low-color high-color hue-path"),
      Parameter(
        "ink", .color, "The colour of eyes, brows and mouth on a filled head.",
        .color(default: FaceColors.defaultInk) { $1(&$0.style.$ink) }, default: "#3a2332"),
    ]
  }
}
