import EmojiRate
import EmojiRateHistory

/// The 21,500 documents whose bytes are pinned.
enum StillDocuments: String, CaseIterable {
  case faces
  case rows
  case rowsOfFaces = "rows-of-faces"
  case summaries
  case histories

  /// How many documents share a digest.
  static let groupSize = 250

  var count: Int {
    switch self {
    case .faces: 10_000
    case .rows: 7000
    case .rowsOfFaces: 3000
    case .summaries: 1000
    case .histories: 500
    }
  }

  /// Of each document by itself, so that one can be made without those before it.
  func picture(_ index: Int) -> (picture: any CanvasPicture, options: SVGOptions) {
    let index = UInt64(index)
    switch self {
    case .faces:
      var generator = SplitMix64(seed: 1 << 32 | index)
      return (generator.face(), generator.options())
    case .rows:
      var generator = SplitMix64(seed: 2 << 32 | index)
      let symbol = generator.element(of: [RowSymbol.star, .heart])
      return (generator.row(of: symbol), generator.options())
    case .rowsOfFaces:
      var generator = SplitMix64(seed: 3 << 32 | index)
      return (generator.row(of: .face), generator.options())
    case .summaries:
      var generator = SplitMix64(seed: 4 << 32 | index)
      return (generator.summary(), generator.options())
    case .histories:
      var generator = SplitMix64(seed: 5 << 32 | index)
      return (generator.history(), generator.options())
    }
  }
}

/// The parameters of still documents.
///
/// What is drawn, and in which order, decides the digests of `Snapshots.txt`: it stays as it is, with
/// limits that are written down here and not read from the library.
extension SplitMix64 {
  mutating func face() -> Face {
    let rating = rating(0, 5)
    var style = oneIn(4) ? FaceStyle() : measured()
    style.showsEyes = !oneIn(4)
    if !oneIn(4) { style.color = faceColor() }
    return Face(rating, style: style)
  }

  mutating func row(of symbol: RowSymbol) -> StarRow {
    let count = oneIn(20) ? index(102) : oneIn(5) ? 1 + index(20) : 1 + index(7)
    var row = StarRow(rating(0, Double(count)), count: count, symbol: symbol)
    row.fill = element(of: [.exact, .half, .whole])
    if !oneIn(4) { row.layout = layout(count) }
    row.isRightToLeft = oneIn(3)
    row.style = rowStyle()
    return row
  }

  mutating func row() -> StarRow { row(of: element(of: [.star, .heart, .face])) }

  // MARK: Summaries

  mutating func summary() -> RatingSummary {
    var summary = RatingSummary(
      oneIn(6) ? meanAlone() : counts(),
      layout: element(of: [.full, .bars, .columns, .stack, .badge]),
      symbol: element(of: [.star, .heart, .face]), numbers: element(of: [.percent, .count, .none]),
      count: oneIn(4) ? 1 + index(30) : nil, style: rowStyle())
    if oneIn(2) { summary.style.face = FaceStyle(element(of: [.sunny, .cat, .robot, .mini])) }
    if oneIn(3) { summary.textColor = cssColor() }
    summary.language = Language.allCases[index(27)]
    summary.isRightToLeft = oneIn(3)
    return summary
  }

  mutating func history() -> RatingHistory {
    let period: HistoryPeriod = element(of: [.day, .week, .month, .quarter, .year])
    let scale = scale()
    let periods = (0..<element(of: [1, 2, 5, 12, 30, 90])).map { _ -> RatingCounts in
      let most = oneIn(4) ? 0 : 1 + index(20)
      return RatingCounts(
        counts: (0..<scale.count).map { _ in index(most + 1) }, minimum: scale.minimum,
        step: scale.step)
    }
    let (first, last) = (CalendarDay(2022, 1, 8)!, CalendarDay(2022, 11, 20)!)
    var history = RatingHistory(
      consecutive: periods, from: first, by: period, until: oneIn(3) ? last : nil)
    history.layout = element(of: [.trend, .spark])
    history.points = element(of: [.ends, .dots, .faces])
    history.symbol = element(of: [.star, .heart, .face])
    history.axis = element(of: [.automatic, .full, .range(scale.minimum...scale.end)])
    history.least = 1 + index(4)
    history.style = rowStyle()
    if oneIn(2) { history.style.face = FaceStyle(element(of: [.sunny, .cat])) }
    if oneIn(3) { history.textColor = cssColor() }
    history.language = Language.allCases[index(27)]
    history.isRightToLeft = oneIn(3)
    return history
  }

  /// The values of a scale: as many as where layouts change, which are 7 and 8, 10 and 11, and 15 to 17.
  private mutating func scale() -> (count: Int, minimum: Double, step: Double, end: Double) {
    let count = element(of: [2, 3, 5, 5, 5, 6, 7, 8, 10, 11, 15, 16, 17, 20, 21])
    let minimum = element(of: [1, 1, 1, 0, -1.5, -5, 0.25])
    let step = element(of: [1, 1, 1, 0.5, 0.1, 2.5, 10])
    return (count, minimum, step, minimum + step * Double(count - 1))
  }

  mutating func counts() -> RatingCounts {
    let scale = scale()
    let most = element(of: [1, 20, 5000, 1_000_000, 999_999_999])
    return RatingCounts(
      counts: (0..<scale.count).map { _ in oneIn(4) ? 0 : index(most + 1) },
      minimum: scale.minimum, step: scale.step,
      mean: oneIn(6) ? double(scale.minimum...scale.end) : nil)
  }

  private mutating func meanAlone() -> RatingCounts {
    let mean = parameter(1, 5)
    return oneIn(3)
      ? RatingCounts(mean: mean)
      : RatingCounts(mean: mean, number: element(of: [0, 1, 999, 1000, 128_999, 20_999_999_979]))
  }

  // MARK: Ratings

  /// A rating of a scale that is as often `low...high` as another, which may be upside down.
  private mutating func rating(_ low: Double, _ high: Double) -> Rating {
    var (low, high) = (low, high)
    if oneIn(2) {
      switch index(6) {
      case 0: low = 1
      case 1: (low, high) = (0, 10)
      case 2: (low, high) = (0, 100)
      case 3: (low, high) = (double(-100...0), double(0.001...100))
      case 4: (low, high) = (double(-5...5), double(-5...5))
      default: (low, high) = (-500_000, 500_000)
      }
    }
    let step = oneIn(3) ? element(of: [0.1, 0.5, 1, 2, -1, double(0...2)]) : 0
    let drawn = parameter(low, high)
    let value =
      switch index(5) {
      case 0: Double(Int(drawn))
      case 1: Double(Int(drawn * 2)) / 2
      case 2: Double(Int(drawn * 10)) / 10
      default: drawn
      }
    return Rating(value, minimum: low, maximum: high, step: step)
  }

  // MARK: Styles

  private mutating func measured() -> FaceStyle {
    FaceStyle(
      lineWidth: parameter(0.5, 20), mouthWidth: parameter(0.2, 0.7), lipWidth: parameter(0.2, 0.9),
      mouthPosition: parameter(0.1, 0.5), eyeWidth: parameter(0.1, 0.3),
      eyePosition: parameter(0.6, 0.8))
  }

  private mutating func rowStyle() -> StarStyle {
    var style = oneIn(3) ? StarStyle(theme: theme()) : StarStyle()
    if oneIn(2) { style.fillColor = cssColor() }
    if oneIn(2) { style.emptyColor = cssColor() }
    if oneIn(2) { style.strokeColor = cssColor() }
    if oneIn(2) { style.face.color = faceColor() }
    if oneIn(2) { style.strokeWidth = oneIn(3) ? 0 : parameter(0, 20) }
    return style
  }

  private mutating func theme() -> Theme {
    element(of: [.original, .sky, .traffic, .mono, .dusk, .orchid])
  }

  mutating func faceColor() -> FaceColor {
    switch index(4) {
    case 0: return theme().faceColor
    case 1: return .fixed(cssColor())
    default:
      let low = hsbColor()
      let high = hsbColor()
      return .range(ColorRange(low: low, high: high, huePath: oneIn(2) ? .shorter : .linear))
    }
  }

  mutating func cssColor() -> CSSColor { oneIn(6) ? .currentColor : .hsb(hsbColor()) }

  mutating func hsbColor() -> HSBColor {
    switch index(8) {
    case 0: return HSBColor(css: element(of: Self.colorNames))!
    case 1:
      let count = element(of: [3, 4, 6, 6, 6, 8])
      var digits = "#"
      for _ in 0..<count { digits += String(index(16), radix: 16) }
      return HSBColor(css: digits)!
    default: break
    }
    // Where the sixths of the colour circle meet, a conversion changes its formula.
    let hue = oneIn(4) ? Double(index(7)) / 6 : parameter(0, 1)
    let saturation = parameter(0, 1)
    let brightness = parameter(0, 1)
    let alpha = oneIn(3) ? parameter(0, 1) : 1
    return HSBColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// Those that are shorter than their digits, which a document is written with.
  private static let colorNames = [
    "navy", "green", "teal", "indigo", "maroon", "purple", "olive", "gray", "sienna", "brown",
    "silver", "peru", "tan", "orchid", "plum", "violet", "khaki", "azure", "wheat", "beige",
    "salmon", "linen", "red", "tomato", "coral", "orange", "pink", "gold", "bisque", "snow",
    "ivory",
  ]

  // MARK: Layouts

  mutating func layout(_ count: Int) -> RowLayout {
    switch index(3) {
    case 0:
      let side = length(100, count)
      let spacing = length(30, count)
      return .fixed(starSize: side, spacing: spacing)
    case 1:
      let width = length(600, count)
      let height = length(100, count)
      let margin = length(30, count)
      let spacing = length(30, count)
      let minimumStarSize = length(40, count)
      return .fitted(
        width: width, height: height, margin: margin, spacing: spacing,
        minimumStarSize: minimumStarSize)
    default:
      let width = length(600, count)
      let height = length(100, count)
      return .cells(width: width, height: height)
    }
  }

  /// A length of up to `most`, now and then an odd one; none makes the row wider than a million.
  private mutating func length(_ most: Int, _ count: Int) -> Double {
    let odd = [0, -1, 0.004, 1.0 / 3, 0.5, 1, 999.995, 10_000, 12_000]
    let length =
      oneIn(8) ? element(of: odd) : oneIn(2) ? Double(1 + index(most)) : double(0...Double(most))
    return min(length, 500_000 / Double(max(count, 1)))
  }

  // MARK: Options

  mutating func options() -> SVGOptions {
    var options = SVGOptions()
    if oneIn(4) { return options }
    switch index(4) {
    case 0: break
    case 1: options.size = element(of: [16, 24, 32, 48, 100])
    case 2: options.size = double(1...1000)
    default: options.size = element(of: [-1, 0, 0.5, 1, 1.0 / 3, 33.335, 10_000, 10_001])
    }
    if !oneIn(4) { options.precision = index(9) - 1 }
    options.isResponsive = oneIn(4)
    if oneIn(3) { options.background = cssColor() }
    switch index(6) {
    case 0: options.label = .notRated
    case 1: options.label = .decorative
    case 2: options.label = .title(element(of: Self.titles))
    default: options.label = .sentence
    }
    options.language = oneIn(3) ? .simplifiedChinese : .english
    return options
  }

  private static let titles = [
    "", "{value}/{maximum}", "{{value}} {Value} {maximum", "a < b & \"c\" > 'd'",
    "\u{1F600} {value", "\u{1}\u{7F}]]>\u{FFFE}", "tab\tline\r\nend {value}{value}",
    "<!-- {maximum} --><script>", "\u{E9}\u{E01}\u{8BC4}\u{D7FF} {value}\u{F0000}\u{10FFFF}",
    String(repeating: "{value} of {maximum} & so on; ", count: 40),
  ]

  // MARK: Numbers

  /// A number between `low` and `high`, at one of them, or up to a quarter beyond.
  private mutating func parameter(_ low: Double, _ high: Double) -> Double {
    let beyond = (high - low) / 4
    switch index(8) {
    case 0: return low
    case 1: return high
    case 2: return number(low - beyond, high + beyond)
    default: return number(low, high)
    }
  }

  /// Of a range that may be upside down.
  private mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * double()
  }
}
