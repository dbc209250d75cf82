/// How the symbols of a row are painted.
public struct StarStyle: Hashable, Sendable {
  /// The colour of what is earned.
  public var fillColor = CSSColor.hsb(HSBColor(hue: 42.0 / 360, saturation: 1, brightness: 1))

  /// The colour of what is not; nil, the default, leaves it empty, and the faces that are not given
  /// grey.
  public var emptyColor: CSSColor?

  /// The colour of the line around.
  public var strokeColor = CSSColor.hsb(HSBColor(hue: 38.0 / 360, saturation: 1, brightness: 0.7))

  /// The style of the faces in a row of faces; the other faces take only their lines from it, in one
  /// colour.
  ///
  /// Style files have no key for its line width, because that key is the stars' line width. So it is not
  /// stored.
  public var face: FaceStyle

  /// The colour of the given face in a row of faces; from red to green by default.
  public var faceColor: FaceColor {
    get { face.color }
    set { face.color = newValue }
  }

  private var storedLineWidth = lineWidthParameter.defaultValue

  /// The width of the line around, in units of 1/44 of a symbol's side, clamped to
  /// ``lineWidthParameter``; 0 draws none.
  ///
  /// It scales with the symbol, so rows look alike at every size; at the default side of 44 it is in
  /// user units. The symbols are inset by half of it, so it stays within their frames.
  public var lineWidth: Double {
    get { storedLineWidth }
    set { storedLineWidth = Self.lineWidthParameter.clamped(newValue) }
  }

  /// The limits of ``lineWidth``.
  public static var lineWidthParameter: NumberParameter {
    NumberParameter(
      "line-width", 0...20, defaultValue: 2, unit: "units of 1/44 of the star's side",
      "The width of the stars' stroke. 0 leaves it out.")
  }

  /// The side of a symbol in units of ``lineWidth``.
  private static let lineWidthSide = 44.0

  /// The width of the line around symbols of a side, in user units.
  func strokeWidth(side: Double) -> Double { lineWidth * side / Self.lineWidthSide }

  /// Makes a style; what is left out keeps its default, what is out of limits is clamped.
  public init(
    fillColor: CSSColor? = nil, emptyColor: CSSColor? = nil, strokeColor: CSSColor? = nil,
    faceColor: FaceColor? = nil, face: FaceStyle = FaceStyle(), lineWidth: Double? = nil
  ) {
    self.face = face
    self.emptyColor = emptyColor
    if let fillColor { self.fillColor = fillColor }
    if let strokeColor { self.strokeColor = strokeColor }
    if let faceColor { self.faceColor = faceColor }
    if let lineWidth { self.lineWidth = lineWidth }
  }
}
