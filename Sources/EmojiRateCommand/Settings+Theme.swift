import EmojiRate

/// The colours that the theme and the options together make; a colour that is given wins.
extension Settings {
  /// The colours between the lowest and the highest rating; a theme without such has the original's.
  var colors: ColorRange {
    var colors = ColorRange()
    if case .range(let range) = theme.faceColor { colors = range }
    if let lowColor { colors.low = lowColor }
    if let highColor { colors.high = highColor }
    if let huePath { colors.huePath = huePath }
    return colors
  }

  /// What decides a face's colour.
  var faceColor: FaceColor {
    if let fixedColor { return .fixed(fixedColor) }
    let isRange = lowColor != nil || highColor != nil || huePath != nil
    return isRange ? .range(colors) : theme.faceColor
  }

  /// How the symbols of a row are painted.
  var starStyle: StarStyle {
    let colors = theme.starStyle
    var style = row.style
    style.fillColor = fillColor ?? colors.fillColor
    style.strokeColor = strokeColor ?? colors.strokeColor
    style.faceColor = faceColor
    return style
  }

  /// Whether anything has the colour of the text around.
  var usesTextColor: Bool {
    let style = starStyle
    let colors = [style.fillColor, style.strokeColor, style.emptyColor, document.background]
    return faceColor == .fixed(.currentColor) || colors.contains(.currentColor)
  }
}
