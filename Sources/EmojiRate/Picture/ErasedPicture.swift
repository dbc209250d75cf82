/// A picture of any kind, so that a module outside of the core has its code for pictures once.
public struct _ErasedPicture: CanvasPicture {
  /// The rating of the picture.
  public var rating: Rating
  /// The size of the picture in user units.
  public let canvasSize: Size
  package let unit: RatingUnit
  package let precision: Int
  package let basePaint: Paint
  /// The picture's ``CanvasPicture/duration``.
  package let ownDuration: Double
  private let drawing: @Sendable (inout Canvas) -> Void
  private let sentence: @Sendable (Language, inout ByteWriter) -> Void
  private let language: @Sendable (Language) -> Language
  private let motion: @Sendable (Double, Double) -> _ErasedPicture

  package init<Base: CanvasPicture>(_ base: Base) {
    (rating, canvasSize, unit) = (base.rating, base.canvasSize, base.unit)
    (precision, basePaint, ownDuration) = (base.precision, base.basePaint, Base.duration)
    drawing = { base.draw(on: &$0) }
    sentence = { base.putSentence(in: $0, into: &$1) }
    language = { base.language(in: $0) }
    motion = { _ErasedPicture(base.moving(from: $0, part: $1)) }
  }

  package func draw(on canvas: inout Canvas) { drawing(&canvas) }

  package func putSentence(in language: Language, into bytes: inout ByteWriter) {
    sentence(language, &bytes)
  }

  package func language(in asked: Language) -> Language { language(asked) }

  package func moving(from start: Double, part: Double) -> _ErasedPicture { motion(start, part) }
}

extension CanvasPicture {
  /// The picture in the language of a document.
  public func _erased(in language: Language) -> _ErasedPicture {
    _ErasedPicture(settled(in: language))
  }
}
