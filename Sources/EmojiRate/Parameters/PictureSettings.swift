/// The settings of a picture by name, each nil until it is set.
///
/// Command options, style files, a control's attributes and address queries all become these settings.
/// Numbers are clamped on assignment; assigning NaN unsets them. Settings without a property have a name:
/// `settings.set("symbol", to: "heart")`.
///
/// ```swift
/// var settings = PictureSettings()
/// settings.theme = .dusk
/// try settings.set("mouth-width", to: "0.5")
/// let svg = settings.face(3.2).svg(settings.options)
/// ```
public struct PictureSettings: Hashable, Sendable {
  /// Makes settings without any value.
  public init() {}

  // MARK: The scale

  /// The lower end of the scale.
  public var minimum: Double? { didSet { minimum = Self.minimumParameter.clamped(minimum) } }
  /// The upper end of the scale.
  public var maximum: Double? { didSet { maximum = Self.maximumParameter.clamped(maximum) } }
  /// The distance between allowed values.
  public var step: Double? { didSet { step = Self.stepParameter.clamped(step) } }

  // MARK: The styles

  /// How a row is drawn, and with ``StarStyle/face`` how a face is; colours that are not set come from the theme.
  ///
  /// `no-eyes` and colours that are set by name override the eyes and colours of the face.
  public var stars = StarStyle()

  /// How a face is drawn.
  package var style: FaceStyle {
    get { stars.face }
    set { stars.face = newValue }
  }

  /// Whether a face has no eyes.
  package var hidesEyes: Bool?

  /// The extras of the character that the face does not have.
  var removedExtras: FaceExtras?

  // MARK: The row

  /// How many symbols a row has.
  package var count: Int? { didSet { count = count.map { StarRow.countParameter.clamped($0) } } }
  /// The symbol of a row.
  package var symbol: RowSymbol?
  /// A path that replaces the symbol; only its path data has a name.
  package var symbolPath: SymbolPath?
  /// How much of a partly earned star is filled.
  package var fill: StarFill?
  /// The width of lines of a row that was given as `line-width`; see ``rowStyle``.
  var ownRowLineWidth: Double?
  /// Whether a row begins at the right.
  package var isRightToLeft: Bool?

  /// The places of a row's symbols.
  package var layout = RowLayout()

  // MARK: The summary

  /// The layout of a summary, or of ratings over time.
  package var ratingsLayout: RatingsLayout?
  /// The marks of ratings over time.
  package var historyPoints: HistoryPoints?
  /// The numbers at the bars of a summary.
  package var summaryNumbers: SummaryNumbers?
  /// The bands of a summary.
  package var bands: RatingBands?
  /// The colour of digits.
  package var textColor: CSSColor?

  // MARK: Colours

  /// The theme, whose colours apply unless others are set.
  public var theme: Theme?
  /// The colours of faces by the names of parameters, without a colour of the style: see ``faceColor``.
  var namedColor = NamedFaceColor()

  // MARK: The document

  /// The options of documents.
  public var options = SVGOptions()
}
