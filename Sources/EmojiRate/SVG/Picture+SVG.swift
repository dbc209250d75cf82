extension Picture {
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
  @_specialize(where Self == DrawnFace)
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

extension Picture {
  /// Writes the picture as an SVG document into `buffer`, without the heap; a face takes about 450 bytes.
  ///
  /// - Returns: The number of bytes of the document. If `buffer` is too small, it holds the first of them.
  public func write(
    into buffer: UnsafeMutableRawBufferPointer, options: SVGOptions = SVGOptions()
  ) -> Int {
    options.withTitle { write(into: buffer, options: options, title: $0) }
  }

  /// The picture as an SVG document.
  ///
  /// ```swift
  /// Face(3.2).svg()
  /// Face(3.2).svg(SVGOptions(size: 48, label: .title("Rated {value} of {maximum}")))
  /// ```
  public func svg(_ options: SVGOptions = SVGOptions()) -> String {
    options.withTitle { title in
      ByteWriter.string { write(options, title: title, into: &$0) }
    }
  }
}

// Templates of pages interpolate pictures, so their text is markup; ``Picture/accessibleText(_:)`` is the sentence.
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

extension Picture {
  /// A short text that differs if the document does, for entity tags: 16 hexadecimal digits.
  ///
  /// It changes with the value, the style and the options, and with a release that writes other bytes. It is the
  /// 64-bit [FNV-1a](http://www.isthe.com/chongo/tech/comp/fnv/) of the document.
  public func digest(_ options: SVGOptions = SVGOptions()) -> String {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in svg(options).utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

extension Picture {
  /// The picture as a `<symbol>` of a sprite, for `<use href="sprite.svg#ID"/>`.
  ///
  /// It has a view box and a title, and takes its size from the `<use>`. The identifier is escaped.
  public func symbol(id: String, options: SVGOptions = SVGOptions()) -> String {
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
