/// How a symbol is written as a document: everything that is not the symbol's own.
public struct SVGOptions: Hashable, Sendable {
  /// What the document tells those who do not see it.
  public enum Label: Hashable, Sendable {
    /// The rating as a sentence: "3.2 out of 5".
    case sentence
    /// That there is no rating yet, "Not rated", whatever the picture shows.
    case notRated
    /// Nothing: the picture repeats what is written beside it, and is hidden.
    case decorative
    #if !hasFeature(Embedded)
      /// A text of the caller's, in which `{value}` and `{maximum}` stand for the numbers; an empty one
      /// says as much as none, so the sentence is used instead. It is escaped.
      case title(String)
    #endif
  }

  /// What a picture's height can be, in CSS pixels.
  public static let sizeLimits = 1.0...10_000

  /// The height of the picture, in CSS pixels; its width follows.
  ///
  /// Nil, the default, is one pixel for every user unit: 240 for a face. Others are clamped to
  /// ``sizeLimits``, and not a number is nil.
  public var size: Double? {
    get { storedSize }
    set {
      storedSize = newValue.flatMap {
        $0.isNaN ? nil : clamp($0, to: Self.sizeLimits, ifNotANumber: $0)
      }
    }
  }
  private var storedSize: Double?

  /// How many decimals a coordinate has, at most; line widths and the picture's size have two at
  /// least.
  @Clamped(0...6) public var precision = 2

  /// Whether the picture takes the size of where it stands: it then has no width and height of its
  /// own, and ``size`` is not used.
  public var isResponsive = false

  /// What is painted under the picture; nothing by default.
  public var background: HSBColor?

  /// What the document tells those who do not see it; the sentence by default.
  public var label = Label.sentence

  /// The language of the sentence; English by default.
  public var language = Language.english

  /// Makes options; what is left out keeps its default, what is out of limits is clamped.
  public init(
    size: Double? = nil, precision: Int? = nil, isResponsive: Bool = false,
    background: HSBColor? = nil, label: Label = .sentence, language: Language = .english
  ) {
    self.size = size
    if let precision { self.precision = precision }
    self.isResponsive = isResponsive
    self.background = background
    self.label = label
    self.language = language
  }
}
