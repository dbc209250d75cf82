/// A PNG file, chunk by chunk: [PNG, third edition](https://www.w3.org/TR/png-3/).
struct PNGFile {
  private var content: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private let size: PNGSize
  private let text: PNGText?

  init(_ size: PNGSize, text: PNGText?) {
    self.size = size
    self.text = text
  }

  /// The whole file.
  var bytes: [UInt8] {
    var file = self
    file.append("IEND", [])
    return file.content
  }

  /// Appends the header, and the picture that all programs show.
  ///
  /// - Parameter animation: The number of frames and of plays; nil without animation.
  mutating func begin(
    with raster: Raster, _ colors: PNGColors, animation: (frames: Int, plays: Int)? = nil
  ) {
    // 11.2.1: eight bits for each component, deflate, filters of rows, not interlaced.
    append("IHDR", Self.numbers(size.width, size.height) + [8, colors.type, 0, 0, 0])
    if let text { append("iTXt", text.content) }
    // 11.3.4.3; the unit 1 is the meter.
    let resolution = size.pixelsPerMeter.bigEndianBytes
    append("pHYs", resolution + resolution + [1])
    if case .palette(let palette) = colors {
      append("PLTE", palette.colors.flatMap { $0.bigEndianBytes.prefix(3) })
      // The palette begins with the most transparent colours; the opaque ones are left out.
      let opacities = palette.colors.map { UInt8(truncatingIfNeeded: $0) }.prefix { $0 < 255 }
      if !opacities.isEmpty { append("tRNS", Array(opacities)) }
    }
    if let animation { append("acTL", Self.numbers(animation.frames, animation.plays)) }
    append("IDAT", colors.data(of: raster, raster.whole))
  }

  /// Appends a chunk, 5.3: the number of bytes, type, bytes, and checksum of type and bytes.
  mutating func append(_ type: StaticString, _ bytes: [UInt8]) {
    content += UInt32(bytes.count).bigEndianBytes
    let start = content.count
    content += UnsafeBufferPointer(start: type.utf8Start, count: type.utf8CodeUnitCount)
    content += bytes
    content += Checksum.crc32(content[start...]).bigEndianBytes
  }

  static func numbers(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { UInt32(truncatingIfNeeded: $0).bigEndianBytes }
  }
}
