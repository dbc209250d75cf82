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

/// Decompression of zlib's form, RFC 1950, of blocks with codes of their own, RFC 1951; nil for anything else.
enum Inflate {
  static func zlib(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 6, bytes[0] & 15 == 8, (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0
    else { return nil }
    var input = BitReader(bytes: Array(bytes[2..<bytes.count - 4]))
    var output: [UInt8] = []
    var isLast = false
    while !isLast {
      isLast = input.bits(1) == 1
      guard input.bits(2) == 2, readBlock(&input, &output) else { return nil }
    }
    var (sum, sumOfSums) = (1, 0)
    for byte in output {
      sum = (sum + Int(byte)) % 65521
      sumOfSums = (sumOfSums + sum) % 65521
    }
    let expected = bytes.suffix(4).reduce(0) { $0 << 8 | Int($1) }
    return sumOfSums << 16 | sum == expected && input.isAtLastByte ? output : nil
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  private static func readBlock(_ input: inout BitReader, _ output: inout [UInt8]) -> Bool {
    let (codes, distances) = (input.bits(5) + 257, input.bits(5) + 1)
    let count = input.bits(4) + 4
    var lengths = [Int](repeating: 0, count: 19)
    for symbol in order.prefix(count) { lengths[symbol] = input.bits(3) }
    let runs = Code(lengths)
    lengths = []
    while lengths.count < codes + distances {
      guard let symbol = input.symbol(runs) else { return false }
      switch symbol {
      case 16: lengths += Array(repeating: lengths.last!, count: input.bits(2) + 3)
      case 17: lengths += Array(repeating: 0, count: input.bits(3) + 3)
      case 18: lengths += Array(repeating: 0, count: input.bits(7) + 11)
      default: lengths.append(symbol)
      }
    }
    let (code, distanceCode) = (Code(lengths.prefix(codes)), Code(lengths.dropFirst(codes)))
    while let symbol = input.symbol(code) {
      if symbol == 256 { return true }
      guard symbol > 256 else {
        output.append(UInt8(symbol))
        continue
      }
      let length = lengthBases[symbol - 257] + input.bits(lengthBits[symbol - 257])
      guard let place = input.symbol(distanceCode) else { return false }
      let distance = distanceBases[place] + input.bits(max(place / 2 - 1, 0))
      guard distance <= output.count else { return false }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
    return false
  }

  /// The symbols of a code by their words, each with a 1 before its first bit.
  private struct Code {
    private(set) var symbols: [Int: Int] = [:]

    init(_ lengths: some Collection<Int>) {
      var word = 0
      for length in 1...15 {
        word <<= 1
        for (symbol, own) in lengths.enumerated() where own == length {
          symbols[1 << length | word] = symbol
          word += 1
        }
      }
    }
  }

  private struct BitReader {
    let bytes: [UInt8]
    private(set) var place = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var isAtLastByte: Bool { (place + 7) / 8 == bytes.count }

    mutating func bits(_ count: Int) -> Int {
      var number = 0
      for bit in 0..<count where place / 8 < bytes.count {
        number |= Int(bytes[place / 8] >> (place % 8) & 1) << bit
        place += 1
      }
      return number
    }

    mutating func symbol(_ code: Code) -> Int? {
      var word = 1
      while word < 1 << 16, place / 8 < bytes.count {
        word = word << 1 | bits(1)
        if let symbol = code.symbols[word] { return symbol }
      }
      return nil
    }
  }
}
