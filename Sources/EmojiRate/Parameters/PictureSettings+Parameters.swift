/// The table of parameters.
extension PictureSettings {
  /// Hands every parameter of a scope to a visitor, with its value, each once.
  ///
  /// `line-width` is one of faces and of rows. Its limits are those of the kind; of all parameters, they are
  /// those of a face, though the value is kept in those of a row.
  public mutating func visitParameters<Visitor: ParameterVisitor>(
    in scope: ParameterScope = .all, _ visitor: inout Visitor
  ) {
    visit(.minimum, in: scope, .scale, &visitor)
    visit(.maximum, in: scope, .scale, defaultValue: scope.maximumText, &visitor)
    visit(.step, in: scope, .scale, &visitor)
    if scope.hasFace { visitFace(in: scope, &visitor) }
    if scope.hasRow {
      visitRow(in: scope, &visitor)
      if scope.hasSymbolLines {
        visit(
          FaceNumber.lineWidth.rawValue, in: scope, .row, ineffectiveWith: "symbol face", &visitor)
      }
      if scope.hasLayout { visitLayout(&visitor) }
    }
    #if !hasFeature(Embedded)
      if scope.hasSummary { visitSummary(&visitor) }
    #endif
    visitor.word(
      Parameter(
        "theme", .color,
        "Colours that go together, in place of a character's; a colour that is given beside it wins."
      ),
      defaultValue: .original, &theme)
    if scope.hasFace { visitFaceColors(in: scope, &visitor) }
    if scope.hasRow { visitRowColors(&visitor) }
    visitor.color(
      Parameter("background", .color, "What is painted under the picture.", defaultValue: "none"),
      ColorParameter(word: "none"), &background)
    if scope.hasSize { visit(.size, in: scope, .document, &visitor) }
    visitDocument(in: scope, &visitor)
  }

  #if !hasFeature(Embedded)
    /// Hands every parameter of a kind of picture to a visitor, with its value; of no kind, every parameter
    /// there is.
    public mutating func visitParameters<Visitor: ParameterVisitor>(
      of kind: PictureKind?, _ visitor: inout Visitor
    ) { visitParameters(in: kind?.type.parameters ?? .all, &visitor) }
  #endif

  /// The lower end of a scale.
  public static var minimumParameter: NumberParameter {
    NumberParameter(
      "minimum", Rating.boundLimits, defaultValue: 0, "The lowest rating there is.")
  }

  /// The upper end of a scale.
  public static var maximumParameter: NumberParameter {
    NumberParameter(
      "maximum", Rating.boundLimits, defaultValue: 5, "The highest rating there is.")
  }

  /// The distance between allowed values.
  public static var stepParameter: NumberParameter {
    NumberParameter(
      "step", 0...Rating.boundLimits.upperBound, defaultValue: 0,
      "Show the nearest multiple of this above the minimum; 0 shows any value.")
  }

  private mutating func visit<Visitor: ParameterVisitor>(
    _ number: Number, in scope: ParameterScope, _ group: ParameterGroup,
    defaultValue: StaticString? = nil, _ visitor: inout Visitor
  ) {
    #if !hasFeature(Embedded)
      if let (own, defaultValue) = scope.ownNumber(number) {
        let parameter = Parameter(own, group, defaultValue: defaultValue)
        return visitor.number(parameter, own, &self[number])
      }
    #endif
    visit(number.rawValue, group, defaultValue: defaultValue, &visitor)
  }

  private mutating func visit<Visitor: ParameterVisitor>(
    _ place: Int, in scope: ParameterScope = .all, _ group: ParameterGroup,
    defaultValue: StaticString? = nil,
    conflicts: StaticString = "", requires: StaticString? = nil,
    ineffectiveWith: StaticString? = nil, _ visitor: inout Visitor
  ) {
    let number = Self.parameter(at: place, hasSymbolLines: scope.hasSymbolLines)
    visitor.number(
      Parameter(
        number, group, defaultValue: defaultValue, conflicts: conflicts, requires: requires,
        ineffectiveWith: ineffectiveWith),
      number, &self[place: place])
  }

  /// A parameter of faces.
  private static func ofFaces(
    in scope: ParameterScope, _ name: StaticString, _ summary: StaticString,
    group: ParameterGroup = .face, defaultValue: StaticString? = nil, conflicts: StaticString = "",
    isThemed: Bool = false, isPathData: Bool = false
  ) -> Parameter {
    Parameter(
      name, group, summary, defaultValue: defaultValue, conflicts: conflicts,
      requires: scope.faceRule.requires, ineffectiveWith: scope.faceRule.ineffectiveWith,
      isThemed: isThemed, isPathData: isPathData)
  }

  private mutating func visitFace<Visitor: ParameterVisitor>(
    in scope: ParameterScope, _ visitor: inout Visitor
  ) {
    visitor.word(
      Self.ofFaces(in: scope, "character", "Whose face it is."), defaultValue: .classic, &character)
    visitor.word(
      Self.ofFaces(
        in: scope, "head", "The shape of the head, in place of the character's.", defaultValue: ""),
      defaultValue: .circle, &head)
    #if !hasFeature(Embedded)
      visitor.text(
        Self.ofFaces(
          in: scope, "head-path",
          "A head of one's own as path data; several that it goes through have a semicolon between.",
          conflicts: "head", isPathData: true),
        &headPathData)
    #endif
    visitor.word(
      Self.ofFaces(
        in: scope, "eyes", "The shape of the eyes, in place of the character's.", defaultValue: "",
        conflicts: "no-eyes"),
      defaultValue: .classic, &eyes)
    visitor.word(
      Self.ofFaces(
        in: scope, "brows", "Whether there are brows, in place of the character's.",
        defaultValue: ""
      ),
      defaultValue: .none, &brows)
    visitor.word(
      Self.ofFaces(
        in: scope, "mouth", "The shape of the mouth, in place of the character's.", defaultValue: ""
      ),
      defaultValue: .classic, &mouth)
    visitor.list(
      Self.ofFaces(in: scope, "extras", "What the face has besides, in place of the character's."),
      &extras)
    visitor.word(
      Self.ofFaces(in: scope, "expression", "How the face feels at the low end of the scale."),
      defaultValue: .own, &expression)
    visitor.word(
      Self.ofFaces(
        in: scope, "paint", "How the face is painted, in place of the character's way.",
        defaultValue: ""),
      defaultValue: .line, &paint)
    FaceNumber.forEach { number in
      if scope.hasSymbolLines && number == .lineWidth { return }
      visit(
        number.rawValue, .face, requires: scope.faceRule.requires,
        ineffectiveWith: scope.faceRule.ineffectiveWith, &visitor)
    }
    visitor.flag(
      Self.ofFaces(in: scope, "no-eyes", "Leave the eyes out.", conflicts: "eyes"), &hidesEyes)
  }

  #if !hasFeature(Embedded)
    private var headPathData: String? {
      get { headPath?.data }
      set { headPath = newValue.flatMap { try? FacePath($0) } }
    }
  #endif

  #if !hasFeature(Embedded)
    private mutating func visitSummary(_ visitor: inout some ParameterVisitor) {
      visitor.word(
        Parameter(
          "layout", .layout,
          "All of it, bars, upright columns, one bar of all, or a line with mean and number."),
        defaultValue: .full, &summaryLayout)
      visitor.word(
        Parameter("numbers", .layout, "The numbers at the bars of a summary."),
        defaultValue: .percent, &summaryNumbers)
      visitor.color(
        Parameter(
          "text-color", .color, "The colour of a summary's digits and lines.",
          defaultValue: "currentColor"),
        ColorParameter(), &textColor)
    }
  #endif

  private mutating func visitRow(
    in scope: ParameterScope, _ visitor: inout some ParameterVisitor
  ) {
    visit(.count, in: scope, .row, &visitor)
    visitor.word(
      Parameter(
        "symbol", .row, "Stars, hearts or faces; of faces, the given one is in colour."),
      defaultValue: .star, &symbol)
    if scope.hasLayout {
      visitor.word(
        Parameter(
          "fill", .row,
          "Fill a partly earned star as far as earned, at least half, or whole or not at all.",
          ineffectiveWith: "symbol face"),
        defaultValue: .exact, &fillRule)
    }
    visitor.flag(
      Parameter(
        "right-to-left", .row, "Begin the row at the right, and fill its stars from there."),
      &isRightToLeft)
  }

  private mutating func visitLayout(_ visitor: inout some ParameterVisitor) {
    RowLength.forEach { length in
      let (conflicts, requirement, defaultValue): (StaticString, StaticString?, StaticString?) =
        switch length {
        case .starSize: ("width cells", nil, nil)
        case .spacing: ("cells", nil, nil)
        case .width: ("cells", nil, "")
        default: ("", "width", nil)
        }
      visit(
        Self.lengths + length.rawValue, .layout, defaultValue: defaultValue,
        conflicts: conflicts,
        requires: requirement, &visitor)
    }
    visitor.size(
      Parameter(
        "cells", .layout,
        "Centre every star in a cell of its own, in a row of this width and height."),
      Self.cellsParameter, &cells)
  }

  /// The lengths of cells.
  static var cellsParameter: NumberParameter { RowLength.width.parameter }

  private mutating func visitFaceColors<Visitor: ParameterVisitor>(
    in scope: ParameterScope, _ visitor: inout Visitor
  ) {
    Self.visitEnd(
      Self.ofFaces(
        in: scope, "low-color", "The colour of the lowest rating.", group: .color, isThemed: true),
      defaultValue: ColorRange().low, &lowColor, &visitor)
    Self.visitEnd(
      Self.ofFaces(
        in: scope, "high-color", "The colour of the highest rating.", group: .color, isThemed: true),
      defaultValue: ColorRange().high, &highColor, &visitor)
    visitor.word(
      Self.ofFaces(
        in: scope, "hue-path",
        "How the hue gets from one to the other: from number to number, or the shorter way round the circle.",
        group: .color, isThemed: true),
      defaultValue: .linear, &huePath)
    visitor.color(
      Self.ofFaces(
        in: scope, "color", "One colour for every rating.", group: .color,
        defaultValue: "follows the rating", conflicts: "low-color high-color hue-path",
        isThemed: true),
      ColorParameter(word: "auto"), &color)
    visitor.list(
      Self.ofFaces(
        in: scope, "colors", "The colours of a face along the scale, the lowest rating's first.",
        group: .color, conflicts: "color low-color high-color hue-path", isThemed: true),
      &colors)
    visitor.color(
      Self.ofFaces(
        in: scope, "ink", "The colour of eyes, brows and mouth on a filled head.", group: .color,
        defaultValue: "#3a2332"),
      ColorParameter(defaultValue: FaceColors.defaultInk), &ink)
  }

  /// An end of a range of colours, of which that of the text around is none.
  private static func visitEnd<Visitor: ParameterVisitor>(
    _ parameter: Parameter, defaultValue: @autoclosure () -> HSBColor, _ color: inout HSBColor?,
    _ visitor: inout Visitor
  ) {
    var css = color.map { CSSColor.hsb($0) }
    visitor.color(
      parameter, ColorParameter(defaultValue: .hsb(defaultValue()), allowsCurrentColor: false), &css
    )
    if case .hsb(let new)? = css { color = new } else { color = nil }
  }

  private mutating func visitRowColors(_ visitor: inout some ParameterVisitor) {
    visitor.color(
      Parameter(
        "fill-color", .color, "The colour of what is earned.", ineffectiveWith: "symbol face",
        isThemed: true),
      ColorParameter(defaultValue: StarStyle().fillColor), &fillColor)
    visitor.color(
      Parameter("empty-color", .color, "The colour of what is not.", defaultValue: "none"),
      ColorParameter(word: "none"), &emptyColor)
    visitor.color(
      Parameter(
        "stroke-color", .color, "The colour of the stroke.", ineffectiveWith: "symbol face",
        isThemed: true),
      ColorParameter(defaultValue: StarStyle().strokeColor), &strokeColor)
  }

  private mutating func visitDocument(
    in scope: ParameterScope, _ visitor: inout some ParameterVisitor
  ) {
    visitor.flag(
      Parameter(
        "responsive", .document,
        "Give the picture no size of its own, to fill where it stands.", conflicts: "size",
        isMarkup: true),
      &isResponsive)
    visit(.precision, in: scope, .document, &visitor)
    #if !hasFeature(Embedded)
      visitor.text(
        Parameter(
          "title", .document,
          "What the picture says to those who do not see it; {value} and {maximum} are filled in.",
          conflicts: "decorative", isMarkup: true),
        &title)
    #endif
    visitor.word(
      Parameter(
        "language", .document, "The language of what the picture says; pt-AO is read as pt.",
        conflicts: "title decorative", isMarkup: true),
      defaultValue: .english, &language)
    visitor.flag(
      Parameter(
        "decorative", .document,
        "Hide the picture from assistive technology: the text beside it says it.",
        isMarkup: true),
      &isDecorative)
  }

  /// The eyes as what is left out.
  private var hidesEyes: Bool? {
    get { showsEyes.map { !$0 } }
    set { showsEyes = newValue.map { !$0 } }
  }
}
