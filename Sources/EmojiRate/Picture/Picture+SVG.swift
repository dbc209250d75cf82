extension CanvasPicture {
  /// Writes the picture as an SVG document.
  package func write(_ options: SVGOptions, into bytes: inout ByteWriter) {
    write(options, self, canvasSize, basePaint, into: &bytes) { draw(on: &$0) }
  }

  /// Writes a document of what the picture has calculated.
  // A second closure for the sentence would copy the picture once more.
  @inline(__always)
  package func write(
    _ options: SVGOptions, _ spoken: some SpokenRating, _ canvasSize: Size, _ paint: Paint,
    into bytes: inout ByteWriter, draw: (inout Canvas) -> Void
  ) {
    let format = SVGFormat(precision: options.precision ?? precision)
    var elements = SVGElements(bytes, base: paint, format)
    elements.beginDocument(of: spoken, canvasSize, paint, options)
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
      : ByteWriter.string { putText(options, into: &$0) }
  }

  /// The size, rounded as the document writes it.
  public func _documentSize(_ options: SVGOptions) -> Size {
    let canvasSize = settled(in: options.language).canvasSize
    let format = SVGFormat(precision: options.precision ?? precision)
    let size = options.padded(canvasSize)
    let scale = options.scale(of: size)
    func rounded(_ length: Double) -> Double {
      let (length, decimals) =
        options.isResponsive ? (length, format.coordinates) : format.size(length * scale)
      return Double(decimals.units(length)) / Double(decimals.unitsPerOne)
    }
    return Size(width: rounded(size.width), height: rounded(size.height))
  }
}
