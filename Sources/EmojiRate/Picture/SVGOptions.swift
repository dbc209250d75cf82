/// The options of an SVG document, apart from the picture.
public struct SVGOptions: Hashable, Sendable {
  /// The text of the document for screen readers.
  public enum Label: Hashable, Sendable {
    /// The rating as a sentence: "3.2 out of 5".
    case sentence
    /// The text "Not rated", whatever the picture shows.
    case notRated
    /// No text, because the picture repeats text next to it; screen readers skip it.
    case decorative
    /// The caller's text with the placeholders `{value}` and `{maximum}`, escaped; if empty, the sentence.
    case title(String)

    /// The caller's text; assigning nil restores the sentence if there was one.
    package var title: String? {
      get { if case .title(let text) = self { text } else { nil } }
      set {
        if let newValue { self = .title(newValue) } else if title != nil { self = .sentence }
      }
    }

    /// Whether it is another label; assigning anything but true restores the sentence if it was.
    subscript(is label: Label) -> Bool? {
      get { self == label ? true : nil }
      set {
        if newValue == true { self = label } else if self == label { self = .sentence }
      }
    }
  }

  /// The colour behind the picture; nothing by default.
  public var background: CSSColor?

  /// The limits of ``size``.
  package static var sizeParameter: NumberParameter {
    NumberParameter(
      "size", 1...10_000, defaultValue: 240, unit: "pixels", "The width and height of the picture.")
  }

  /// The height of the picture, in CSS pixels; its width follows.
  ///
  /// Nil, the default, means one pixel for every user unit: 240 for a face. Others are clamped to
  /// 1…10,000, and NaN means nil.
  public var size: Double? { didSet { size = Self.sizeParameter.clamped(size) } }

  /// The maximum number of decimals of coordinates, clamped to 0…6.
  ///
  /// Line widths and the picture's size have at least two. Nil, the default, uses the picture's own
  /// precision: 2 for a face.
  public var precision: Int? {
    didSet { precision = precision.map { Self.precisionParameter.clamped($0) } }
  }

  /// The limits of ``precision``.
  package static var precisionParameter: NumberParameter {
    NumberParameter(
      "precision", 0...6, defaultValue: 2, isWhole: true, unit: "decimals",
      "The most decimals of a coordinate. A character has none by default."
    )
  }

  /// The space on all four sides of the picture, in whole user units, clamped to 0…1,000; 0 by default.
  ///
  /// The background covers it, and ``size`` includes it.
  public var padding = 0 { didSet { padding = Self.paddingParameter.clamped(padding) } }

  /// The limits of ``padding``.
  package static var paddingParameter: NumberParameter {
    NumberParameter(
      "padding", 0...1000, defaultValue: 0, isWhole: true, unit: "user units",
      "The space on all sides of the picture, which the background covers.")
  }

  /// Whether the picture fills its container; if true, it has no width and height, and ignores ``size``.
  public var isResponsive = false

  /// The document's text for screen readers; the sentence by default.
  public var label = Label.sentence

  /// The language of the sentence, unless the picture has its own; English by default.
  public var language = Language.english

  /// Makes the default options: what the functions of a ``Picture`` take if none are given, without passing each.
  @usableFromInline init() {}

  /// Makes options; values out of limits are clamped.
  public init(
    size: Double? = nil, precision: Int? = nil, isResponsive: Bool = false,
    background: CSSColor? = nil, padding: Int = 0, label: Label = .sentence,
    language: Language = .english
  ) {
    // Most options are the default ones, which need no limits.
    if size != nil { self.size = Self.sizeParameter.clamped(size) }
    if let precision { self.precision = Self.precisionParameter.clamped(precision) }
    self.isResponsive = isResponsive
    self.background = background
    if padding != 0 { self.padding = Self.paddingParameter.clamped(padding) }
    self.label = label
    self.language = language
  }

  /// The language if it is not the default; assigning nil sets the default.
  package var otherLanguage: Language? {
    get { language == .english ? nil : language }
    set { language = newValue ?? .english }
  }

  /// Whether it is responsive, or nil if not.
  var responsive: Bool? {
    get { isResponsive ? true : nil }
    set { isResponsive = newValue ?? false }
  }

  /// The padding if there is one; assigning nil removes it.
  var givenPadding: Int? {
    get { padding > 0 ? padding : nil }
    set { padding = newValue ?? 0 }
  }

  /// A canvas with the padding around it.
  package func padded(_ canvas: Size) -> Size {
    let space = Double(2 * padding)
    return Size(width: canvas.width + space, height: canvas.height + space)
  }

  /// The number of CSS pixels for a unit of the canvas, which has its padding.
  package func scale(of canvas: Size) -> Double { size.map { $0 / canvas.height } ?? 1 }
}

extension SVGOptions {
  /// A short text that changes with every release that writes other bytes for the same picture and options.
  ///
  /// The entity tags of PNG files end in it. It is the digest of 21,500 documents, of summaries and of 249 PNG files,
  /// and a test checks it against them.
  package static let revision = "2c4f8ee70cd15fe9"
}
