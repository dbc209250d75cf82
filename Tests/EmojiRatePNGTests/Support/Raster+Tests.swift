import EmojiRate

@testable import EmojiRatePNG

extension Coverage {
  /// The levels of all pixels, 0…1, row by row.
  static func levels(
    _ polygons: [[Vector]], isEvenOdd: Bool = false, width: Int = 4, height: Int = 4
  ) -> [[Double]] {
    var rows = Array(repeating: Array(repeating: 0.0, count: width), count: height)
    var coverage = Coverage(of: polygons, width: width, height: height)
    var effort = Effort(Effort.pictureLimit, pixelCount: width * height)
    coverage.forEachRow(isEvenOdd: isEvenOdd, &effort) { row, columns, levels, _ in
      for column in columns { rows[row][column] = Double(levels[column]) / 65535 }
    }
    return rows
  }
}

extension Raster {
  init(
    _ picture: some CanvasPicture, width: Int? = nil, _ options: SVGOptions = SVGOptions(),
    currentColor: SRGBColor = "black", limit: Int64 = Effort.pictureLimit
  ) throws {
    let size = try PixelSize(
      options.padded(picture.canvasSize), options.size, width.map { .width($0) } ?? .scale(1))
    var effort = Effort(limit, pixelCount: size.pixelCount)
    self = try Raster(picture, size, options, currentColor, &effort)
  }

  func color(_ x: Int, _ y: Int) -> UInt32 { colors[y * width + x] }
}

/// The chunks of a PNG file; decoders read whole files in Tests/Rendering.
func chunks(of png: [UInt8]) -> [(type: String, content: [UInt8])] {
  var (chunks, rest): ([(String, [UInt8])], ArraySlice<UInt8>) = ([], png.dropFirst(8))
  while rest.count >= 12 {
    let count = number(rest.prefix(4))
    let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
    chunks.append((type, Array(rest.dropFirst(8).prefix(count))))
    rest = rest.dropFirst(12 + count)
  }
  return chunks
}

func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
