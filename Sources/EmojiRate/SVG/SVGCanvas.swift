/// Writes what a symbol draws as a document.
///
/// Outlines drawn with one paint become one `<path>`, circles apart. The paint is written on the
/// root, or on a group if there is a background, which does not share it.
struct SVGCanvas: Canvas {
  private(set) var bytes: ByteWriter
  private let format: DecimalFormat
  private let canvasSize: Size
  private let background: HSBColor?
  private let label: SVGLabel
  private var path: PathDataWriter
  private var isInPath = false
  private var isInGroup = false

  /// Begins the document: the root as far as its paint.
  @inline(__always)
  init(
    _ bytes: ByteWriter, canvasSize: Size, rating: Rating, options: SVGOptions,
    title: UnsafeBufferPointer<UInt8>?
  ) {
    self.bytes = bytes
    format = DecimalFormat(precision: options.precision)
    path = PathDataWriter(format)
    self.canvasSize = canvasSize
    background = options.background
    label = SVGLabel(rating: rating, options: options, title: title)
    beginRoot(options)
  }

  @inline(__always)
  private mutating func beginRoot(_ options: SVGOptions) {
    bytes.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    if !options.isResponsive {
      bytes.append(" width=\"")
      bytes.append(options.size, format)
      bytes.append("\" height=\"")
      bytes.append(options.size, format)
      bytes.append("\"")
    }
    bytes.append(" viewBox=\"0 0 ")
    bytes.append(canvasSize.width, format)
    bytes.append(" ")
    bytes.append(canvasSize.height, format)
    bytes.append("\"")
  }

  @inline(__always)
  mutating func paint(_ paint: Paint) {
    guard let background else {
      attributes(of: paint)
      label.write(into: &bytes)
      return
    }
    label.write(into: &bytes)
    bytes.append("<path")
    attributes(of: .fill(background.sRGB))
    openPath()
    path.move(to: Point(0, 0), &bytes)
    path.line(to: Point(canvasSize.width, 0), &bytes)
    path.line(to: Point(canvasSize.width, canvasSize.height), &bytes)
    path.line(to: Point(0, canvasSize.height), &bytes)
    path.close(&bytes)
    closePath()
    bytes.append("<g")
    attributes(of: paint)
    bytes.append(">")
    isInGroup = true
  }

  @inline(__always)
  private mutating func attributes(of paint: Paint) {
    switch paint {
    case .fill(let color):
      bytes.append(color, as: " fill=\"", opacity: "\" fill-opacity=\"")
    case .stroke(let stroke):
      bytes.append(" fill=\"none\"")
      if format.units(stroke.width) != format.unitsPerOne {
        bytes.append(" stroke-width=\"")
        bytes.append(stroke.width, format)
        bytes.append("\"")
      }
      if stroke.cap == .round { bytes.append(" stroke-linecap=\"round\"") }
      bytes.append(stroke.color, as: " stroke=\"", opacity: "\" stroke-opacity=\"")
    }
  }

  /// Ends the document.
  @inline(__always)
  mutating func finish() {
    if isInPath { closePath() }
    bytes.append(isInGroup ? "</g></svg>" : "</svg>")
  }

  // MARK: Outlines

  @inline(__always)
  mutating func move(to point: Point) {
    if !isInPath {
      bytes.append("<path")
      openPath()
    }
    path.move(to: point, &bytes)
  }

  @inline(__always)
  mutating func line(to point: Point) { path.line(to: point, &bytes) }

  @inline(__always)
  mutating func curve(to point: Point, control1: Point, control2: Point) {
    path.curve(to: point, control1: control1, control2: control2, &bytes)
  }

  @inline(__always)
  mutating func close() { path.close(&bytes) }

  @inline(__always)
  mutating func circle(center: Point, radius: Double) {
    if isInPath { closePath() }
    bytes.append("<circle cx=\"")
    bytes.append(center.x, format)
    bytes.append("\" cy=\"")
    bytes.append(center.y, format)
    bytes.append("\" r=\"")
    bytes.append(radius, format)
    bytes.append("\"/>")
  }

  @inline(__always)
  private mutating func openPath() {
    bytes.append(" d=\"")
    path = PathDataWriter(format)
    isInPath = true
  }

  @inline(__always)
  private mutating func closePath() {
    bytes.append("\"/>")
    isInPath = false
  }
}
