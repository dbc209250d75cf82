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
  public var minimum: Double? {
    get { self[.minimum] }
    set { self[.minimum] = newValue }
  }
  /// The upper end of the scale.
  public var maximum: Double? {
    get { self[.maximum] }
    set { self[.maximum] = newValue }
  }
  /// The distance between allowed values.
  public var step: Double? {
    get { self[.step] }
    set { self[.step] = newValue }
  }

  // MARK: The face

  /// A number of a face's style.
  ///
  /// ``FaceNumber/lineWidth`` is that of a row too, in whose limits it is kept until a face is drawn.
  public subscript(number: FaceNumber) -> Double? {
    get { self[place: number.rawValue] }
    set { self[place: number.rawValue] = newValue }
  }

  /// Whose face it is.
  public var character: FaceCharacter?
  /// The shape of the head, in place of the character's.
  public var head: FaceHead?
  #if !hasFeature(Embedded)
    /// A shape of one's own in place of the head; of its parts, only the path data has a name.
    public var headPath: FacePath?
  #endif
  /// The shape of the eyes.
  public var eyes: FaceEyes?
  /// Whether a face has eyes.
  public var showsEyes: Bool?
  /// Whether there are brows.
  public var brows: FaceBrows?
  /// The shape of the mouth.
  public var mouth: FaceMouth?
  /// What the face has besides its features.
  public var extras: FaceExtras?
  /// How the face feels at the low end of the scale.
  public var expression: FaceExpression?
  /// How the face is painted.
  public var paint: FacePaint?

  // MARK: The row

  /// How many symbols a row has.
  public var count: Int? {
    get { self[.count].map { Int($0) } }
    set { self[.count] = newValue.map { Double($0) } }
  }
  /// What stands in a row.
  public var symbol: RowSymbol?
  /// How much of a partly earned star is filled.
  public var fillRule: FillRule?
  /// Whether a row begins at the right.
  public var isRightToLeft: Bool?

  /// A length of a row's layout.
  ///
  /// Of lengths that make different layouts, ``cells`` come before ``RowLength/width``, and that before
  /// ``RowLength/starSize``.
  public subscript(length: RowLength) -> Double? {
    get { self[place: Self.lengths + length.rawValue] }
    set { self[place: Self.lengths + length.rawValue] = newValue }
  }

  /// The width and the height of a row with a cell for each symbol.
  public var cells: Size? {
    get {
      guard let width = self[.cellsWidth], let height = self[.cellsHeight] else { return nil }
      return Size(width: width, height: height)
    }
    set {
      self[.cellsWidth] = newValue?.width
      self[.cellsHeight] = newValue?.height
      if cells == nil { (self[.cellsWidth], self[.cellsHeight]) = (nil, nil) }
    }
  }

  #if !hasFeature(Embedded)
    // MARK: The summary

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
  /// The colour of eyes, brows and mouth on a filled head.
  public var ink: CSSColor?
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
  public var size: Double? {
    get { self[.size] }
    set { self[.size] = newValue }
  }
  /// Whether the picture has no size of its own.
  public var isResponsive: Bool?
  /// How many decimals a coordinate has, at most.
  public var precision: Int? {
    get { self[.precision].map { Int($0) } }
    set { self[.precision] = newValue.map { Double($0) } }
  }
  #if !hasFeature(Embedded)
    /// What the picture says in place of its sentence.
    public var title: String?
  #endif
  /// The language of the sentence.
  public var language: Language?
  /// Whether the picture says nothing, as what is beside it does.
  public var isDecorative: Bool?

  // MARK: Numbers

  /// The numbers that are neither a face's nor lengths of a row, with their places, which are behind those.
  enum Number: Int {
    case minimum = 24
    case maximum, step, count, size, precision, cellsWidth, cellsHeight

    var parameter: NumberParameter {
      switch self {
      case .minimum: minimumParameter
      case .maximum: maximumParameter
      case .step: stepParameter
      case .count: StarRow.countParameter
      case .size: SVGOptions.sizeParameter
      case .precision: SVGOptions.precisionParameter
      case .cellsWidth, .cellsHeight: cellsParameter
      }
    }
  }

  subscript(number: Number) -> Double? {
    get { self[place: number.rawValue] }
    set { self[place: number.rawValue] = newValue }
  }

  /// A number by its place, clamped on assignment; one that counts is whole.
  subscript(place place: Int) -> Double? {
    get {
      let number = numbers[place]
      return number == Self.notSaid ? nil : number
    }
    set {
      let parameter = Self.parameter(at: place, hasSymbolLines: true)
      numbers[place] =
        parameter.clamped(newValue).map { parameter.isWhole ? Double(Int($0)) : $0 } ?? Self.notSaid
    }
  }
  /// All numbers: sixteen places for a face's, eight for lengths of a row, and eight for the others, all taken.
  private var numbers = SIMD32<Double>(repeating: notSaid)

  /// Where the lengths of a row begin, behind the numbers of a face.
  static var lengths: Int { 16 }

  /// What stands for a number that is not said: no limits allow it, and it equals itself.
  private static var notSaid: Double { .infinity }

  /// The parameter at a place: that of both kinds of pictures, the line width, has the limits of one.
  static func parameter(at place: Int, hasSymbolLines: Bool) -> NumberParameter {
    if let number = Number(rawValue: place) { return number.parameter }
    if let length = RowLength(rawValue: place - lengths) { return length.parameter }
    let number = FaceNumber(rawValue: place) ?? .lineWidth
    return number == .lineWidth && hasSymbolLines ? StarStyle.lineWidthParameter : number.parameter
  }
}
