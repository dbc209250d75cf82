/// The rows that all kinds of pictures share.
extension Parameter {
  /// The rows of the scale, with defaults in words.
  static func scale(
    minimum: StaticString? = nil, maximum: StaticString? = nil,
    step: NumberParameter = PictureSettings.stepParameter
  ) -> [Parameter] {
    [
      Parameter(PictureSettings.minimumParameter, .scale, default: minimum) { $1(&$0.minimum) },
      Parameter(PictureSettings.maximumParameter, .scale, default: maximum) { $1(&$0.maximum) },
      Parameter(step, .scale) { $1(&$0.step) },
    ]
  }

  /// The row of the theme.
  static var theme: Parameter {
    Parameter(
      "theme", .color, "Matching colours, overridden by the other colour options.",
      .word(Theme.original) { $1(&$0.theme) })
  }

  /// The rows of a document, without a size if the layout has it.
  static func document(
    size: NumberParameter? = SVGOptions.sizeParameter, default sizeText: StaticString? = nil,
    precision: StaticString? = nil
  ) -> [Parameter] {
    var rows = [
      Parameter(
        "background", .color, "The colour behind the picture.",
        .color(unsetBy: "none") { $1(&$0.options.background) }, default: "none"),
      Parameter(SVGOptions.paddingParameter, .document) {
        $1(&$0.options.givenPadding.number)
      },
    ]
    if let size {
      rows.append(Parameter(size, .document, default: sizeText) { $1(&$0.options.size) })
    }
    return rows + [
      Parameter(
        "responsive", .document, "Leave out the size, so that the picture fills its container.",
        .flag { $1(&$0.options.responsive) }, conflicts: "size", ineffectiveWith: "format png"),
      Parameter(SVGOptions.precisionParameter, .document, default: precision) {
        $1(&$0.options.precision.number)
      },
      Parameter(
        "title", .document,
        "The text for screen readers, with placeholders {value} and {maximum}.",
        .text { $1(&$0.options.label.title) }, conflicts: "decorative"),
      Parameter(
        "language", .document,
        "The language of the text for screen readers. pt-AO falls back to pt.",
        .word(Language.english) { $1(&$0.options.otherLanguage) }, conflicts: "title decorative"),
      Parameter(
        "decorative", .document,
        "Hide the picture from screen readers, for pages that give the rating as text.",
        .flag { $1(&$0.options.label[is: .decorative]) }),
    ]
  }
}

extension PictureSettings {
  /// The lower end of a scale.
  package static var minimumParameter: NumberParameter {
    NumberParameter(
      "minimum", Rating.boundLimits, defaultValue: 0, "The lowest possible rating.")
  }

  /// The upper end of a scale.
  package static var maximumParameter: NumberParameter {
    NumberParameter(
      "maximum", Rating.boundLimits, defaultValue: 5, "The highest possible rating.")
  }

  /// The distance between allowed values.
  package static var stepParameter: NumberParameter {
    NumberParameter(
      "step", 0...Rating.boundLimits.upperBound, defaultValue: 0,
      "Round to multiples of this above the minimum. 0 keeps every value.")
  }
}
