import EmojiRate

/// The rows of the option table for a row of stars or other symbols.
extension OptionTable {
  @Sendable
  static func stars(_ visit: Visit) {
    value(visit)
    rowPicture(visit)
    animation(duration: Easing.rowDuration, visit)
    output(visit)
    general(visit)
  }

  /// Everything that says how a row looks, whatever its value and wherever it goes.
  static func rowPicture(_ visit: Visit) {
    scale(maximum: Option.Number(limits: bounds, defaultText: "the count", unit: ""), visit)
    styleFile(visit)
    row(visit)
    layout(visit)
    theme(visit)
    rowColor(visit)
    background(visit)
    document(visit)
  }

  private static let style = StarStyle()

  /// Faces have their own colours and lines.
  @Sendable
  private static func faces(_ settings: Settings) -> String? {
    settings.row.symbol == .face ? "--symbol \(RowSymbol.face.description)" : nil
  }

  private static func row(_ visit: Visit) {
    let row = StarRow(Rating())
    visit(
      Option(
        name: "count", group: .row, summary: "How many stars there are.",
        argument: .number(
          Option.Number(
            limits: Double(row.$count.limits.lowerBound)...Double(row.$count.limits.upperBound),
            defaultValue: Double(row.$count.defaultValue), unit: "", isWhole: true)
        ) { $0.row.count = Int($1) }))
    visit(
      Option(
        name: "symbol", group: .row,
        summary: "What stands in the row; of faces, the given one is in colour.",
        argument: .choice(
          { RowSymbol.allCases.map { $0.description } }, default: row.symbol.description
        ) { settings, word in
          settings.row.symbol = RowSymbol.allCases.first { $0.description == word }!
        }))
    visit(
      Option(
        name: "fill", group: .row,
        summary:
          "Fill a partly earned star as far as earned, at least half, or whole or not at all.",
        argument: .choice(
          { FillRule.allCases.map { $0.description } }, default: row.fillRule.description
        ) { settings, word in
          settings.row.fillRule = FillRule.allCases.first { $0.description == word }!
        }, unusedWith: faces))
    visit(
      Option(
        name: "right-to-left", group: .row,
        summary: "Begin the row at the right, and fill its stars from there.",
        argument: .none { $0.row.isRightToLeft = true }))
    visit(
      Option.clamped(
        "line-width", .row, style.$lineWidth, unit: "units of 1/44 of the star's side",
        "The width of the stars' outline; 0 draws none.", unusedWith: faces
      ) { $0.row.style.lineWidth = $1 })
  }

  private static func layout(_ visit: Visit) {
    let defaults = Settings.RowSettings()
    visit(
      length(
        "star-size", "The width and height of a star.", from: 1, default: defaults.starSize,
        conflicts: ["width", "cells"]
      ) { $0.layout.starSize = $1 })
    visit(
      length(
        "spacing", "The distance between stars.", from: 0, default: defaults.spacing,
        conflicts: ["cells"]
      ) { $0.layout.spacing = $1 })
    visit(
      length(
        "width", "Make the stars as large as fit into this width.", from: 1, default: nil,
        conflicts: ["cells"]
      ) { $0.layout.width = $1 })
    visit(
      length(
        "height", "Centre them in this height.", from: 0, default: nil, companion: "width"
      ) { $0.layout.height = $1 })
    visit(
      length(
        "margin", "Keep this distance on both outer sides.", from: 0, default: defaults.margin,
        companion: "width"
      ) { $0.layout.margin = $1 })
    visit(
      length(
        "minimum-star-size", "Make no star smaller than this, but the row wider.", from: 1,
        default: defaults.minimumStarSize, companion: "width"
      ) { $0.layout.minimumStarSize = $1 })
    visit(
      Option(
        name: "cells", group: .layout,
        summary: "Centre every star in a cell of its own, in a row of this width and height.",
        argument: .size(1...RowLayout.lengthLimits.upperBound) { $0.layout.cells = $1 }))
  }

  private static func length(
    _ name: String, _ summary: String, from least: Double, default defaultValue: Double?,
    conflicts: [String] = [], companion: String? = nil,
    _ assign: @escaping @Sendable (inout Settings, Double) -> Void
  ) -> Option {
    Option(
      name: name, group: .layout, summary: summary,
      argument: .number(
        Option.Number(
          limits: least...RowLayout.lengthLimits.upperBound, defaultValue: defaultValue,
          unit: "pixels"), assign),
      conflicts: conflicts, companion: companion)
  }

  private static func rowColor(_ visit: Visit) {
    visit(
      Option(
        name: "fill-color", group: .color, summary: "The colour of what is earned.",
        argument: .color(Option.Color(defaultText: style.fillColor.description)) {
          $0.fillColor = $1
        }, unusedWith: faces))
    visit(
      Option(
        name: "empty-color", group: .color, summary: "The colour of what is not.",
        argument: .color(Option.Color(defaultText: "none", allowsNone: true)) {
          $0.row.style.emptyColor = $1
        }))
    visit(
      Option(
        name: "stroke-color", group: .color, summary: "The colour of the outline.",
        argument: .color(Option.Color(defaultText: style.strokeColor.description)) {
          $0.strokeColor = $1
        }, unusedWith: faces))
  }
}
