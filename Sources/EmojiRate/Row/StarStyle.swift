/// The paint of a row's symbols.
///
/// `style.fillColor` is the effective value, and `style.$fillColor` is the value that was set, or nil.
public struct StarStyle: Hashable, Sendable {
  /// The colour of the earned part.
  @Overridable(defaultFill) public var fillColor: CSSColor

  /// The colour of the unearned part; nil, the default, leaves stars empty and makes unearned faces grey.
  public var emptyColor: CSSColor?

  /// The colour of the stroke.
  @Overridable(defaultStroke) public var strokeColor: CSSColor

  /// The style of the faces in a row of faces; unearned faces use only its lines, in one colour.
  public var face: FaceStyle

  /// The width of the stroke in units of 1/44 of a symbol's side, clamped to 0…20; 0 draws
  /// none.
  ///
  /// It scales with the symbol, so rows look the same at every size. Symbols are inset by half of it, so it
  /// stays within their frames.
  public var strokeWidth: Double {
    get { givenStrokeWidth ?? Self.strokeWidthParameter.defaultValue }
    set { givenStrokeWidth = newValue }
  }

  /// The width of the stroke if it is set, clamped; assigning nil or NaN unsets it.
  package var givenStrokeWidth: Double? {
    didSet { givenStrokeWidth = Self.strokeWidthParameter.clamped(givenStrokeWidth) }
  }

  /// The limits of ``strokeWidth``.
  package static var strokeWidthParameter: NumberParameter {
    NumberParameter(
      "stroke-width", 0...20, defaultValue: 2, unit: "units of 1/44 of the star's side",
      "The width of the stars' stroke. 0 leaves it out.")
  }

  /// The side of a symbol in units of ``strokeWidth``.
  private static let strokeWidthSide = 44.0

  /// The width of the stroke for symbols with a given side, in user units.
  func strokeWidth(side: Double) -> Double { strokeWidth * side / Self.strokeWidthSide }

  /// Makes a style; values out of limits are clamped, and nil is the default.
  public init(
    fillColor: CSSColor? = nil, emptyColor: CSSColor? = nil, strokeColor: CSSColor? = nil,
    faceColor: FaceColor? = nil, face: FaceStyle = FaceStyle(), strokeWidth: Double? = nil
  ) {
    self.face = face
    self.emptyColor = emptyColor
    $fillColor = fillColor
    $strokeColor = strokeColor
    givenStrokeWidth = Self.strokeWidthParameter.clamped(strokeWidth)
    if let faceColor { self.face.color = faceColor }
  }

  static var defaultFill: CSSColor { .hsb(HSBColor(hue: 42.0 / 360, saturation: 1, brightness: 1)) }
  static var defaultStroke: CSSColor {
    .hsb(HSBColor(hue: 38.0 / 360, saturation: 1, brightness: 0.7))
  }
}
