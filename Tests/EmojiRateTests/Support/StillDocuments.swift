import EmojiRate

/// The 20,000 documents whose bytes are pinned.
enum StillDocuments: String, CaseIterable {
  case faces
  case rows
  case rowsOfFaces = "rows-of-faces"

  /// How many documents share a digest.
  static let groupSize = 250

  var count: Int {
    switch self {
    case .faces: 10_000
    case .rows: 7000
    case .rowsOfFaces: 3000
    }
  }

  /// Of each document by itself, so that one can be made without those before it.
  func parameters(_ index: Int) -> StillParameters {
    var generator = StillGenerator(seed: seed << 32 | UInt64(index))
    switch self {
    case .faces: return generator.face()
    case .rows:
      let symbol = generator.starOrHeart()
      return generator.row(of: symbol)
    case .rowsOfFaces: return generator.row(of: .face)
    }
  }

  private var seed: UInt64 {
    switch self {
    case .faces: 1
    case .rows: 2
    case .rowsOfFaces: 3
    }
  }
}

// How the library is given the parameters; what it renames or takes otherwise changes only this.

extension StillParameters {
  var document: String {
    switch picture {
    case .face(let face): face.face.svg(options.options)
    case .row(let row): row.row.svg(options.options)
    }
  }
}

extension StillFace {
  fileprivate var face: Face {
    var style = FaceStyle()
    if let measures {
      style.lineWidth = measures.lineWidth
      style.mouthWidth = measures.mouthWidth
      style.lipWidth = measures.lipWidth
      style.mouthPosition = measures.mouthPosition
      style.eyeWidth = measures.eyeWidth
      style.eyePosition = measures.eyePosition
    }
    style.showsEyes = showsEyes
    if let color { style.color = color.faceColor }
    return Face(rating.rating, style: style)
  }
}

extension StillRating {
  fileprivate var rating: Rating { Rating(value, minimum: minimum, maximum: maximum, step: step) }
}

extension StillRow {
  fileprivate var row: StarRow {
    var row = StarRow(rating.rating)
    row.count = count
    row.symbol =
      switch symbol {
      case .star: .star
      case .heart: .heart
      case .face: .face
      }
    row.fillRule =
      switch fillRule {
      case .exact: .exact
      case .half: .half
      case .whole: .whole
      }
    if let layout { row.layout = layout.layout }
    row.isRightToLeft = isRightToLeft
    row.style = style.style
    return row
  }
}

extension StillLayout {
  fileprivate var layout: RowLayout {
    switch self {
    case .fixed(let side, let spacing): .fixed(side: side, spacing: spacing)
    case .fitted(let width, let height, let margin, let spacing, let minimumSide):
      .fitted(
        width: width, height: height, margin: margin, spacing: spacing, minimumSide: minimumSide)
    case .cells(let width, let height): .cells(width: width, height: height)
    }
  }
}

extension StillRowStyle {
  fileprivate var style: StarStyle {
    var style = theme?.theme.starStyle ?? StarStyle()
    if let fill { style.fillColor = fill.color }
    if let empty { style.emptyColor = empty.color }
    if let stroke { style.strokeColor = stroke.color }
    if let face { style.faceColor = face.faceColor }
    if let lineWidth { style.lineWidth = lineWidth }
    return style
  }
}

extension StillOptions {
  fileprivate var options: SVGOptions {
    var options = SVGOptions()
    options.size = size
    if let precision { options.precision = precision }
    options.isResponsive = isResponsive
    options.background = background?.color
    options.label =
      switch label {
      case .sentence: .sentence
      case .notRated: .notRated
      case .decorative: .decorative
      case .title(let title): .title(title)
      }
    options.language = isChinese ? .simplifiedChinese : .english
    return options
  }
}

extension StillColor {
  fileprivate var color: HSBColor {
    switch self {
    case .hsb(let hue, let saturation, let brightness, let alpha):
      HSBColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    case .css(let text): HSBColor(css: text)!
    }
  }
}

extension StillPaint {
  fileprivate var color: CSSColor {
    switch self {
    case .currentColor: .currentColor
    case .color(let color): .hsb(color.color)
    }
  }
}

extension StillFaceColor {
  fileprivate var faceColor: FaceColor {
    switch self {
    case .theme(let theme): theme.theme.faceColor
    case .fixed(let paint): .fixed(paint.color)
    case .range(let low, let high, let isShorter):
      .range(
        ColorRange(low: low.color, high: high.color, huePath: isShorter ? .shorter : .linear))
    }
  }
}

extension StillTheme {
  fileprivate var theme: Theme {
    switch self {
    case .original: .original
    case .sky: .sky
    case .traffic: .traffic
    case .mono: .mono
    case .dusk: .dusk
    case .orchid: .orchid
    }
  }
}
