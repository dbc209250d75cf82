/// Writes outlines as the data of one path.
struct PathDataSink: PathSink {
  private(set) var bytes: ByteWriter
  private(set) var path: PathDataWriter

  /// Goes on with `path`.
  @inline(__always)
  init(_ bytes: ByteWriter, _ path: PathDataWriter) {
    self.bytes = bytes
    self.path = path
  }

  @inline(__always)
  mutating func move(to point: Point) { path.move(to: point, &bytes) }

  @inline(__always)
  mutating func line(to point: Point) { path.line(to: point, &bytes) }

  @inline(__always)
  mutating func curve(to point: Point, control1: Point, control2: Point) {
    path.curve(to: point, control1: control1, control2: control2, &bytes)
  }

  @inline(__always)
  mutating func close() { path.close(&bytes) }
}
