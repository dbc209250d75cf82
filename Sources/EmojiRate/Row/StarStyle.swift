/// How the symbols of a row are painted.
public struct StarStyle: Hashable, Sendable {
  /// The colour of what is earned.
  public var fillColor = HSBColor(hue: 42.0 / 360, saturation: 1, brightness: 1)

  /// The colour of what is not; nil, the default, leaves it empty, and the faces that are not given
  /// grey.
  public var emptyColor: HSBColor?

  /// The colour of the outline.
  public var strokeColor = HSBColor(hue: 38.0 / 360, saturation: 1, brightness: 0.7)

  /// The colour of the given face in a row of faces; from red to green by default.
  public var faceColor = FaceColor.range(ColorRange())

  /// The width of the outline, in units of 1/44 of a symbol's side; 0 draws none.
  ///
  /// It scales with the symbol, so rows look alike at every size; at the default side of 44 it is in
  /// user units. The symbols are inset by half of it, so it stays within their frames.
  @Clamped(0...20) public var lineWidth = 2.0

  /// The side of a symbol in units of ``lineWidth``.
  static let lineWidthSide = 44.0

  /// Makes a style; what is left out keeps its default, what is out of limits is clamped.
  public init(
    fillColor: HSBColor? = nil, emptyColor: HSBColor? = nil, strokeColor: HSBColor? = nil,
    faceColor: FaceColor = .range(ColorRange()), lineWidth: Double? = nil
  ) {
    if let fillColor { self.fillColor = fillColor }
    self.emptyColor = emptyColor
    if let strokeColor { self.strokeColor = strokeColor }
    self.faceColor = faceColor
    if let lineWidth { self.lineWidth = lineWidth }
  }
}
