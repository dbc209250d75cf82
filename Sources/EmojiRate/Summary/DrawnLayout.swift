/// A layout of ratings that has calculated its places, so that it knows its size and can be drawn.
package protocol DrawnLayout {
  /// The values that the layouts of a kind of picture share.
  associatedtype Facts: LayoutFacts

  /// Calculates the places.
  init(_ facts: Facts)

  /// The size in user units; its width is rounded up to tenths, as the view box has them.
  var size: Size { get }

  /// The paint of most marks.
  func basePaint(_ facts: Facts) -> Paint

  /// Draws it.
  func draw(_ facts: Facts, with pen: SummaryPen)
}

extension DrawnLayout where Facts == SummaryFacts {
  /// The paint of small digits.
  func basePaint(_ facts: SummaryFacts) -> Paint { facts.ink(height: 10) }
}

extension DrawnLayout {
  /// Calls `body` with the size, the paint of most marks, and the function that draws the layout.
  package func use<Result>(
    _ facts: Facts, _ body: (Size, Paint, (inout Canvas) -> Void) -> Result
  ) -> Result {
    let width = Double(nearestInteger(size.width * 10 + 0.5 - 1e-6)) / 10
    return body(Size(width: width, height: size.height), basePaint(facts)) { canvas in
      withUnsafeMutablePointer(to: &canvas) { draw(facts, with: facts.pen(on: $0, width: width)) }
    }
  }
}

/// The values that the layouts of a kind of picture share, such as the picture's sentence.
package protocol LayoutFacts: SpokenRating {
  /// A pen for a canvas with a width.
  func pen(on canvas: UnsafeMutablePointer<Canvas>, width: Double) -> SummaryPen
}

/// A picture with layouts, which calculates its facts and its layout once a document.
package protocol LayoutPicture: CanvasPicture {
  associatedtype Facts: LayoutFacts

  /// The language of numbers and texts; nil is the language of the document.
  var language: Language? { get set }

  /// Calculates what the layouts share, in a language unless the picture has its own.
  func facts(in language: Language) -> Facts

  /// Chooses the layout, and calls its ``DrawnLayout/use(_:_:)``.
  func withLayout<Result>(
    _ facts: Facts, _ body: (Size, Paint, (inout Canvas) -> Void) -> Result
  ) -> Result
}

extension LayoutPicture {
  private var facts: Facts { facts(in: .english) }

  /// The size that the layout needs.
  public var canvasSize: Size { withLayout(facts) { size, _, _ in size } }

  /// The paint of most marks.
  package var basePaint: Paint { withLayout(facts) { _, paint, _ in paint } }

  /// Draws the layout.
  package func draw(on canvas: inout Canvas) { withLayout(facts) { $2(&canvas) } }

  /// Writes the sentence of the facts.
  package func putSentence(in language: Language, into bytes: inout ByteWriter) {
    facts(in: language).putSentence(in: language, into: &bytes)
  }

  /// The picture's own language, or the one asked for.
  package func language(in asked: Language) -> Language { language ?? asked }

  /// The picture in a language, unless it has its own.
  package func settled(in language: Language) -> Self {
    var picture = self
    picture.language = self.language ?? language
    return picture
  }

  /// Writes the document, calculating everything once.
  package func write(_ options: SVGOptions, into bytes: inout ByteWriter) {
    let facts = facts(in: options.language)
    withLayout(facts) { size, paint, draw in
      write(options, facts, size, paint, into: &bytes, draw: draw)
    }
  }

  /// Tenths of a user unit.
  package var precision: Int { 1 }

  /// Longer than for a face, because bars and columns grow.
  package static var duration: Double { 0.6 }
}
