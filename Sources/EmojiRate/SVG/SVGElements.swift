/// Writes what is drawn as elements: paths drawn with one paint become one `<path>`, circles apart.
///
/// Elements inherit a base paint, and say only what differs from it.
struct SVGElements: Canvas {
  var bytes: ByteWriter
  private let format: SVGFormat
  var definitions = SVGDefinitions()
  /// The paint that elements inherit.
  let base: SVGPaint
  /// The paint of the next path.
  private var paint: SVGPaint
  /// Whether it is another one than the base paint.
  private var differs = false
  private var path: PathDataWriter
  private var isInPath = false
  /// Whether a path is written aside, to be copied.
  private var isAside = false
  /// Whether what is drawn aside is anything but a path in the paint there is.
  private var isAsideRefused = false

  init(_ bytes: ByteWriter, base: Paint, _ format: SVGFormat) {
    self.bytes = bytes
    self.base = SVGPaint(base, format)
    self.format = format
    paint = self.base
    path = PathDataWriter(format.coordinates)
  }

  mutating func paint(_ paint: Paint) {
    if isAside { isAsideRefused = true }
    let next = SVGPaint(paint, format)
    guard next != self.paint else { return }
    endPath()
    definitions.write(of: paint, format, into: &bytes)
    self.paint = next
    differs = next != base
  }

  /// Ends the last element.
  mutating func endPath() {
    guard isInPath else { return }
    bytes.append("\"/>")
    isInPath = false
  }

  // MARK: Paths

  mutating func move(to point: Point) {
    if !isInPath { beginPath() }
    path.move(to: point, &bytes)
  }

  mutating func line(to point: Point) {
    if !isInPath { goOn() }
    path.line(to: point, &bytes)
  }

  mutating func curve(to point: Point, control1: Point, control2: Point) {
    if !isInPath { goOn() }
    path.curve(to: point, control1: control1, control2: control2, &bytes)
  }

  mutating func close() {
    if isInPath { path.close(&bytes) }
  }

  mutating func circle(center: Point, radius: Double) {
    guard !isAside else {
      isAsideRefused = true
      return
    }
    endPath()
    bytes.append("<circle")
    writePaint()
    bytes.append(circle: center, radius: radius, format.coordinates)
    bytes.append("/>")
    path.skip(to: Point(center.x + radius, center.y))
  }

  private mutating func beginPath() {
    bytes.append("<path")
    writePaint()
    bytes.append(" d=\"")
    path = PathDataWriter(format.coordinates)
    isInPath = true
  }

  /// Begins a path where the last one ended: one without a move is nothing.
  private mutating func goOn() {
    let point = path.currentPoint
    beginPath()
    path.move(to: point, &bytes)
  }

  /// Writes the paint that an element does not inherit.
  private mutating func writePaint() {
    if differs { bytes.append(paint, unless: base, format.lengths) }
  }

  // MARK: Copies

  /// Room for the path of a symbol at the highest precision; a longer one is drawn every time.
  private static var asideCapacity: Int { 1024 }

  /// Writes the path once, aside, and copies it behind a move for each place; what is anything but one
  /// closed subpath of lines and curves is drawn every time.
  mutating func repeated(
    _ count: Int, every pitch: Double, _ draw: (inout Self, Int) -> Void
  ) {
    let isCopied =
      !isAside
      && withUnsafeTemporaryAllocation(byteCount: Self.asideCapacity, alignment: 8) { buffer in
        var aside = self
        let byteCount = ByteWriter.write(into: buffer) { bytes in
          aside.bytes = bytes
          aside.isInPath = true
          aside.isAside = true
          aside.path.beginRepeated()
          draw(&aside, 0)
          bytes = aside.bytes
        }
        guard byteCount <= buffer.count, !aside.isAsideRefused, aside.path.isRepeatable,
          let start = aside.path.repeatedStart
        else { return false }
        if !isInPath { beginPath() }
        let body = UnsafeRawBufferPointer(rebasing: buffer[..<byteCount])
        for number in 0..<count {
          path.repeated(body, from: Point(start.x + Double(number) * pitch, start.y), &bytes)
        }
        return true
      }
    if !isCopied { for number in 0..<count { draw(&self, number) } }
  }
}

extension ByteWriter {
  /// Writes the attributes of a circle.
  mutating func append(circle center: Point, radius: Double, _ format: DecimalFormat) {
    append(" cx=\"", center.x, format)
    append(" cy=\"", center.y, format)
    append(" r=\"", radius, format)
  }
}
