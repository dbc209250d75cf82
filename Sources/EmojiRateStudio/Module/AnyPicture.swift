import EmojiRate
import EmojiRatePNG

/// A picture of any kind, so that the module has the code of each document once.
struct AnyPicture: CanvasPicture, PNGPicture {
  var rating: Rating
  let canvasSize: Size
  let unit: RatingUnit
  let precision: Int
  let basePaint: Paint
  private let drawing: @Sendable (inout Canvas) -> Void
  private let sentence: @Sendable (Language, inout ByteWriter) -> Void
  private let language: @Sendable (Language) -> Language
  private let motion: @Sendable (Double, Double) -> AnyPicture

  init(_ base: some CanvasPicture) {
    (rating, canvasSize, unit) = (base.rating, base.canvasSize, base.unit)
    (precision, basePaint) = (base.precision, base.basePaint)
    drawing = { base.draw(on: &$0) }
    sentence = { base.putSentence(in: $0, into: &$1) }
    language = { base.language(in: $0) }
    motion = { AnyPicture(base.moving(from: $0, part: $1)) }
  }

  func draw(on canvas: inout Canvas) { drawing(&canvas) }
  func putSentence(in language: Language, into bytes: inout ByteWriter) {
    sentence(language, &bytes)
  }
  func language(in asked: Language) -> Language { language(asked) }
  func moving(from start: Double, part: Double) -> AnyPicture { motion(start, part) }
}
