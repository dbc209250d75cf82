/// The lengths that a row's layout is made of, in user units.
public enum RowLength: Int, CaseIterable, Hashable, Sendable {
  /// The width and the height of a symbol, where they are fixed.
  case starSize
  /// The distance between two symbols.
  case spacing
  /// The width of the whole row, where symbols are fitted into it.
  case width
  /// The height that they stand in the middle of.
  case height
  /// The distance that is kept on both outer sides.
  case margin
  /// The least that the width and the height of a symbol may be.
  case minimumStarSize

  /// Its name, limits, default, unit and sentence.
  public var parameter: NumberParameter {
    switch self {
    case .starSize:
      NumberParameter(
        "star-size", 1...10_000, defaultValue: 44, unit: "pixels", "The width and height of a star."
      )
    case .spacing:
      NumberParameter(
        "spacing", 0...10_000, defaultValue: 8, unit: "pixels", "The distance between stars.")
    case .width:
      NumberParameter(
        "width", 1...10_000, defaultValue: 1, unit: "pixels",
        "Make the stars as large as fit into this width.")
    case .height:
      NumberParameter(
        "height", 0...10_000, defaultValue: 0, unit: "pixels", "Centre them in this height.")
    case .margin:
      NumberParameter(
        "margin", 0...10_000, defaultValue: 0, unit: "pixels",
        "Keep this distance on both outer sides.")
    case .minimumStarSize:
      NumberParameter(
        "minimum-star-size", 1...10_000, defaultValue: 1, unit: "pixels",
        "Make no star smaller than this, but the row wider.")
    }
  }
}
