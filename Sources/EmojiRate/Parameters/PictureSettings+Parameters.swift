/// The table of parameters.
extension PictureSettings {
  /// Hands every parameter to a visitor, with its value: those of one kind of picture, or each of all
  /// once.
  ///
  /// `line-width` is one of both. Its limits are those of the kind; with no kind, they are those of a
  /// face, though the value is kept in those of a row.
  public mutating func visitParameters<Visitor: ParameterVisitor>(
    of kind: PictureKind? = nil, _ visitor: inout Visitor
  ) {
    visitScale(of: kind, &visitor)
    if kind != .row { visitFace(&visitor) }
    if kind != .face {
      visitRow(&visitor)
      if kind == .row {
        visitRowLineWidth(&visitor)
        visitFaceParts(of: kind, &visitor)
      }
      visitLayout(&visitor)
    }
    visitor.word(
      Parameter(
        "theme", .color,
        "Colours that go together, in place of a character's; a colour that is given beside it wins."
      ),
      usual: .original, &theme)
    if kind != .row { visitFaceColors(&visitor) }
    visitFacePartColors(of: kind, &visitor)
    if kind != .face { visitRowColors(&visitor) }
    visitor.color(
      Parameter("background", .color, "What is painted under the picture.", usual: "none"),
      ColorParameter(word: "none"), &background)
    if kind != .row {
      let number = SVGOptions.sizeParameter
      visitor.number(Parameter(number, .document), number, &size)
    }
    visitDocument(&visitor)
  }

  /// The lower end of a scale.
  public static var minimumParameter: NumberParameter {
    NumberParameter(
      "minimum", Rating.boundLimits, usual: 0, "The lowest rating there is.")
  }

  /// The upper end of a scale.
  public static var maximumParameter: NumberParameter {
    NumberParameter(
      "maximum", Rating.boundLimits, usual: 5, "The highest rating there is.")
  }

  /// The distance between allowed values.
  public static var stepParameter: NumberParameter {
    NumberParameter(
      "step", 0...Rating.boundLimits.upperBound, usual: 0,
      "Show the nearest multiple of this above the minimum; 0 shows any value.")
  }

  private mutating func visitScale<Visitor: ParameterVisitor>(
    of kind: PictureKind?, _ visitor: inout Visitor
  ) {
    let (minimum, maximum, step) = (
      Self.minimumParameter, Self.maximumParameter, Self.stepParameter
    )
    visitor.number(Parameter(minimum, .scale), minimum, &self.minimum)
    visitor.number(
      Parameter(maximum, .scale, usual: kind == .row ? "the count" : nil), maximum, &self.maximum)
    visitor.number(Parameter(step, .scale), step, &self.step)
  }

  private mutating func visitFace<Visitor: ParameterVisitor>(_ visitor: inout Visitor) {
    visitFaceParts(of: .face, &visitor)
    FaceNumber.forEach { number in
      visitor.number(Parameter(number.parameter, .face), number.parameter, &self[number])
    }
    visitor.flag(
      Parameter("no-eyes", .face, "Leave the eyes out.", conflicts: "eyes"), &hidesEyes)
  }

  /// What faces of rows have too.
  private mutating func visitFaceParts<Visitor: ParameterVisitor>(
    of kind: PictureKind?, _ visitor: inout Visitor
  ) {
    let (symbol, shape) = Self.needs(of: kind)
    visitor.word(
      Parameter(
        "character", .face, "Whose face it is.", requires: symbol, ineffectiveWith: shape),
      usual: .classic, &character)
    visitor.word(
      Parameter(
        "head", .face, "The shape of the head, in place of the character's.", usual: "",
        requires: symbol, ineffectiveWith: shape),
      usual: .circle, &head)
    #if !hasFeature(Embedded)
      visitor.text(
        Parameter(
          "head-path", .face,
          "A head of one's own as path data; several that it goes through have a semicolon between.",
          conflicts: "head", requires: symbol, ineffectiveWith: shape, isPathData: true),
        &headPathData)
    #endif
    visitor.word(
      Parameter(
        "eyes", .face, "The shape of the eyes, in place of the character's.", usual: "",
        conflicts: "no-eyes", requires: symbol, ineffectiveWith: shape),
      usual: .classic, &eyes)
    visitor.word(
      Parameter(
        "brows", .face, "Whether there are brows, in place of the character's.", usual: "",
        requires: symbol, ineffectiveWith: shape),
      usual: .none, &brows)
    visitor.word(
      Parameter(
        "mouth", .face, "The shape of the mouth, in place of the character's.", usual: "",
        requires: symbol, ineffectiveWith: shape),
      usual: .classic, &mouth)
    visitor.list(
      Parameter(
        "extras", .face, "What the face has besides, in place of the character's.",
        requires: symbol, ineffectiveWith: shape),
      &extras)
    visitor.word(
      Parameter(
        "expression", .face, "How the face feels at the low end of the scale.", requires: symbol,
        ineffectiveWith: shape),
      usual: .own, &expression)
    visitor.word(
      Parameter(
        "paint", .face, "How the face is painted, in place of the character's way.", usual: "",
        requires: symbol, ineffectiveWith: shape),
      usual: .line, &paint)
  }

  #if !hasFeature(Embedded)
    private var headPathData: String? {
      get { headPath?.data }
      set { headPath = newValue.flatMap { try? FacePath($0) } }
    }
  #endif

  /// What rows need for the parameters of faces to have an effect, and with which they have none.
  private static func needs(of kind: PictureKind?) -> (StaticString?, StaticString?) {
    kind == .row ? ("symbol", "symbol star heart") : (nil, nil)
  }

  private mutating func visitRow<Visitor: ParameterVisitor>(_ visitor: inout Visitor) {
    let count = StarRow.countParameter
    visitor.number(Parameter(count, .row), count, &countNumber)
    visitor.word(
      Parameter(
        "symbol", .row, "Stars, hearts or faces; of faces, the given one is in colour."),
      usual: .star, &symbol)
    visitor.word(
      Parameter(
        "fill", .row,
        "Fill a partly earned star as far as earned, at least half, or whole or not at all.",
        ineffectiveWith: "symbol face"),
      usual: .exact, &fillRule)
    visitor.flag(
      Parameter(
        "right-to-left", .row, "Begin the row at the right, and fill its stars from there."),
      &isRightToLeft)
  }

  private mutating func visitRowLineWidth<Visitor: ParameterVisitor>(_ visitor: inout Visitor) {
    let number = StarStyle.lineWidthParameter
    visitor.number(
      Parameter(number, .row, ineffectiveWith: "symbol face"), number, &self[.lineWidth])
  }

  private mutating func visitLayout<Visitor: ParameterVisitor>(_ visitor: inout Visitor) {
    RowLength.forEach { length in
      let (conflicts, requirement, usual): (StaticString, StaticString?, StaticString?) =
        switch length {
        case .starSize: ("width cells", nil, nil)
        case .spacing: ("cells", nil, nil)
        case .width: ("cells", nil, "")
        default: ("", "width", nil)
        }
      let number = length.parameter
      visitor.number(
        Parameter(
          number, .layout, usual: usual, conflicts: conflicts, requires: requirement),
        number, &self[length])
    }
    visitor.size(
      Parameter(
        "cells", .layout,
        "Centre every star in a cell of its own, in a row of this width and height."),
      Self.cellsParameter, &cells)
  }

  /// The lengths of cells.
  static var cellsParameter: NumberParameter { RowLength.width.parameter }

  private mutating func visitFaceColors<Visitor: ParameterVisitor>(_ visitor: inout Visitor) {
    visitor.color(
      Parameter("low-color", .color, "The colour of the lowest rating.", isThemed: true),
      ColorParameter(usual: .hsb(ColorRange().low), allowsCurrentColor: false), &lowColor.css)
    visitor.color(
      Parameter("high-color", .color, "The colour of the highest rating.", isThemed: true),
      ColorParameter(usual: .hsb(ColorRange().high), allowsCurrentColor: false), &highColor.css)
    visitor.word(
      Parameter(
        "hue-path", .color,
        "How the hue gets from one to the other: from number to number, or the shorter way round the circle.",
        isThemed: true),
      usual: .linear, &huePath)
    visitor.color(
      Parameter(
        "color", .color, "One colour for every rating.", usual: "follows the rating",
        conflicts: "low-color high-color hue-path", isThemed: true),
      ColorParameter(word: "auto"), &color)
  }

  private mutating func visitFacePartColors<Visitor: ParameterVisitor>(
    of kind: PictureKind?, _ visitor: inout Visitor
  ) {
    let (symbol, shape) = Self.needs(of: kind)
    visitor.list(
      Parameter(
        "colors", .color, "The colours of a face along the scale, the lowest rating's first.",
        conflicts: "color low-color high-color hue-path", requires: symbol,
        ineffectiveWith: shape,
        isThemed: true),
      &colors)
    visitor.color(
      Parameter(
        "ink", .color, "The colour of eyes, brows and mouth on a filled head.", usual: "#3a2332",
        requires: symbol, ineffectiveWith: shape),
      ColorParameter(usual: FaceColors.usualInk), &ink)
  }

  private mutating func visitRowColors<Visitor: ParameterVisitor>(_ visitor: inout Visitor) {
    visitor.color(
      Parameter(
        "fill-color", .color, "The colour of what is earned.", ineffectiveWith: "symbol face",
        isThemed: true),
      ColorParameter(usual: StarStyle().fillColor), &fillColor)
    visitor.color(
      Parameter("empty-color", .color, "The colour of what is not.", usual: "none"),
      ColorParameter(word: "none"), &emptyColor)
    visitor.color(
      Parameter(
        "stroke-color", .color, "The colour of the outline.", ineffectiveWith: "symbol face",
        isThemed: true),
      ColorParameter(usual: StarStyle().strokeColor), &strokeColor)
  }

  private mutating func visitDocument<Visitor: ParameterVisitor>(_ visitor: inout Visitor) {
    visitor.flag(
      Parameter(
        "responsive", .document,
        "Give the picture no size of its own, to fill where it stands.", conflicts: "size"),
      &isResponsive)
    let precision = SVGOptions.precisionParameter
    visitor.number(Parameter(precision, .document), precision, &precisionNumber)
    #if !hasFeature(Embedded)
      visitor.text(
        Parameter(
          "title", .document,
          "What the picture says to those who do not see it; {value} and {maximum} are filled in.",
          conflicts: "decorative"),
        &title)
    #endif
    visitor.word(
      Parameter(
        "language", .document, "The language of what the picture says; pt-AO is read as pt.",
        conflicts: "title decorative"),
      usual: .english, &language)
    visitor.flag(
      Parameter(
        "decorative", .document,
        "Hide the picture from assistive technology: the text beside it says it."),
      &isDecorative)
  }
}

// MARK: Values as the table has them

extension PictureSettings {
  /// The eyes as what is left out.
  private var hidesEyes: Bool? {
    get { showsEyes.map { !$0 } }
    set { showsEyes = newValue.map { !$0 } }
  }

  private var countNumber: Double? {
    get { count.map { Double($0) } }
    set { count = StarRow.countParameter.clamped(newValue).map { Int($0) } }
  }

  private var precisionNumber: Double? {
    get { precision.map { Double($0) } }
    set { precision = SVGOptions.precisionParameter.clamped(newValue).map { Int($0) } }
  }
}

extension HSBColor? {
  /// The colour among those of CSS; that of the text around is none.
  fileprivate var css: CSSColor? {
    get { map { .hsb($0) } }
    set {
      if case .hsb(let color)? = newValue { self = color } else { self = nil }
    }
  }
}
