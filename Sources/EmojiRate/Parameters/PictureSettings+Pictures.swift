/// Makes pictures from settings; a setting overrides the theme, and the theme overrides the default.
extension PictureSettings {
  /// A face that shows `value`, clamped to the scale.
  public func face(_ value: Double) -> Face { Face(value, settings: self) }

  /// A row that shows `value`, clamped to the scale.
  public func row(_ value: Double) -> StarRow { StarRow(value, settings: self) }

  /// A summary of ratings; the counts have the scale.
  public func summary(_ counts: RatingCounts) -> RatingSummary {
    RatingSummary(counts, settings: self)
  }

  /// The scale of a kind of picture, with `value` on it.
  package func rating<Kind: DescribedPicture>(_ value: Double, of kind: Kind.Type) -> Rating {
    Rating(
      value, minimum: minimum ?? .nan, maximum: maximum ?? Kind.defaultMaximum(in: self),
      step: step ?? 0)
  }

  /// The style of a face.
  package var faceStyle: FaceStyle {
    var style = rowFaceStyle
    if let lineWidth = stars.givenLineWidth { style.lineWidth = lineWidth }
    return style
  }

  /// The style of the faces in a row, which ignores the line width because stars use it.
  private var rowFaceStyle: FaceStyle {
    var style = style
    if let hidesEyes { style.showsEyes = !hidesEyes }
    if let color = color(of: style) { style.color = color }
    return style
  }

  /// The style of a row.
  package var starStyle: StarStyle {
    var style = stars
    style.face = rowFaceStyle
    if let colors = theme?.starColors {
      style.$fillColor = style.$fillColor ?? colors.fill
      style.$strokeColor = style.$strokeColor ?? colors.stroke
    }
    return style
  }

  /// The colour of a face; nil if no setting changes it.
  ///
  /// If an end of a range is set and the style has no range, the other end is the original's.
  private func color(of style: FaceStyle) -> FaceColor? {
    if let color { return .fixed(color) }
    if let colors { return .ramp(colors) }
    let own = style.$color ?? theme.map { style.paint.isLine ? $0.faceColor : $0.headColor }
    guard lowColor != nil || highColor != nil || huePath != nil else { return own }
    var range = ColorRange()
    if case .range(let given) = own ?? style.color { range = given }
    if let lowColor { range.low = lowColor.hsb }
    if let highColor { range.high = highColor.hsb }
    if let huePath { range.huePath = huePath }
    return .range(range)
  }
}

/// Makes settings from styles and rows, with only the values that are set.
extension PictureSettings {
  /// Makes settings from the style of a face.
  package init(_ style: FaceStyle) {
    self.init()
    self.style = style
    self = named
  }

  /// Makes settings from the style of a row.
  package init(_ style: StarStyle) {
    self.init()
    stars = style
    stars.face.$lineWidth = nil
    self = named
  }

  /// The same settings by name: a colour and a line width of the style's own become settings.
  var named: PictureSettings {
    var settings = self
    settings.stars.givenLineWidth = stars.givenLineWidth ?? style.$lineWidth
    settings.style.$lineWidth = nil
    settings.style.$color = nil
    // These override the style's colour.
    guard let own = style.$color, color == nil, colors == nil else { return settings }
    switch color(of: style) ?? own {
    case .fixed(let color): settings.color = color
    case .ramp(let ramp): settings.colors = ramp
    case .range(let range):
      (settings.lowColor, settings.highColor) = (.hsb(range.low), .hsb(range.high))
      settings.huePath = range.huePath
    }
    return settings
  }

  /// Makes settings from a row, without its rating.
  package init(_ row: StarRow) {
    self.init(row.style)
    count = row.count
    symbol = row.symbol
    symbolPath = row.symbolPath
    fillRule = row.fillRule
    isRightToLeft = row.isRightToLeft
    layout = row.layout
  }
}
