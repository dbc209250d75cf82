/// The lengths that a row's layout is made of, in user units.
public enum RowLength: Int, CaseIterable, Hashable, Sendable {
  /// The width and height of a symbol of fixed size.
  case starSize
  /// The distance between two symbols.
  case spacing
  /// The width of the whole row, where symbols are fitted into it.
  case width
  /// The height for centring.
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
