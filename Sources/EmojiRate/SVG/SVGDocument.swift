/// Writes a picture as a document: the root with the base paint and the label, what is painted under the
/// picture, its elements, the end.
///
/// All but the elements is written in one piece, so whatever a picture draws, or does not, the document
/// is well-formed.
struct SVGDocument {
  private let canvasSize: Size
  private let paint: Paint
  private let options: SVGOptions
  private let label: SVGLabel
  let format: SVGFormat

  init(_ picture: some Picture, _ options: SVGOptions, title: UnsafeBufferPointer<UInt8>?) {
    canvasSize = picture.canvasSize
    paint = picture.basePaint
    self.options = options
    label = SVGLabel(
      rating: picture.rating, unit: picture.unit, options: options, title: title)
    format = SVGFormat(precision: options.precision ?? picture.precision)
  }

  /// Writes the document around the elements that `draw` draws.
  func write(into bytes: inout ByteWriter, _ draw: (inout SVGElements) -> Void) {
    var definitions = SVGDefinitions()
    begin(&bytes, &definitions)
    var elements = SVGElements(bytes, base: paint, format, definitions: definitions)
    draw(&elements)
    elements.endPath()
    bytes = elements.bytes
    bytes.append(options.background == nil ? "</svg>" : "</g></svg>")
  }

  /// Writes the base paint on the root, from where every element inherits it, or, where there is a
  /// background, which is not to inherit it, on a group.
  private func begin(_ bytes: inout ByteWriter, _ definitions: inout SVGDefinitions) {
    bytes.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    if !options.isResponsive {
      let scale = options.size.map { $0 / canvasSize.height } ?? 1
      bytes.append(" width=\"", canvasSize.width * scale, format.lengths)
      bytes.append(" height=\"", canvasSize.height * scale, format.lengths)
    }
    bytes.append(" viewBox=\"0 0 ")
    bytes.append(canvasSize.width, format.coordinates)
    bytes.append(" ", canvasSize.height, format.coordinates)
    guard let background = options.background else {
      bytes.append(paint, unless: .initial, format)
      label.write(into: &bytes)
      definitions.write(of: paint, format, into: &bytes)
      return
    }
    label.write(into: &bytes)
    writeGround(background, &bytes)
    definitions.write(of: paint, format, into: &bytes)
    bytes.append("<g")
    bytes.append(paint, unless: .initial, format)
    bytes.append(">")
  }

  private func writeGround(_ background: CSSColor, _ bytes: inout ByteWriter) {
    var ground = SVGElements(bytes, base: .initial, format)
    ground.paint(Paint(fill: background.brush))
    ground.move(to: Point(0, 0))
    ground.line(to: Point(canvasSize.width, 0))
    ground.line(to: Point(canvasSize.width, canvasSize.height))
    ground.line(to: Point(0, canvasSize.height))
    ground.close()
    ground.endPath()
    bytes = ground.bytes
  }
}
