#if !hasFeature(Embedded)
  extension RatedPicture {
    /// The picture that settings describe as data, for every value of its scale.
    ///
    /// The way is that of a face from its lowest rating, and that of a row from nothing. Its variants are the picture
    /// without a rating, and the one in a system's colours: see ``PictureSettings/inSystemColors``.
    package static func recorded(_ settings: PictureSettings) -> RecordedPicture {
      var scale = settings
      (scale.minimum, scale.maximum, scale.step, scale.isRightToLeft) = (0, 1, nil, nil)
      var muted = scale
      muted.color = StarRow.mutedColor
      let forced = scale.inSystemColors
      let whole = Self(1, scale)
      let size = scale.options
      let pixels = size.scale(of: whole.canvasSize)
      func text(_ length: Double) -> String { RecordedSegment.text(length, 2) }
      let (width, height) = (whole.canvasSize.width, whole.canvasSize.height)
      var ground = ""
      if let background = settings.background {
        let fill = String(writing: 64) {
          let format = SVGFormat(precision: 2)
          $0.append(
            SVGPaint(Paint(fill: background.brush), format), unless: .initial, format.lengths)
        }
        ground = "<path\(fill) d=\"M0 0H\(text(width))V\(text(height))H0Z\"/>"
      }
      let isFace = Self.self == Face.self
      return RecordedPicture(
        document: [
          ("role", "img"), ("width", text(width * pixels)), ("height", text(height * pixels)),
          ("viewBox", "0 0 \(text(width)) \(text(height))"),
        ], ground: ground, base: isFace ? nil : whole.basePaint,
        variants: [{ Self($0, isFace ? muted : scale) }, { Self($0, forced) }]
      ) { Self($0, scale) }
    }
  }

  extension PictureSettings {
    /// The same in lines of two colours that stand for a system's: red for what is earned, green for all else.
    package var inSystemColors: PictureSettings {
      var forced = self
      let green = CSSColor.hsb(HSBColor(hue: 1.0 / 3, saturation: 1, brightness: 1))
      let red = CSSColor.hsb(HSBColor(hue: 0, saturation: 1, brightness: 1))
      (forced.color, forced.fillColor, forced.strokeColor) = (red, red, green)
      if emptyColor != nil || symbol == .face { forced.emptyColor = green }
      if background != nil { forced.background = green }
      if forced[.lineWidth] == 0 { forced[.lineWidth] = nil }
      forced.style.paint = .line
      return forced
    }
  }

  extension StarRow {
    /// The width of its canvas, the side of a symbol, where the first is and how far it is to the next.
    package var placement: [Double] {
      let row = layout.placed(count: count)
      return [row.canvasSize.width, row.side, row.first.x, row.pitch]
    }
  }

  extension Language {
    /// All that is said in it, as one text.
    package var phrases: String { Phrases(self).text }
  }
#endif
