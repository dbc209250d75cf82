extension SVGElements {
  /// Begins the document of a picture: the root with the base paint, the label, and the background.
  ///
  /// The start and the end are each written as a whole, so the document is well-formed whatever is drawn
  /// between.
  mutating func beginDocument(
    of picture: some CanvasPicture, _ paint: Paint, _ options: SVGOptions
  ) {
    let canvasSize = picture.canvasSize
    writeRoot(canvasSize, options)
    // Elements inherit the root's paint. With a background, which must not inherit it, they inherit a
    // group's.
    if options.background == nil { writeBase() }
    bytes.append(labelOf: picture, options)
    beginElements(canvasSize, paint, options)
  }

  private mutating func beginElements(
    _ canvasSize: Size, _ paint: Paint, _ options: SVGOptions
  ) {
    if let background = options.background { writeGround(background, canvasSize) }
    definitions?.write(of: paint, as: base, format, into: &bytes)
    if options.background != nil {
      bytes.append("<g")
      writeBase()
      bytes.append(">")
    }
  }

  /// Begins a symbol of a sprite.
  ///
  /// It has no size, and only the title of the label, because the page that uses it describes it.
  mutating func beginSymbol(
    of picture: some CanvasPicture, _ paint: Paint, _ options: SVGOptions, id: String
  ) {
    bytes.append("<symbol id=\"")
    appendEscaped(id)
    bytes.append("\"")
    writeViewBox(picture.canvasSize)
    if options.background == nil { writeBase() }
    bytes.append(">")
    if let title = picture.accessibleText(options) {
      bytes.append("<title>")
      appendEscaped(title)
      bytes.append("</title>")
    }
    beginElements(picture.canvasSize, paint, options)
  }

  private mutating func appendEscaped(_ text: String) {
    var text = text
    text.withUTF8 { bytes.appendEscaped($0) }
  }

  /// Ends the document or symbol, and returns the writer.
  mutating func endDocument(_ options: SVGOptions, tag: StaticString = "</svg>") -> ByteWriter {
    endPath()
    if options.background != nil { bytes.append("</g>") }
    bytes.append(tag)
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
    writeViewBox(canvasSize)
  }

  private mutating func writeViewBox(_ canvasSize: Size) {
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
