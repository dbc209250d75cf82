extension SVGElements {
  /// Begins the document of a picture: the root with the base paint, the label, and the background.
  ///
  /// The start and the end are each written as a whole, so the document is well-formed whatever is drawn
  /// between.
  mutating func beginDocument(
    of picture: some CanvasPicture, _ canvasSize: Size, _ paint: Paint, _ options: SVGOptions,
    sentence: (Language, inout ByteWriter) -> Void
  ) {
    writeRoot(canvasSize, options)
    // Elements inherit the root's paint. With a background, which must not inherit it, they inherit a
    // group's.
    if options.background == nil { writeBase() }
    bytes.append(labelOf: picture, options, sentence: sentence)
    if let background = options.background { writeGround(background, canvasSize) }
    definitions?.write(of: paint, as: base, format, into: &bytes)
    if options.background != nil {
      bytes.append("<g")
      writeBase()
      bytes.append(">")
    }
  }

  /// Ends the document, and returns the writer.
  mutating func endDocument(_ options: SVGOptions) -> ByteWriter {
    endPath()
    if options.background != nil { bytes.append("</g>") }
    bytes.append("</svg>")
    return bytes
  }

  private mutating func writeRoot(_ canvasSize: Size, _ options: SVGOptions) {
    bytes.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    if !options.isResponsive {
      let scale = options.scale(of: canvasSize)
      let (width, height) = (
        format.size(canvasSize.width * scale), format.size(canvasSize.height * scale)
      )
      bytes.append(" width=\"", width.length, width.format)
      bytes.append(" height=\"", height.length, height.format)
    }
    bytes.append(" viewBox=\"0 0 ")
    bytes.append(canvasSize.width, format.coordinates)
    bytes.append(" ", canvasSize.height, format.coordinates)
  }

  private mutating func writeBase() {
    bytes.append(base, unless: .initial, format.lengths)
  }

  private mutating func writeGround(_ background: CSSColor, _ canvasSize: Size) {
    bytes.append("<path")
    let ground = SVGPaint(Paint(fill: background.brush), format)
    bytes.append(ground, unless: .initial, format.lengths)
    bytes.append(" d=\"M0 0h")
    bytes.append(canvasSize.width, format.coordinates)
    bytes.append("v")
    bytes.append(canvasSize.height, format.coordinates)
    bytes.append("H0z\"/>")
  }
}

extension CanvasPicture {
  /// Writes the text for screen readers of a document that has one, without escapes.
  func putText(
    _ options: SVGOptions, into bytes: inout ByteWriter,
    sentence: (Language, inout ByteWriter) -> Void
  ) {
    if var title = options.label.title, !title.isEmpty {
      return title.withUTF8 { RatingSentence.put($0, rating, into: &bytes) }
    }
    let language = language(in: options.language)
    if options.label == .notRated { return bytes.append(language.notRated) }
    sentence(language, &bytes)
  }
}

extension ByteWriter {
  /// Writes the part of a document with its text for screen readers: the root's last attributes, the end of its tag, and
  /// the title.
  ///
  /// Both texts are needed: `aria-label` names an inlined picture. `<title>` is its tooltip, and its name if
  /// the document is opened alone.
  mutating func append(
    labelOf picture: some CanvasPicture, _ options: SVGOptions,
    sentence: (Language, inout ByteWriter) -> Void
  ) {
    if options.label == .decorative { return append(" aria-hidden=\"true\">") }
    let language = picture.language(in: options.language)
    // The language of a caller's title is unknown.
    if language != .english, options.label.title?.isEmpty != false {
      append(" lang=\"")
      append(utf8: language.rawValue)
      append("\"")
    }
    Self.collect {
      picture.putText(options, into: &$0, sentence: sentence)
    } _: { text in
      Self.collect {
        $0.appendEscaped(text.assumingMemoryBound(to: UInt8.self))
      } _: { escaped in
        append(" role=\"img\" aria-label=\"")
        append(escaped)
        append("\"><title>")
        append(escaped)
        append("</title>")
      }
    }
  }
}
