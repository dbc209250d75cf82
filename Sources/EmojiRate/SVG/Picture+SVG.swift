extension Picture {
  /// Draws the symbol as a document; all other forms are made of this one.
  @inline(__always)
  func render<Marks: DocumentMarks>(
    _ options: SVGOptions, title: UnsafeBufferPointer<UInt8>?, into bytes: inout ByteWriter,
    marks: inout Marks
  ) {
    var canvas = SVGCanvas(
      bytes, canvasSize: canvasSize,
      label: SVGLabel(rating: rating, unit: unit, options: options, title: title),
      options: options, marks: marks)
    draw(on: &canvas)
    canvas.finish()
    bytes = canvas.bytes
    marks = canvas.marks
  }

  /// Writes the symbol as an SVG document into `buffer`, without the heap and without a `String`.
  ///
  /// - Parameters:
  ///   - buffer: Where to write.
  ///   - options: How to write it.
  ///   - title: The title as UTF-8 text, in which `{value}` and `{maximum}` stand for the numbers; nil
  ///     is the sentence. The title in `options` is not read here.
  /// - Returns: How many bytes the document has. If they are more than `buffer` has room for, it holds
  ///   the first of them.
  @inline(__always)
  public func write(
    into buffer: UnsafeMutableRawBufferPointer, options: SVGOptions,
    title: UnsafeBufferPointer<UInt8>?
  ) -> Int {
    ByteWriter.write(into: buffer) { bytes in
      var marks = NoMarks()
      render(options, title: title, into: &bytes, marks: &marks)
    }
  }
}

#if !hasFeature(Embedded)
  extension Picture {
    /// Writes the symbol as an SVG document into `buffer`, without the heap.
    ///
    /// - Parameters:
    ///   - buffer: Where to write; a face with its own sentence takes some 450 bytes.
    ///   - options: How to write it.
    /// - Returns: How many bytes the document has. If they are more than `buffer` has room for, it
    ///   holds the first of them.
    public func write(
      into buffer: UnsafeMutableRawBufferPointer, options: SVGOptions = SVGOptions()
    ) -> Int {
      options.withTitle { write(into: buffer, options: options, title: $0) }
    }

    /// Writes the symbol as an SVG document to `sink`, in one piece.
    ///
    /// It takes no heap for documents of up to 1,024 bytes, which is all faces without a long title.
    public func write<Sink: ByteSink>(to sink: inout Sink, options: SVGOptions = SVGOptions()) {
      sink.write(expectedCount: 1024) { write(into: $0, options: options) }
    }

    /// The symbol as an SVG document.
    ///
    /// ```swift
    /// Face(3.2).svg()
    /// Face(3.2).svg(SVGOptions(size: 48, label: .title("Rated {value} of {maximum}")))
    /// ```
    public func svg(_ options: SVGOptions = SVGOptions()) -> String {
      options.withTitle { title in
        String(expecting: 512) { write(into: $0, options: options, title: title) }
      }
    }
  }

  extension SVGOptions {
    /// Calls `body` with the caller's title as bytes, if there is one.
    @inline(__always)
    func withTitle<Result>(_ body: (UnsafeBufferPointer<UInt8>?) -> Result) -> Result {
      guard case .title(var title) = label else { return body(nil) }
      return title.withUTF8 { body($0) }
    }
  }
#endif
