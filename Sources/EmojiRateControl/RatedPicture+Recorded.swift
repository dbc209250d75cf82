import EmojiRate

extension RatedPicture {
  /// Records the picture that settings describe, for every value of its scale.
  ///
  /// A face begins at its lowest rating, a row empty. The variants are the picture without a rating and the
  /// picture in system colours: see ``PictureSettings/inSystemColors``.
  ///
  /// - Parameter drawn: The picture that is recorded in place of one of this kind.
  package static func recorded(
    _ settings: PictureSettings, as drawn: @escaping (Self) -> some CanvasPicture
  ) -> RecordedPicture {
    var scale = settings
    (scale.minimum, scale.maximum, scale.step, scale.isRightToLeft) = (0, 1, nil, nil)
    var muted = scale
    muted.faceColor.fixed = StarRow.mutedColor
    let forced = scale.inSystemColors
    let whole = Self(1, settings: scale)
    let size = scale.options
    let pixels = size.scale(of: whole.canvasSize)
    let (width, height) = (whole.canvasSize.width, whole.canvasSize.height)
    var ground = ""
    if let background = settings.options.background {
      let fill = ByteWriter.string {
        let format = SVGFormat(precision: 2)
        $0.append(
          SVGPaint(Paint(fill: background.brush), format), unless: .initial, format.lengths)
      }
      ground = "<path\(fill) d=\"M0 0H\(width.text(2))V\(height.text(2))H0Z\"/>"
    }
    let isFace = followsRating || scale.symbol == .face
    let ink = isFace && !scale.style.isLine ? scale.style.ink.brush : nil
    let isDrawn = isFace && scale.style.form != .parts
    var document: [(name: String, text: String)] = [
      ("role", "img"), ("width", (width * pixels).text(2)),
      ("height", (height * pixels).text(2)),
      ("viewBox", "0 0 \(width.text(2)) \(height.text(2))"),
    ]
    // A drawing has colours of its own, and no muted one.
    let isMuted = isDrawn && followsRating
    if isMuted { document.append(("filter", "none")) }
    return RecordedPicture(
      document: document, muted: isMuted ? "grayscale(1)" : nil, ground: ground,
      base: followsRating ? nil : whole.basePaint,
      variants: [
        { drawn(Self($0, settings: followsRating ? muted : scale)) },
        { drawn(Self($0, settings: forced)) },
      ],
      ink: ink,
      // A drawing keeps its own colours.
      properties: isDrawn ? nil : CustomProperties(ink: ink, isFace: isFace)
    ) { drawn(Self($0, settings: scale)) }
  }
}

extension PictureSettings {
  /// The settings in two placeholders for system colours: red for the earned part, else green.
  package var inSystemColors: PictureSettings {
    var forced = self
    let green = CSSColor.hsb(HSBColor(hue: 1.0 / 3, saturation: 1, brightness: 1))
    let red = CSSColor.hsb(HSBColor(hue: 0, saturation: 1, brightness: 1))
    forced.faceColor.fixed = red
    forced.stars.fillColor = red
    forced.stars.strokeColor = green
    let isFace = symbol == .face
    if stars.emptyColor != nil || isFace {
      // Without an outline, an area in the colour of the page is invisible.
      forced.stars.emptyColor =
        forced.stars.givenStrokeWidth == 0 && !isFace ? StarRow.mutedColor : green
    }
    if options.background != nil { forced.options.background = green }
    if forced.style.rimWidth == 0 { forced.style.rimWidth = 8 }
    // Without a fixed colour, `currentColor` paints lines too.
    if style.isLine { forced.style.paint = .line }
    return forced
  }
}
