/// How a picture is written as a document: everything that is not the picture's own.
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

  /// What is painted under the picture; nothing by default.
  public var background: CSSColor?

  /// What ``size`` can be.
  public static var sizeParameter: NumberParameter {
    NumberParameter(
      "size", 1...10_000, defaultValue: 240, unit: "pixels", "The width and height of the picture.")
  }

  /// The height of the picture, in CSS pixels; its width follows.
  ///
  /// Nil, the default, is one pixel for every user unit: 240 for a face. Others are clamped to
  /// ``sizeParameter``, and not a number is nil.
  public var size: Double? {
    get { storedSize }
    set { storedSize = Self.sizeParameter.clamped(newValue) }
  }
  private var storedSize: Double?

  /// How many decimals a coordinate has, at most, clamped to ``precisionParameter``; line widths and the
  /// picture's size have two at least.
  ///
  /// Nil, the default, is as many as the picture needs: 2 for a face.
  public var precision: Int? {
    get { storedPrecision }
    set { storedPrecision = newValue.map { Self.precisionParameter.clamped($0) } }
  }
  private var storedPrecision: Int?

  /// What ``precision`` can be.
  public static var precisionParameter: NumberParameter {
    NumberParameter(
      "precision", 0...6, defaultValue: 2, isWhole: true, unit: "decimals",
      "How many decimals a number has at most; a face of a character has none unless this is given."
    )
  }

  /// Whether the picture takes the size of where it stands: it then has no width and height of its
  /// own, and ``size`` is not used.
  public var isResponsive: Bool

  /// What the document tells those who do not see it; the sentence by default.
  public var label: Label

  /// The language of the sentence; English by default.
  public var language: Language

  /// Makes options; what is left out keeps its default, what is out of limits is clamped.
  public init(
    size: Double? = nil, precision: Int? = nil, isResponsive: Bool = false,
    background: CSSColor? = nil, label: Label = .sentence, language: Language = .english
  ) {
    storedSize = Self.sizeParameter.clamped(size)
    storedPrecision = precision.map { Self.precisionParameter.clamped($0) }
    self.isResponsive = isResponsive
    self.background = background
    self.label = label
    self.language = language
  }

  /// How many CSS pixels a unit of the canvas is.
  func scale(of canvas: Size) -> Double { size.map { $0 / canvas.height } ?? 1 }
}

#if !hasFeature(Embedded)
  extension SVGOptions {
    /// A short text that is another one in every release that writes other bytes for the same picture and
    /// options: with what a picture is asked for by, it makes an entity tag.
    ///
    /// It is the digest of 20,000 documents, and a test holds it to them.
    public static let revision = "c0ee8a4bbde937de"
  }
#endif
