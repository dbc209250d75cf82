/// Writes a picture as a document: the root with the base paint and the label, what is painted under the
/// picture, its elements, the end.
///
/// All but the elements is written in one piece, so whatever a picture draws, or does not, the document
/// is well-formed.
struct SVGDocument {
  private let canvasSize: Size
  private let paint: Paint
  private let size: Double?
  private let isResponsive: Bool
  private let background: CSSColor?
  private let label: SVGLabel
  let format: SVGFormat

  init(_ picture: some Picture, _ options: SVGOptions, title: UnsafeBufferPointer<UInt8>?) {
    canvasSize = picture.canvasSize
    paint = picture.basePaint
    size = options.size
    isResponsive = options.isResponsive
    background = options.background
    label = SVGLabel(
      rating: picture.rating, unit: picture.unit, options: options, title: title)
    format = SVGFormat(precision: options.precision ?? picture.precision)
  }

  /// Writes the document around the elements that `draw` draws.
  func write(into bytes: inout ByteWriter, _ draw: (inout SVGElements) -> Void) {
    var elements = SVGElements(bytes, base: paint, format)
    begin(&elements)
    draw(&elements)
    elements.endPath()
    bytes = elements.bytes
    bytes.append(background == nil ? "</svg>" : "</g></svg>")
  }

  #if !hasFeature(Embedded)
    /// Writes the same, without a size, as a symbol of a sprite.
    func writeSymbol(
      _ id: UnsafeBufferPointer<UInt8>, into bytes: inout ByteWriter,
      _ draw: (inout SVGElements) -> Void
    ) {
      bytes.append("<symbol id=\"")
      bytes.appendEscaped(id)
      bytes.append("\"")
      var elements = SVGElements(bytes, base: paint, format)
      writeViewBox(&elements.bytes)
      begin(&elements) { label.writeTitle(into: &$0) }
      draw(&elements)
      elements.endPath()
      bytes = elements.bytes
      bytes.append(background == nil ? "</symbol>" : "</g></symbol>")
    }
  #endif

  private func begin(_ elements: inout SVGElements) {
    writeRoot(&elements.bytes)
    begin(&elements) { label.write(into: &$0) }
  }

  /// Writes the base paint on the root, from where every element inherits it, or, where there is a
  /// background, which is not to inherit it, on a group.
  private func begin(_ elements: inout SVGElements, _ writeLabel: (inout ByteWriter) -> Void) {
    if background == nil {
      elements.bytes.append(elements.base, unless: .initial, format.lengths)
    }
    writeLabel(&elements.bytes)
    if let background { writeGround(background, &elements.bytes) }
    elements.definitions.write(of: paint, format, into: &elements.bytes)
    if background != nil {
      elements.bytes.append("<g")
      elements.bytes.append(elements.base, unless: .initial, format.lengths)
      elements.bytes.append(">")
    }
  }

  private func writeRoot(_ bytes: inout ByteWriter) {
    bytes.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    if !isResponsive {
      let scale = size.map { $0 / canvasSize.height } ?? 1
      bytes.append(" width=\"", canvasSize.width * scale, format.lengths)
      bytes.append(" height=\"", canvasSize.height * scale, format.lengths)
    }
    writeViewBox(&bytes)
  }

  private func writeViewBox(_ bytes: inout ByteWriter) {
    bytes.append(" viewBox=\"0 0 ")
    bytes.append(canvasSize.width, format.coordinates)
    bytes.append(" ", canvasSize.height, format.coordinates)
  }

  private func writeGround(_ background: CSSColor, _ bytes: inout ByteWriter) {
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
