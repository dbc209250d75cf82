extension SVGElements {
  /// Begins a document: the root with the base paint, the label, and the background.
  ///
  /// The start and the end are each written as a whole, so the document is well-formed whatever is drawn
  /// between.
  mutating func beginDocument(
    of spoken: some SpokenRating, _ canvasSize: Size, _ paint: Paint, _ options: SVGOptions
  ) {
    writeRoot(options.padded(canvasSize), options)
    // Elements inherit the root's paint. With a background, which must not inherit it, they inherit a
    // group's.
    if options.background == nil { writeBase() }
    bytes.append(labelOf: spoken, options)
    if let background = options.background {
      writeGround(background, options.padded(canvasSize), from: Double(-options.padding))
    }
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

  private mutating func writeRoot(_ size: Size, _ options: SVGOptions) {
    bytes.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    if !options.isResponsive {
      let scale = options.scale(of: size)
      let (width, height) = (format.size(size.width * scale), format.size(size.height * scale))
      bytes.append(" width=\"", width.length, width.format)
      bytes.append(" height=\"", height.length, height.format)
    }
    bytes.append(" viewBox=\"")
    let start = Double(-options.padding)
    if start == 0 {
      // Almost every picture, and a text is faster than two numbers.
      bytes.append("0 0 ")
    } else {
      bytes.append(start, format.coordinates)
      bytes.append(" ")
      bytes.append(start, format.coordinates)
      bytes.append(" ")
    }
    bytes.append(size.width, format.coordinates)
    bytes.append(" ", size.height, format.coordinates)
  }

  private mutating func writeBase() {
    bytes.append(base, unless: .initial, format.lengths)
  }

  private mutating func writeGround(_ background: CSSColor, _ size: Size, from start: Double) {
    bytes.append("<path")
    let ground = SVGPaint(Paint(fill: background.brush), format)
    bytes.append(ground, unless: .initial, format.lengths)
    bytes.append(" d=\"")
    bytes.append(boxAt: Point(start, start), size, format.coordinates)
    bytes.append("\"/>")
  }
}

extension SpokenRating {
  /// Writes the text for screen readers of a document that has one, without escapes.
  func putText(_ options: SVGOptions, into bytes: inout ByteWriter) {
    if var title = options.label.title, !title.isEmpty {
      return title.withUTF8 { RatingSentence.put($0, rating, into: &bytes) }
    }
    let language = language(in: options.language)
    if options.label == .notRated { return bytes.append(language.notRated) }
    putSentence(in: language, into: &bytes)
  }
}

extension ByteWriter {
  /// Writes the part of a document with its text for screen readers: the root's last attributes, the end of its tag, and
  /// the title.
  ///
  /// Both texts are needed: `aria-label` names an inlined picture. `<title>` is its tooltip, and its name if
  /// the document is opened alone.
  mutating func append(labelOf spoken: some SpokenRating, _ options: SVGOptions) {
    if options.label == .decorative { return append(" aria-hidden=\"true\">") }
    let language = spoken.language(in: options.language)
    // The language of a caller's title is unknown.
    if language != .english, options.label.title?.isEmpty != false {
      append(" lang=\"")
      append(utf8: language.rawValue)
      append("\"")
    }
    Self.collect {
      spoken.putText(options, into: &$0)
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
