/// A gradient as an element of a document, with its identifier.
package struct SVGGradient {
  package let gradient: Gradient
  package let format: SVGFormat

  package init(gradient: Gradient, format: SVGFormat) {
    (self.gradient, self.format) = (gradient, format)
  }

  /// Room for a gradient of seven stops at the highest precision.
  private static var capacity: Int { 1024 }

  /// Writes the element, with an `id` derived from its content, unless `definitions` has it.
  ///
  /// Equal gradients have equal identifiers; different ones collide with a chance of 1 in 2³². So a page can
  /// contain any number of documents.
  package func writeDefinition(
    into bytes: inout ByteWriter, unlessIn definitions: inout SVGDefinitions
  ) {
    withContent { content, tagCount, identifier in
      guard definitions.insert(identifier.digest) else { return }
      bytes.append("<")
      bytes.append(UnsafeRawBufferPointer(rebasing: content[..<tagCount]))
      bytes.append(" id=\"")
      identifier.write(into: &bytes)
      bytes.append("\">")
      bytes.append(UnsafeRawBufferPointer(rebasing: content[tagCount...]))
      bytes.append("</")
      bytes.append(gradient.element)
      bytes.append(">")
    }
  }

  /// The identifier that refers to the element.
  package var identifier: Identifier { withContent { _, _, identifier in identifier } }

  /// Calls `body` with the element's text without brackets and `id`, the number of bytes before the stops,
  /// and the identifier.
  private func withContent<Result>(
    _ body: (UnsafeRawBufferPointer, Int, Identifier) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(byteCount: Self.capacity, alignment: 8) { buffer in
      let tagCount = ByteWriter.write(into: buffer) { writeTag(into: &$0) }
      let stops = UnsafeMutableRawBufferPointer(rebasing: buffer[tagCount...])
      let count = tagCount + ByteWriter.write(into: stops) { writeStops(into: &$0) }
      let content = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      return body(content, tagCount, Identifier(of: content))
    }
  }

  private func writeTag(into bytes: inout ByteWriter) {
    // Fractions of a box need decimals.
    let isBox = gradient.isInBox
    let decimals = isBox ? format.lengths : format.coordinates
    func attribute(_ name: StaticString, _ value: Double, unless defaultValue: Double) {
      // The defaults refer to the bounding box.
      if !isBox || value != defaultValue { bytes.append(name, value, decimals) }
    }
    bytes.append(gradient.element)
    switch gradient.geometry {
    case .linear(let from, let to):
      attribute(" x1=\"", from.x, unless: 0)
      attribute(" y1=\"", from.y, unless: 0)
      attribute(" x2=\"", to.x, unless: 1)
      attribute(" y2=\"", to.y, unless: 0)
    case .radial(let center, let radius):
      attribute(" cx=\"", center.x, unless: 0.5)
      attribute(" cy=\"", center.y, unless: 0.5)
      attribute(" r=\"", radius, unless: 0.5)
    case .elliptical(let center, let axis, let otherAxis):
      bytes.append(" cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"")
      bytes.append(matrix: axis, otherAxis, center, format.lengths)
      bytes.append("\"")
    }
    if !isBox { bytes.append(" gradientUnits=\"userSpaceOnUse\"") }
  }

  private func writeStops(into bytes: inout ByteWriter) {
    for index in 0..<gradient.count {
      let (color, offset) = gradient[index]
      bytes.append("<stop")
      if offset > 0 { bytes.append(" offset=\"", offset, DecimalFormat(precision: 3)) }
      bytes.append(" stop-color=\"")
      bytes.append(color: color)
      if color.alpha8 < 255 {
        bytes.append("\" stop-opacity=\"")
        bytes.append(alpha: color.alpha8)
      }
      bytes.append("\"/>")
    }
  }

  /// An "e" and the text's digest in the digits 0…9 and a…z.
  ///
  /// The digest is the 32-bit FNV-1a: <http://www.isthe.com/chongo/tech/comp/fnv/>.
  package struct Identifier: Hashable {
    private(set) var digest: UInt32 = 0x811C_9DC5

    package init(of text: UnsafeRawBufferPointer) {
      for byte in text { digest = (digest ^ UInt32(byte)) &* 0x0100_0193 }
    }

    package func write(into bytes: inout ByteWriter) {
      bytes.append("e")
      var unit: UInt32 = 1
      while digest / unit >= 36 { unit *= 36 }
      bytes.reserve(7)
      while unit > 0 {
        let digit = UInt8(truncatingIfNeeded: digest / unit % 36)
        bytes.put(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
        unit /= 36
      }
    }
  }
}

extension Gradient {
  /// The name of its element.
  package var element: StaticString {
    if case .linear = geometry { "linearGradient" } else { "radialGradient" }
  }
}

extension ByteWriter {
  /// Writes the transform that maps the unit circle to an ellipse.
  mutating func append(
    matrix axis: Point, _ otherAxis: Point, _ center: Point, _ format: DecimalFormat
  ) {
    append("matrix(")
    append(axis, format)
    append(" ")
    append(otherAxis, format)
    append(" ")
    append(center, format)
    append(")")
  }

  private mutating func append(_ point: Point, _ format: DecimalFormat) {
    append(point.x, format)
    append(" ")
    append(point.y, format)
  }
}

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
