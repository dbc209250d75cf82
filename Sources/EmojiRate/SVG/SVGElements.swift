/// Writes drawing as elements: neighbouring paths with the same paint become one `<path>`, circles stay
/// separate.
///
/// Elements inherit a base paint and only write attributes that differ.
struct SVGElements: PathSink {
  var bytes: ByteWriter
  let format: SVGFormat
  /// The definitions so far; nil if other code writes them.
  var definitions: SVGDefinitions? = SVGDefinitions()
  let base: SVGPaint
  private var paint: SVGPaint
  /// Whether it differs from the base paint.
  private var differs = false
  private var path: PathDataWriter
  private var isInPath = false
  /// Whether a path is drawn for repetition.
  private var isAside = false
  /// Whether its drawing has set a paint, even the same one.
  private var isPainted = false

  @inline(__always)
  init(_ bytes: ByteWriter, base: Paint, _ format: SVGFormat) {
    self.bytes = bytes
    self.base = SVGPaint(base, format)
    self.format = format
    paint = self.base
    path = PathDataWriter(format.coordinates)
  }

  mutating func paint(_ paint: Paint) {
    if isAside {
      isPainted = true
      return
    }
    let next = SVGPaint(paint, format)
    // The result of even-odd depends on all subpaths of a path.
    guard next != self.paint || next.isEvenOdd else { return }
    endPath()
    definitions?.write(of: paint, as: next, format, into: &bytes)
    self.paint = next
    differs = next != base
  }

  /// Ends the last element.
  mutating func endPath() {
    guard isInPath else { return }
    bytes.append("\"/>")
    isInPath = false
  }

  /// Begins a group that is cut at a box, with an identifier as gradients have; nil ends it.
  ///
  /// A document in this one would be shorter, but Inkscape does not cut it.
  mutating func window(_ box: Box?) {
    endPath()
    guard let box else { return bytes.append("</g>") }
    ByteWriter.collect {
      $0.append(boxAt: box.origin, box.size, format.coordinates)
    } _: { edge in
      let identifier = SVGGradient.Identifier(of: edge)
      bytes.append("<clipPath id=\"")
      identifier.write(into: &bytes)
      bytes.append("\"><path d=\"")
      bytes.append(edge)
      bytes.append("\"/></clipPath><g clip-path=\"url(#")
      identifier.write(into: &bytes)
      bytes.append(")\">")
    }
  }

  @inline(__always)
  mutating func move(to point: Point) {
    if !isInPath { beginPath() }
    path.move(to: point, &bytes)
  }

  @inline(__always)
  mutating func line(to point: Point) {
    if !isInPath { goOn() }
    path.line(to: point, &bytes)
  }

  @inline(__always)
  mutating func curve(to point: Point, control1: Point, control2: Point) {
    if !isInPath { goOn() }
    path.curve(to: point, control1: control1, control2: control2, &bytes)
  }

  @inline(__always)
  mutating func close() {
    if isInPath { path.close(&bytes) }
  }

  mutating func circle(center: Point, radius: Double) {
    endPath()
    bytes.append("<circle")
    writePaint()
    bytes.append(" cx=\"", center.x, format.coordinates)
    bytes.append(" cy=\"", center.y, format.coordinates)
    bytes.append(" r=\"", radius, format.coordinates)
    bytes.append("/>")
    path.skip(to: Point(center.x + radius, center.y))
  }

  @inline(never)
  private mutating func beginPath() {
    bytes.append("<path")
    writePaint()
    bytes.append(" d=\"")
    path = PathDataWriter(format.coordinates)
    isInPath = true
  }

  /// Begins a path at the end of the last one, because a path without a move is invalid.
  @inline(never)
  private mutating func goOn() {
    let point = path.currentPoint
    beginPath()
    path.move(to: point, &bytes)
  }

  /// Writes the paint that an element does not inherit.
  private mutating func writePaint() {
    if differs { bytes.append(paint, unless: base, format.lengths) }
  }

  /// Room for a symbol's path at the highest precision; longer paths are drawn every time.
  private static var asideCapacity: Int { 1024 }

  /// Writes the path once, separately, and copies it after a move for each place.
  ///
  /// A path is only copied if it is one closed subpath of lines and curves in the current paint.
  mutating func repeated(
    _ count: Int, every step: Point, _ draw: (inout Self, Int) -> Void
  ) {
    guard count > 0 else { return }
    let isCopied =
      !isAside
      && withUnsafeTemporaryAllocation(byteCount: Self.asideCapacity, alignment: 8) { buffer in
        let outer = (bytes, path, isInPath)
        (isAside, isPainted, isInPath) = (true, false, true)
        path.beginRepeated()
        let length = ByteWriter.write(into: buffer) { aside in
          bytes = aside
          draw(&self, 0)
          aside = bytes
        }
        let start = isInPath && !isPainted ? path.repeatedStart : nil
        (bytes, path, isInPath) = outer
        isAside = false
        guard length <= buffer.count, let start else { return false }
        let body = UnsafeRawBufferPointer(rebasing: buffer[..<length])
        if !isInPath { beginPath() }
        for number in 0..<count {
          path.repeated(body, from: start + Double(number) * step, &bytes)
        }
        return true
      }
    if !isCopied { for number in 0..<count { draw(&self, number) } }
  }
}
