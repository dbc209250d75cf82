/// The facts about a document, for lists and pages.
extension Picture {
  /// The document's text for screen readers, as plain text; nil if it is decorative.
  ///
  /// The characters are unchanged; only the document replaces those that XML forbids.
  public func accessibleText(_ options: SVGOptions = SVGOptions()) -> String? {
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

  /// The width and height of the document in CSS pixels; for a responsive document, those of its view box.
  public func documentSize(_ options: SVGOptions = SVGOptions()) -> Size {
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
