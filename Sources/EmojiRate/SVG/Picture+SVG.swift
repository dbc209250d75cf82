extension CanvasPicture {
  /// Writes the picture as an SVG document into `buffer`, without the heap and without a `String`.
  ///
  /// The title is UTF-8 text with the placeholders `{value}` and `{maximum}`; nil is the sentence. The title in
  /// `options` is not used.
  ///
  /// - Returns: The number of bytes of the document. If `buffer` is too small, it holds the first of them.
  package func write(
    into buffer: UnsafeMutableRawBufferPointer, options: SVGOptions,
    title: UnsafeBufferPointer<UInt8>?
  ) -> Int {
    ByteWriter.write(into: buffer) { write(options, title: title, into: &$0) }
  }

  // Specialised for these, writing a document takes a fraction of the time.
  @_specialize(where Self == Face)
  @_specialize(where Self == StarRow)
  @_specialize(where Self == RatingSummary)
  func write(
    _ options: SVGOptions, title: UnsafeBufferPointer<UInt8>?, into bytes: inout ByteWriter
  ) {
    let (paint, format) = (basePaint, SVGFormat(precision: options.precision ?? precision))
    var elements = SVGElements(bytes, base: paint, format)
    elements.beginDocument(of: self, paint, options, title: title)
    draw(on: &elements)
    bytes = elements.endDocument(options)
  }
}

extension CanvasPicture {
  /// Writes the document with the title in the options.
  public func write(into buffer: UnsafeMutableRawBufferPointer, options: SVGOptions) -> Int {
    options.withTitle { write(into: buffer, options: options, title: $0) }
  }

  /// The document without an animation.
  func stillSVG(_ options: SVGOptions) -> String {
    options.withTitle { title in
      ByteWriter.string { write(options, title: title, into: &$0) }
    }
  }
}

// Templates of pages interpolate pictures, so their text is markup; ``Picture/accessibleText()`` is the sentence.
extension Face: CustomStringConvertible {
  /// The face as an SVG document, as in `"<td>\(face)</td>"`.
  public var description: String { svg() }
}

extension StarRow: CustomStringConvertible {
  /// The row as an SVG document, as in `"<td>\(row)</td>"`.
  public var description: String { svg() }
}

extension RatingSummary: CustomStringConvertible {
  /// The summary as an SVG document, as in `"<td>\(summary)</td>"`.
  public var description: String { svg() }
}

extension CanvasPicture {
  /// The symbol, with the base paint on its root.
  public func symbol(id: String, options: SVGOptions) -> String {
    ByteWriter.string { bytes in
      let (paint, format) = (basePaint, SVGFormat(precision: options.precision ?? precision))
      var elements = SVGElements(bytes, base: paint, format)
      elements.beginSymbol(of: self, paint, options, id: id)
      draw(on: &elements)
      bytes = elements.endDocument(options, tag: "</symbol>")
    }
  }
}

extension SVGOptions {
  /// Calls `body` with the bytes of the title in the options, or with nil.
  func withTitle<Result>(_ body: (UnsafeBufferPointer<UInt8>?) -> Result) -> Result {
    guard var title = label.title else { return body(nil) }
    return title.withUTF8 { body($0) }
  }
}

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
