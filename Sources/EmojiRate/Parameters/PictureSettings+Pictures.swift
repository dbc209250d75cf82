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
    var style = style
    if let hidesEyes { style.showsEyes = !hidesEyes }
    if let removedExtras { style.extras.remove(removedExtras) }
    if let color = color(of: style) { style.color = color }
    return style
  }

  /// The style of a row.
  package var starStyle: StarStyle {
    var style = stars
    style.face = faceStyle
    if let colors = theme?.starColors {
      style.$fillColor = style.$fillColor ?? colors.fill
      style.$strokeColor = style.$strokeColor ?? colors.stroke
    }
    return style
  }

  /// The style of a row that `line-width` can change: the lines of faces, and the stroke of stars and hearts without
  /// `stroke-width`, which had that name before.
  package var rowStyle: StarStyle {
    var style = starStyle
    guard let width = ownRowLineWidth else { return style }
    if symbol == .face { style.face.lineWidth = width }
    if readsLineWidthAsStroke { style.strokeWidth = width }
    return style
  }

  /// Whether `line-width` of a row means its stroke.
  package var readsLineWidthAsStroke: Bool {
    ownRowLineWidth != nil && symbol != .face && stars.givenStrokeWidth == nil
  }

  /// The width that `line-width` of a row has.
  package var rowLineWidth: Double? {
    get { ownRowLineWidth ?? (symbol == .face ? style.$lineWidth : nil) }
    set { ownRowLineWidth = StarStyle.strokeWidthParameter.clamped(newValue) }
  }

  /// The colour of a face; nil if no setting changes it.
  ///
  /// If an end of a range is set and the style has no range, the other end is the original's.
  private func color(of style: FaceStyle) -> FaceColor? {
    let named = namedColor
    if let color = named.fixed { return .fixed(color) }
    if let ramp = named.ramp { return .ramp(ramp) }
    let own = style.$color ?? theme.map { style.paint.isLine ? $0.faceColor : $0.headColor }
    guard named != NamedFaceColor() else { return own }
    var range = ColorRange()
    if case .range(let given) = own ?? style.color { range = given }
    if let low = named.low { range.low = low.hsb }
    if let high = named.high { range.high = high.hsb }
    if let huePath = named.huePath { range.huePath = huePath }
    return .range(range)
  }
}

/// A colour of faces by the names of parameters.
package struct NamedFaceColor: Hashable, Sendable {
  /// One colour for every rating; it overrides the others.
  package var fixed: CSSColor?
  /// Two to seven colours along the scale; they override the lowest and the highest colour.
  var ramp: ColorRamp?
  /// The colour of the lowest rating, which is not `currentColor`.
  var low: CSSColor?
  /// The colour of the highest rating, which is not `currentColor`.
  var high: CSSColor?
  /// The hue's path between the two.
  var huePath: HuePath?
}

extension PictureSettings {
  /// The colour of faces by name, which a colour of the style is too, unless another one overrides it.
  package var faceColor: NamedFaceColor {
    get {
      guard let own = style.$color, namedColor.fixed == nil, namedColor.ramp == nil else {
        return namedColor
      }
      switch color(of: style) ?? own {
      case .fixed(let color): return NamedFaceColor(fixed: color)
      case .ramp(let ramp): return NamedFaceColor(ramp: ramp)
      case .range(let range):
        return NamedFaceColor(
          low: .hsb(range.low), high: .hsb(range.high), huePath: range.huePath)
      }
    }
    set {
      style.$color = nil
      namedColor = newValue
    }
  }
}

/// Makes settings from styles and rows, with only the values that are set.
extension PictureSettings {
  /// Makes settings that a function sets.
  init(_ set: (inout PictureSettings) -> Void) {
    self.init()
    set(&self)
  }

  /// Makes settings from the style of a face.
  package init(_ style: FaceStyle) { self.init { $0.style = style } }

  /// Makes settings from the style of a row.
  package init(_ style: StarStyle) { self.init { $0.stars = style } }

  /// Makes settings from a row, without its rating.
  package init(_ row: StarRow) {
    self.init(row.style)
    count = row.count
    symbol = row.symbol
    symbolPath = row.symbolPath
    fill = row.fill
    isRightToLeft = row.isRightToLeft
    layout = row.layout
  }
}
