/// The parameters of a still document as plain numbers, which no name of the library's reaches.
struct StillParameters {
  enum Picture {
    case face(StillFace)
    case row(StillRow)
  }

  var picture: Picture
  var options: StillOptions
}

/// What is nil has the library's default, here and below.
struct StillFace {
  var rating: StillRating
  var measures: StillMeasures?
  var showsEyes: Bool
  var color: StillFaceColor?
}

struct StillRating {
  var value: Double
  var minimum: Double
  var maximum: Double
  var step: Double
}

struct StillMeasures {
  var lineWidth: Double
  var mouthWidth: Double
  var lipWidth: Double
  var mouthPosition: Double
  var eyeWidth: Double
  var eyePosition: Double
}

struct StillRow {
  enum Symbol { case star, heart, face }
  enum FillRule: CaseIterable { case exact, half, whole }

  var rating: StillRating
  var count: Int
  var symbol: Symbol
  var fillRule: FillRule
  var layout: StillLayout?
  var isRightToLeft: Bool
  var style: StillRowStyle
}

enum StillLayout {
  case fixed(side: Double, spacing: Double)
  case fitted(
    width: Double, height: Double, margin: Double, spacing: Double, minimumSide: Double)
  case cells(width: Double, height: Double)
}

struct StillRowStyle {
  /// What the colours below change.
  var theme: StillTheme?
  var fill: StillPaint?
  var empty: StillPaint?
  var stroke: StillPaint?
  var face: StillFaceColor?
  var lineWidth: Double?
}

struct StillOptions {
  enum Label {
    case sentence, notRated, decorative
    case title(String)
  }

  var size: Double?
  var precision: Int?
  var isResponsive = false
  var background: StillPaint?
  var label = Label.sentence
  var isChinese = false
}

enum StillColor {
  case hsb(hue: Double, saturation: Double, brightness: Double, alpha: Double)
  /// A name or hexadecimal digits.
  case css(String)
}

enum StillPaint {
  case currentColor
  case color(StillColor)
}

enum StillFaceColor {
  case theme(StillTheme)
  case fixed(StillPaint)
  case range(low: StillColor, high: StillColor, isShorter: Bool)
}

enum StillTheme: CaseIterable { case original, sky, traffic, mono, dusk, orchid }
