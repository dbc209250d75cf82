/// The gradients that a document has defined, to avoid repeating them.
package struct SVGDefinitions {
  /// The digests of the last eight gradients; defining an earlier one again only makes the document longer.
  private var digests = SIMD8<UInt32>(repeating: 0)
  private var count = 0

  /// Writes the gradients of a paint, unless the document has them already.
  mutating func write(
    of paint: Paint, as written: SVGPaint, _ format: SVGFormat, into bytes: inout ByteWriter
  ) {
    guard written.fill.isGradient || written.stroke.isGradient else { return }
    write(paint.fill, format, into: &bytes)
    write(paint.stroke?.brush, format, into: &bytes)
  }

  private mutating func write(_ brush: Brush?, _ format: SVGFormat, into bytes: inout ByteWriter) {
    guard case .gradient(let gradient)? = brush else { return }
    SVGGradient(gradient: gradient, format: format).writeDefinition(into: &bytes, unlessIn: &self)
  }

  /// Remembers a digest; returns whether it is new.
  mutating func insert(_ digest: UInt32) -> Bool {
    for index in 0..<min(count, digests.scalarCount) where digests[index] == digest { return false }
    digests[count % digests.scalarCount] = digest
    count += 1
    return true
  }
}
