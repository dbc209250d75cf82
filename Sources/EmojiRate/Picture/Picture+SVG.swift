extension CanvasPicture {
  /// Writes the picture as an SVG document.
  func write(_ options: SVGOptions, into bytes: inout ByteWriter) {
    if let settled = settled(in: options.language) { return settled.write(options, into: &bytes) }
    let (paint, format) = (basePaint, SVGFormat(precision: options.precision ?? precision))
    var elements = SVGElements(bytes, base: paint, format)
    elements.beginDocument(of: self, paint, options)
    elements.draw { draw(on: &$0) }
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
    options.label == .decorative ? nil : ByteWriter.string { putText(options, into: &$0) }
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
