/// The lengths of a row's layout, in user units.
public enum RowLength: Int, CaseIterable, Hashable, Sendable {
  /// The width and height of a symbol of fixed size.
  case starSize
  /// The distance between two symbols.
  case spacing
  /// The width of a whole row whose symbols are fitted into it.
  case width
  /// The height in which symbols are centred.
  case height
  /// The distance on both outer sides.
  case margin
  /// The minimum width and height of a symbol.
  case minimumStarSize

  /// The name, limits, default, unit and summary.
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
        "Fit the stars into this width.")
    case .height:
      NumberParameter(
        "height", 0...10_000, defaultValue: 0, unit: "pixels", "Centre the stars in this height.")
    case .margin:
      NumberParameter(
        "margin", 0...10_000, defaultValue: 0, unit: "pixels",
        "The distance on both outer sides.")
    case .minimumStarSize:
      NumberParameter(
        "minimum-star-size", 1...10_000, defaultValue: 1, unit: "pixels",
        "The smallest size of a star. The row becomes wider if necessary.")
    }
  }
}
