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
