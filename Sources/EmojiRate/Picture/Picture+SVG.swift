extension CanvasPicture {
  /// Writes the picture as an SVG document.
  package func write(_ options: SVGOptions, into bytes: inout ByteWriter) {
    if let settled = settled(in: options.language) { return settled.write(options, into: &bytes) }
    write(options, canvasSize, basePaint, into: &bytes) {
      draw(on: &$0)
    } sentence: {
      putSentence(in: $0, into: &$1)
    }
  }

  /// Writes a document of the parts that the picture has calculated.
  @inline(__always)
  package func write(
    _ options: SVGOptions, _ canvasSize: Size, _ paint: Paint, into bytes: inout ByteWriter,
    draw: (inout Canvas) -> Void, sentence: (Language, inout ByteWriter) -> Void
  ) {
    let format = SVGFormat(precision: options.precision ?? precision)
    var elements = SVGElements(bytes, base: paint, format)
    elements.beginDocument(of: self, canvasSize, paint, options, sentence: sentence)
    elements.draw(draw)
    bytes = elements.endDocument(options)
  }

  /// Writes the document without the heap and without a `String`.
  public func _write(into buffer: UnsafeMutableRawBufferPointer, _ options: SVGOptions) -> Int {
    ByteWriter.write(into: buffer) { write(options, into: &$0) }
  }

  /// The document without an animation.
  func stillSVG(_ options: SVGOptions) -> String {
    ByteWriter.string { write(options, into: &$0) }
  }
}

// Templates of pages interpolate pictures, so their text is markup; ``Picture/accessibleText(_:)`` is the sentence.
extension CanvasPicture {
  /// The picture as an SVG document, as in `"<td>\(face)</td>"`.
  public var description: String { svg() }

  /// The sentence, the title, or nothing.
  public func _accessibleText(_ options: SVGOptions) -> String? {
    options.label == .decorative
      ? nil
      : ByteWriter.string {
        putText(options, into: &$0) { putSentence(in: $0, into: &$1) }
      }
  }

  /// The size, rounded as the document writes it.
  public func _documentSize(_ options: SVGOptions) -> Size {
    if let settled = settled(in: options.language) { return settled._documentSize(options) }
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
