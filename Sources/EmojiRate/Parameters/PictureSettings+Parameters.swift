/// The table of parameters.
extension PictureSettings {
  /// Passes each parameter of a scope, with its value, to a visitor once.
  ///
  /// Faces and rows share `line-width`. It has the limits of the kind, and in ``ParameterScope/all`` the
  /// limits of a face. The value is always kept in the limits of a row.
  mutating func visitParameters(
    in scope: ParameterScope = .all, _ visitor: inout ParameterVisitor
  ) {
    visitor.number(scope.minimum, .scale, &minimum)
    visitor.number(scope.maximum, .scale, &maximum)
    visitor.number(scope.step, .scale, &step)
    if scope.hasFace { visitFace(in: scope, &visitor) }
    if scope.hasRow {
      visitRow(in: scope, &visitor)
      if scope.hasSymbols {
        visitor.number(
          StarStyle.lineWidthParameter, .row, ineffectiveWith: "symbol face", &stars.givenLineWidth)
      }
      if scope.hasLayout { visitLayout(&visitor) }
    }
    if scope.hasSummary { visitSummary(&visitor) }
    if scope.hasFace || scope.hasRow {
      visitor.word(
        Parameter("theme", .color, "Matching colours, overridden by the other colour options."),
        defaultValue: .original, &theme)
    }
    if scope.hasFace { visitFaceColors(in: scope, &visitor) }
    if scope.hasRow { visitRowColors(&visitor) }
    visitor.color(
      Parameter("background", .color, "The colour behind the picture.", defaultValue: "none"),
      ColorParameter(word: "none"), &options.background)
    if let size = scope.size { visitor.number(size, .document, &options.size) }
    visitDocument(in: scope, &visitor)
  }

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

  private mutating func visitFace(
    in scope: ParameterScope, _ visitor: inout ParameterVisitor
  ) {
    visitor.word(
      scope.face("character", "The character to draw."), defaultValue: .classic,
      &stars.face.givenCharacter)
    visitor.word(
      scope.face("head", "The shape of the head, instead of the character's.", defaultValue: ""),
      defaultValue: .circle, &stars.face.$head)
    visitor.word(
      scope.face(
        "eyes", "The shape of the eyes, instead of the character's.", defaultValue: "",
        conflicts: "no-eyes"),
      defaultValue: .classic, &stars.face.$eyes)
    visitor.word(
      scope.face("brows", "The brows, instead of the character's.", defaultValue: ""),
      defaultValue: .none, &stars.face.$brows)
    visitor.word(
      scope.face("mouth", "The shape of the mouth, instead of the character's.", defaultValue: ""),
      defaultValue: .classic, &stars.face.$mouth)
    visitor.list(
      scope.face("extras", "Blush, hats, glasses and more, instead of the character's."),
      &stars.face.$extras)
    visitor.word(
      scope.face("expression", "The expression at the low end of the scale."),
      defaultValue: .own, &stars.face.$expression)
    visitor.word(
      scope.face(
        "paint", "Filled, lines, lines on a light fill, or a gradient.", defaultValue: ""),
      defaultValue: .line, &stars.face.$paint)
    if !scope.hasSymbols {
      visitor.number(FaceNumber.lineWidth.parameter, .face, &stars.givenLineWidth)
    }
    FaceNumber.forEach { number in
      guard number != .lineWidth else { return }
      visitor.number(
        number.parameter, .face, requires: scope.faceRule.requires,
        ineffectiveWith: scope.faceRule.ineffectiveWith, &stars.face[number].projectedValue)
    }
    visitor.flag(scope.face("no-eyes", "Leave the eyes out.", conflicts: "eyes"), &hidesEyes)
  }

  private mutating func visitSummary(_ visitor: inout ParameterVisitor) {
    visitor.word(
      Parameter(
        "layout", .layout,
        "Everything, bars, columns, one stacked bar, mean and number, or the means over time."),
      defaultValue: .full, &ratingsLayout)
    visitor.word(
      Parameter("points", .layout, "The marks of a trend between its first and its last mean."),
      defaultValue: .dots, &historyPoints)
    visitor.word(
      Parameter("numbers", .layout, "The numbers at the bars of a summary."),
      defaultValue: .percent, &summaryNumbers)
    visitor.color(
      Parameter(
        "text-color", .color, "The colour of digits and of the lines that bars lie on.",
        defaultValue: "currentColor"),
      ColorParameter(), &textColor)
  }

  private mutating func visitRow(
    in scope: ParameterScope, _ visitor: inout ParameterVisitor
  ) {
    visitor.number(scope.count, .row, &count)
    visitor.word(
      Parameter("symbol", .row, "Stars, hearts, or faces with the given one in colour."),
      defaultValue: .star, &symbol)
    visitor.pathData(
      Parameter(
        "symbol-path", .row, "A custom symbol as path data, filled like stars.",
        conflicts: "symbol"),
      &symbolPath)
    if scope.hasLayout {
      visitor.word(
        Parameter(
          "fill", .row, "Fill a partly earned star exactly, by halves, or by wholes.",
          ineffectiveWith: "symbol face"),
        defaultValue: .exact, &fillRule)
    }
    visitor.flag(
      Parameter(
        "right-to-left", .row, "Begin the row at the right, and fill its stars from there."),
      &isRightToLeft)
  }

  private mutating func visitLayout(_ visitor: inout ParameterVisitor) {
    visitor.number(
      RowLayout.starSizeParameter, .layout, conflicts: "width cells", &layout.starSize)
    visitor.number(RowLayout.spacingParameter, .layout, conflicts: "cells", &layout.spacing)
    visitor.number(
      RowLayout.widthParameter.defaulting(to: ""), .layout, conflicts: "cells", &layout.width)
    visitor.number(RowLayout.heightParameter, .layout, requires: "width", &layout.height)
    visitor.number(RowLayout.marginParameter, .layout, requires: "width", &layout.margin)
    visitor.number(
      RowLayout.minimumStarSizeParameter, .layout, requires: "width", &layout.minimumStarSize)
    visitor.size(
      Parameter("cells", .layout, "Centre each star in its cell, in a row of this size."),
      RowLayout.widthParameter, &layout.cells)
  }

  private mutating func visitFaceColors(
    in scope: ParameterScope, _ visitor: inout ParameterVisitor
  ) {
    visitor.color(
      scope.face("low-color", "The colour of the lowest rating.", group: .color),
      ColorParameter(defaultValue: .hsb(ColorRange().low), allowsCurrentColor: false), &lowColor)
    visitor.color(
      scope.face("high-color", "The colour of the highest rating.", group: .color),
      ColorParameter(defaultValue: .hsb(ColorRange().high), allowsCurrentColor: false), &highColor)
    visitor.word(
      scope.face(
        "hue-path", "The hue's way between both colours: by its number, or the shorter one.",
        group: .color),
      defaultValue: .linear, &huePath)
    visitor.color(
      scope.face(
        "color", "One colour for every rating.", group: .color, defaultValue: "follows the rating",
        conflicts: "low-color high-color hue-path"),
      ColorParameter(word: "auto"), &color)
    visitor.list(
      scope.face(
        "colors", "The colours from the lowest rating to the highest.", group: .color,
        conflicts: "color low-color high-color hue-path"),
      &colors)
    visitor.color(
      scope.face(
        "ink", "The colour of eyes, brows and mouth on a filled head.", group: .color,
        defaultValue: "#3a2332"),
      ColorParameter(defaultValue: FaceColors.defaultInk), &stars.face.$ink)
  }

  private mutating func visitRowColors(_ visitor: inout ParameterVisitor) {
    visitor.color(
      Parameter(
        "fill-color", .color, "The colour of the earned part.", ineffectiveWith: "symbol face"),
      ColorParameter(defaultValue: StarStyle().fillColor), &stars.$fillColor)
    visitor.color(
      Parameter("empty-color", .color, "The colour of the unearned part.", defaultValue: "none"),
      ColorParameter(word: "none"), &stars.emptyColor)
    visitor.color(
      Parameter(
        "stroke-color", .color, "The colour of the stroke.", ineffectiveWith: "symbol face"),
      ColorParameter(defaultValue: StarStyle().strokeColor), &stars.$strokeColor)
  }

  private mutating func visitDocument(
    in scope: ParameterScope, _ visitor: inout ParameterVisitor
  ) {
    visitor.flag(
      Parameter(
        "responsive", .document, "Leave out the size, so that the picture fills its container.",
        conflicts: "size", ineffectiveWith: "format png"),
      &options.$isResponsive)
    visitor.number(scope.precision, .document, &options.precision)
    visitor.text(
      Parameter(
        "title", .document,
        "The text for screen readers, with placeholders {value} and {maximum}.",
        conflicts: "decorative"),
      &options.label.title)
    visitor.word(
      Parameter(
        "language", .document,
        "The language of the text for screen readers. pt-AO falls back to pt.",
        conflicts: "title decorative"),
      defaultValue: .english, &options.$language)
    visitor.flag(
      Parameter(
        "decorative", .document,
        "Hide the picture from screen readers, for pages that give the rating as text."),
      &options.label.isDecorative)
  }
}

extension ParameterScope {
  /// A parameter of faces.
  fileprivate func face(
    _ name: StaticString, _ summary: StaticString, group: ParameterGroup = .face,
    defaultValue: StaticString? = nil, conflicts: StaticString = ""
  ) -> Parameter {
    Parameter(
      name, group, summary, defaultValue: defaultValue, conflicts: conflicts,
      requires: faceRule.requires, ineffectiveWith: faceRule.ineffectiveWith)
  }
}
