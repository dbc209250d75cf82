/// A PNG file, decoded as far as this library writes them.
struct DecodedPNG {
  private(set) var chunks: [(type: String, content: [UInt8])] = []
  private(set) var width = 0
  private(set) var height = 0
  /// Red, green, blue and opacity of each pixel, eight bits each, red highest.
  private(set) var colors: [UInt32] = []

  /// Nil if a checksum, a size or the compression is wrong.
  init?(_ bytes: [UInt8]) {
    guard bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] else { return nil }
    var rest = bytes.dropFirst(8)
    while rest.count >= 12 {
      let count = Self.number(rest.prefix(4))
      guard count <= rest.count - 12 else { return nil }
      let checked = rest.dropFirst(4).prefix(4 + count)
      guard Self.number(rest.dropFirst(8 + count).prefix(4)) == Self.crc(checked) else {
        return nil
      }
      chunks.append(
        (String(decoding: checked.prefix(4), as: UTF8.self), Array(checked.dropFirst(4))))
      rest = rest.dropFirst(12 + count)
    }
    guard rest.isEmpty, chunks.first?.type == "IHDR", chunks.last?.type == "IEND",
      let header = content("IHDR"), let data = content("IDAT")
    else { return nil }
    (width, height) = (Self.number(header[0..<4]), Self.number(header[4..<8]))
    guard let rows = Inflate.zlib(data), let colors = colors(of: rows, header[9]) else {
      return nil
    }
    self.colors = colors
  }

  func content(_ type: String) -> [UInt8]? { chunks.first { $0.type == type }?.content }

  func color(_ x: Int, _ y: Int) -> UInt32 { colors[y * width + x] }

  private func colors(of rows: [UInt8], _ type: UInt8) -> [UInt32]? {
    let palette = content("PLTE") ?? []
    let opacities = content("tRNS") ?? []
    let size = [2: 3, 3: 1, 6: 4][type] ?? 0
    guard rows.count == height * (1 + width * size) else { return nil }
    var colors: [UInt32] = []
    for y in 0..<height {
      let row = rows[y * (1 + width * size)..<(y + 1) * (1 + width * size)]
      guard row.first == 0 else { return nil }
      for x in 0..<width {
        var pixel = Array(row.dropFirst(1 + x * size).prefix(size))
        if type == 3 {
          let index = Int(pixel[0])
          guard index * 3 < palette.count else { return nil }
          pixel =
            palette[index * 3..<index * 3 + 3] + [index < opacities.count ? opacities[index] : 255]
        }
        colors.append(
          UInt32(Self.number(pixel[...])) << (pixel.count == 3 ? 8 : 0)
            | (pixel.count == 3 ? 255 : 0))
      }
    }
    return colors
  }

  static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// The checksum bit by bit, without a table.
  private static func crc(_ bytes: ArraySlice<UInt8>) -> Int {
    var sum: UInt32 = ~0
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Int(~sum)
  }
}
