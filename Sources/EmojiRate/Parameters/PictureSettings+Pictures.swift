/// The pictures that settings make: what is said takes the place of the theme's, and that of what is usual.
extension PictureSettings {
  /// A face that shows `value`, clamped into the scale.
  public func face(_ value: Double) -> Face { Face(value, self) }

  /// A row that shows `value`, clamped into the scale.
  public func row(_ value: Double) -> StarRow { StarRow(value, self) }

  /// The scale of a kind of picture, with `value` on it.
  public func rating<Kind: DescribedPicture>(_ value: Double, of kind: Kind.Type) -> Rating {
    Rating(
      value, minimum: minimum ?? .nan, maximum: maximum ?? Kind.defaultMaximum(in: self),
      step: step ?? 0)
  }

  /// How a face is drawn.
  public var faceStyle: FaceStyle {
    var style = rowFaceStyle
    if let lineWidth = self[.lineWidth] { style.lineWidth = lineWidth }
    return style
  }

  /// How the faces of a row are drawn, whose line width is that of stars.
  private var rowFaceStyle: FaceStyle {
    var style = FaceStyle(character ?? .classic)
    FaceNumber.forEach { number in
      if number != .lineWidth, let value = self[number] { style[number] = value }
    }
    if let head { style.head = head }
    #if !hasFeature(Embedded)
      if let headPath { style.headPath = headPath }
    #endif
    if let eyes { style.eyes = eyes }
    if let showsEyes { style.showsEyes = showsEyes }
    if let brows { style.brows = brows }
    if let mouth { style.mouth = mouth }
    if let extras { style.extras = extras }
    if let expression { style.expression = expression }
    if let paint { style.paint = paint }
    if let ink { style.ink = ink }
    style.color = color(of: style)
    return style
  }

  /// How the symbols of a row are painted.
  public var starStyle: StarStyle {
    var style = (theme ?? .original).starStyle
    style.face = rowFaceStyle
    if let fillColor { style.fillColor = fillColor }
    style.emptyColor = emptyColor
    if let strokeColor { style.strokeColor = strokeColor }
    if let lineWidth = self[.lineWidth] { style.lineWidth = lineWidth }
    return style
  }

  /// What decides the colour of a face; where an end of a range is said, what has no range gets the
  /// original's.
  private func color(of style: FaceStyle) -> FaceColor {
    if let color { return .fixed(color) }
    if let colors { return .ramp(colors) }
    var faceColor = style.color
    if let theme { faceColor = style.paint.isLine ? theme.faceColor : theme.headColor }
    guard lowColor != nil || highColor != nil || huePath != nil else { return faceColor }
    var range = ColorRange()
    if case .range(let own) = faceColor { range = own }
    if let lowColor { range.low = lowColor }
    if let highColor { range.high = highColor }
    if let huePath { range.huePath = huePath }
    return .range(range)
  }

  /// Where the symbols of a row stand.
  public var layout: RowLayout {
    if let cells { return .cells(width: cells.width, height: cells.height) }
    let spacing = self[.spacing] ?? .nan
    guard let width = self[.width] else {
      return .fixed(side: self[.starSize] ?? .nan, spacing: spacing)
    }
    return .fitted(
      width: width, height: self[.height] ?? .nan, margin: self[.margin] ?? .nan,
      spacing: spacing, minimumSide: self[.minimumStarSize] ?? .nan)
  }

  /// How a picture is written as a document.
  public var options: SVGOptions {
    SVGOptions(
      size: size, precision: precision, isResponsive: isResponsive ?? false,
      background: background, label: label, language: language ?? .english)
  }

  private var label: SVGOptions.Label {
    if isDecorative == true { return .decorative }
    #if !hasFeature(Embedded)
      if let title { return .title(title) }
    #endif
    return .sentence
  }
}
