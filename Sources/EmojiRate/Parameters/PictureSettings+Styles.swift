/// Settings that say what a style says, and nothing of it that is usual.
extension PictureSettings {
  /// Says how a face is drawn.
  public init(_ style: FaceStyle) {
    self.init()
    say(style)
    if style.lineWidth != FaceStyle(style.character).lineWidth {
      self[.lineWidth] = style.lineWidth
    }
  }

  /// Says how the symbols of a row are painted.
  public init(_ style: StarStyle) {
    self.init()
    let defaultValue = StarStyle()
    if style.lineWidth != defaultValue.lineWidth { self[.lineWidth] = style.lineWidth }
    if style.fillColor != defaultValue.fillColor { fillColor = style.fillColor }
    emptyColor = style.emptyColor
    if style.strokeColor != defaultValue.strokeColor { strokeColor = style.strokeColor }
    say(style.face)
  }

  /// Says what decides a face's colour.
  public init(_ color: FaceColor) {
    self.init()
    say(color, inPlaceOf: .range(ColorRange()))
  }

  /// Says where the symbols of a row stand.
  public init(_ layout: RowLayout) {
    self.init()
    say(layout)
  }

  /// Says everything about a row but its rating.
  public init(_ row: StarRow) {
    self.init(row.style)
    if row.count != StarRow(Rating()).count { count = row.count }
    if row.symbol != .star { symbol = row.symbol }
    if row.fillRule != .exact { fillRule = row.fillRule }
    if row.isRightToLeft { isRightToLeft = true }
    say(row.layout)
  }

  /// Says what a style has in place of its character's.
  private mutating func say(_ style: FaceStyle) {
    let defaultValue = FaceStyle(style.character)
    if style.character != .classic { character = style.character }
    FaceNumber.forEach { number in
      if number != .lineWidth, style[number] != defaultValue[number] {
        self[number] = style[number]
      }
    }
    if style.head != defaultValue.head { head = style.head }
    #if !hasFeature(Embedded)
      headPath = style.headPath
    #endif
    if !style.showsEyes, defaultValue.showsEyes {
      showsEyes = false
    } else if style.eyes != defaultValue.eyes {
      eyes = style.eyes
    }
    if style.brows != defaultValue.brows { brows = style.brows }
    if style.mouth != defaultValue.mouth { mouth = style.mouth }
    if style.extras != defaultValue.extras { extras = style.extras }
    if style.expression != defaultValue.expression { expression = style.expression }
    if style.paint != defaultValue.paint { paint = style.paint }
    if style.ink != defaultValue.ink { ink = style.ink }
    if style.color != defaultValue.color { say(style.color, inPlaceOf: defaultValue.color) }
  }

  private mutating func say(_ faceColor: FaceColor, inPlaceOf own: FaceColor) {
    switch faceColor {
    case .ramp(let ramp): colors = ramp
    case .fixed(let color): self.color = color
    case .range(let range):
      var defaultValue = ColorRange()
      if case .range(let own) = own {
        defaultValue = own
      } else {
        // Without a word of it, the character would keep its own.
        lowColor = range.low
      }
      if range.low != defaultValue.low { lowColor = range.low }
      if range.high != defaultValue.high { highColor = range.high }
      if range.huePath != defaultValue.huePath { huePath = range.huePath }
    }
  }

  private mutating func say(_ layout: RowLayout) {
    switch layout.kind {
    case .cells: cells = Size(width: layout.width, height: layout.height)
    case .fixed:
      say(layout.side, as: .starSize)
      say(layout.spacing, as: .spacing)
    case .fitted:
      self[.width] = layout.width
      say(layout.height, as: .height)
      say(layout.margin, as: .margin)
      say(layout.spacing, as: .spacing)
      say(layout.side, as: .minimumStarSize)
    }
  }

  private mutating func say(_ value: Double, as length: RowLength) {
    if value != length.parameter.defaultValue { self[length] = value }
  }
}
