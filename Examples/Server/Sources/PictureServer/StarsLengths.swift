import EmojiRate

extension StarsSettings {
  /// The lengths of a row, from which its layout follows.
  struct Lengths {
    var starSize = 44.0
    var spacing = 8.0
    var width: Double?
    var height = 0.0
    var margin = 0.0
    var minimumStarSize = 1.0
    var cells: Size?

    var layout: RowLayout {
      if let cells { return .cells(width: cells.width, height: cells.height) }
      guard let width else { return .fixed(side: starSize, spacing: spacing) }
      return .fitted(
        width: width, height: height, margin: margin, spacing: spacing,
        minimumSide: minimumStarSize)
    }
  }

  static let lengthParameters: [Parameter<Self>] = [
    .number(
      "star-size", sides, default: Lengths().starSize, conflicts: ["width", "cells"]
    ) { $0.layout.starSize = $1 },
    .number("spacing", lengths, default: Lengths().spacing, conflicts: ["cells"]) {
      $0.layout.spacing = $1
    },
    .number("width", sides, default: nil, conflicts: ["cells"]) { $0.layout.width = $1 },
    .number("height", lengths, default: Lengths().height, companion: "width") {
      $0.layout.height = $1
    },
    .number("margin", lengths, default: Lengths().margin, companion: "width") {
      $0.layout.margin = $1
    },
    .number(
      "minimum-star-size", sides, default: Lengths().minimumStarSize, companion: "width"
    ) { $0.layout.minimumStarSize = $1 },
    Parameter("cells", .size(sides) { $0.layout.cells = $1 }),
  ]

  private static let lengths = RowLayout.lengthLimits
  private static let sides = 1...RowLayout.lengthLimits.upperBound
}
