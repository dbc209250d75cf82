/// The facts about a document, for lists and pages.
extension CanvasPicture {
  /// The sentence, the title, or nothing.
  public func accessibleText(_ options: SVGOptions) -> String? {
    let language = language(in: options.language)
    if options.label == .decorative { return nil }
    if options.label == .notRated { return String(decoding: language.notRated, as: UTF8.self) }
    if var title = options.label.title, !title.isEmpty {
      return title.withUTF8 { title in
        ByteWriter.string {
          RatingSentence.write(title, rating, into: &$0) { $0.append(UnsafeRawBufferPointer($1)) }
        }
      }
    }
    let sentence = [UInt8](expecting: 64) {
      writeSentence(into: $0) ?? rating.writeSentence(unit: unit, language: language, into: $0)
    }
    return String(decoding: sentence, as: UTF8.self)
  }

  /// The size, rounded as the document writes it.
  public func documentSize(_ options: SVGOptions) -> Size {
    let format = SVGFormat(precision: options.precision ?? precision)
    let scale = options.scale(of: canvasSize)
    func rounded(_ length: Double) -> Double {
      let (length, decimals) =
        options.isResponsive ? (length, format.coordinates) : format.size(length * scale)
      return Double(decimals.units(length)) / Double(decimals.unitsPerOne)
    }
    return Size(width: rounded(canvasSize.width), height: rounded(canvasSize.height))
  }
}
