/// All that can be said of a picture by name, and nothing that was not said.
///
/// It is what the options of a command, a style file, the attributes of a control and the query of an
/// address have in common; from it come the pictures. A number is clamped on assignment, and one that is
/// not a number is not said.
///
/// ```swift
/// var settings = PictureSettings()
/// settings.theme = .dusk
/// settings[.mouthWidth] = 0.5
/// let svg = settings.face(3.2).svg(settings.options)
/// ```
public struct PictureSettings: Hashable, Sendable {
  /// Makes settings that say nothing.
  public init() {}

  // MARK: The scale

  /// The lower end of the scale.
  public var minimum: Double? { didSet { minimum = Self.minimumParameter.clamped(minimum) } }
  /// The upper end of the scale.
  public var maximum: Double? { didSet { maximum = Self.maximumParameter.clamped(maximum) } }
  /// The distance between allowed values.
  public var step: Double? { didSet { step = Self.stepParameter.clamped(step) } }

  // MARK: The face

  /// How a face is drawn; ``lineWidth``, ``showsEyes`` and colours that are set here come before its own.
  public var style = FaceStyle()

  /// Whether a face has eyes.
  public var showsEyes: Bool?

  /// A number of a face's style.
  ///
  /// ``FaceNumber/lineWidth`` is ``lineWidth``.
  public subscript(number: FaceNumber) -> Double? {
    get { number == .lineWidth ? lineWidth : style[given: number] }
    set {
      if number == .lineWidth { lineWidth = newValue } else { style[given: number] = newValue }
    }
  }

  /// The line width of a face and that of a row, in whose limits it is kept until a face is drawn.
  public var lineWidth: Double? {
    didSet { lineWidth = StarStyle.lineWidthParameter.clamped(lineWidth) }
  }

  // MARK: The row

  /// How many symbols a row has.
  public var count: Int? { didSet { count = count.map { StarRow.countParameter.clamped($0) } } }
  /// What stands in a row.
  public var symbol: RowSymbol?
  #if !hasFeature(Embedded)
    /// A path in place of the symbol; of its parts, only the path data has a name.
    public var symbolPath: SymbolPath?
  #endif
  /// How much of a partly earned star is filled.
  public var fillRule: FillRule?
  /// Whether a row begins at the right.
  public var isRightToLeft: Bool?

  /// A length of a row's layout.
  ///
  /// Of lengths that make different layouts, ``cells`` come before ``RowLength/width``, and that before
  /// ``RowLength/starSize``.
  public subscript(length: RowLength) -> Double? {
    get { lengths[length.rawValue] < .infinity ? lengths[length.rawValue] : nil }
    set { lengths[length.rawValue] = length.parameter.clamped(newValue) ?? .infinity }
  }
  /// The lengths by their raw values; infinity, which no limits allow, if there is none.
  private var lengths = SIMD8<Double>(repeating: .infinity)

  /// The width and the height of a row with a cell for each symbol.
  public var cells: Size? {
    didSet {
      let parameter = Self.cellsParameter
      guard let width = parameter.clamped(cells?.width),
        let height = parameter.clamped(cells?.height)
      else { return cells = nil }
      cells = Size(width: width, height: height)
    }
  }

  #if !hasFeature(Embedded)
    // MARK: The summary

    /// How many ratings stand beside a row, behind its value; 0 is the value alone.
    public var ratingNumber: Int? {
      didSet { ratingNumber = ratingNumber.map { RowNumber.ratingsParameter.clamped($0) } }
    }
    /// What a summary shows, and where.
    public var summaryLayout: SummaryLayout?
    /// The numbers at the bars of a summary.
    public var summaryNumbers: SummaryNumbers?
    /// The colour of digits.
    public var textColor: CSSColor?
  #endif

  // MARK: Colours

  /// The colours that hold where none are said.
  public var theme: Theme?
  /// Two to seven colours along the scale; they come before the lowest and the highest one.
  public var colors: ColorRamp?
  /// The colour of the lowest rating.
  public var lowColor: HSBColor?
  /// The colour of the highest rating.
  public var highColor: HSBColor?
  /// The way between the two.
  public var huePath: HuePath?
  /// One colour for every rating; it comes before the two.
  public var color: CSSColor?
  /// The colour of what is earned of a row.
  public var fillColor: CSSColor?
  /// The colour of what is not.
  public var emptyColor: CSSColor?
  /// The colour of the line around.
  public var strokeColor: CSSColor?
  /// What is painted under the picture.
  public var background: CSSColor?

  // MARK: The document

  /// The height of the picture, in pixels; its width follows.
  public var size: Double? { didSet { size = SVGOptions.sizeParameter.clamped(size) } }
  /// Whether the picture has no size of its own.
  public var isResponsive: Bool?
  /// How many decimals a coordinate has, at most.
  public var precision: Int? {
    didSet { precision = precision.map { SVGOptions.precisionParameter.clamped($0) } }
  }
  #if !hasFeature(Embedded)
    /// What the picture says in place of its sentence.
    public var title: String?
  #endif
  /// The language of the sentence.
  public var language: Language?
  /// Whether the picture says nothing, as what is beside it does.
  public var isDecorative: Bool?
}
