import EmojiRate

/// What an address says about a row of stars, hearts or faces.
struct StarsSettings: PictureSettings {
  static let name = "a row of stars"

  var scale = Scale()
  var document = SVGOptions()
  var row = StarRow(Rating())
  var layout = Lengths()

  var defaultMaximum: Double { Double(row.count) }

  func picture(_ rating: Rating) -> StarRow {
    var row = row
    row.rating = rating
    row.layout = layout.layout
    return row
  }

  // The count comes first: the maximum's default is read off it.
  static let parameters =
    rowParameters + scaleParameters() + lengthParameters + colorParameters
    + documentParameters()

  private static let rowParameters: [Parameter<Self>] = [
    .number("count", StarRow(Rating()).$count) { $0.row.count = $1 },
    Parameter(
      "symbol",
      .choice(
        RowSymbol.allCases.map(\.description), default: RowSymbol.star.description
      ) { settings, word in
        settings.row.symbol = RowSymbol.allCases.first { $0.description == word }!
      }),
    Parameter(
      "fill",
      .choice(
        FillRule.allCases.map(\.description), default: FillRule.exact.description
      ) { settings, word in
        settings.row.fillRule = FillRule.allCases.first { $0.description == word }!
      }),
    Parameter("right-to-left", .flag { $0.row.isRightToLeft = true }),
    .number("line-width", StarStyle().$lineWidth) { $0.row.style.lineWidth = $1 },
  ]

  private static let colorParameters: [Parameter<Self>] = [
    Parameter(
      "fill-color",
      .color(Parameter.Color(defaultValue: StarStyle().fillColor)) {
        if let color = $1 { $0.row.style.fillColor = color }
      }),
    Parameter(
      "empty-color",
      .color(Parameter.Color(allowsNone: true)) { $0.row.style.emptyColor = $1 }),
    Parameter(
      "stroke-color",
      .color(Parameter.Color(defaultValue: StarStyle().strokeColor)) {
        if let color = $1 { $0.row.style.strokeColor = color }
      }),
  ]
}
