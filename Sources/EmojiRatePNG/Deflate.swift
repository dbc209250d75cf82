/// Compression by references to earlier bytes and by short codes: RFC 1951 in the form of RFC 1950.
enum Deflate {
  /// The compressed bytes with zlib's header and checksum.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    // A window of 32 kB, and the best compression.
    var output = BitWriter([0x78, 0xDA])
    var references = References(bytes)
    repeat {
      var symbols: [DeflateSymbol] = []
      while symbols.count < blockLength, let symbol = references.next() { symbols.append(symbol) }
      DeflateBlock(symbols).write(isLast: references.isAtEnd, to: &output)
    } while !references.isAtEnd
    return output.finished + Checksum.adler32(bytes).bigEndianBytes
  }

  /// The number of symbols with codes of their own.
  private static var blockLength: Int { 1 << 14 }
}

/// Symbols with codes that are made for them: RFC 1951, 3.2.7.
struct DeflateBlock {
  private let symbols: [DeflateSymbol]
  private let codes: HuffmanCode
  private let distanceCodes: HuffmanCode

  private static var end: Int { 256 }

  init(_ symbols: [DeflateSymbol]) {
    self.symbols = symbols
    var counts = [Int](repeating: 0, count: 286)
    var distanceCounts = [Int](repeating: 0, count: 30)
    for symbol in symbols {
      counts[symbol.code.symbol] += 1
      if symbol.distance > 0 { distanceCounts[symbol.distanceCode.symbol] += 1 }
    }
    counts[Self.end] = 1
    codes = HuffmanCode(counts, longest: 15)
    distanceCodes = HuffmanCode(distanceCounts, longest: 15)
  }

  func write(isLast: Bool, to output: inout BitWriter) {
    output.append(isLast ? 1 : 0, bits: 1)
    output.append(2, bits: 2)
    writeLengths(to: &output)
    for symbol in symbols {
      let (code, extra, bits) = symbol.code
      codes.write(code, to: &output)
      output.append(extra, bits: bits)
      guard symbol.distance > 0 else { continue }
      let (distanceCode, distanceExtra, distanceBits) = symbol.distanceCode
      distanceCodes.write(distanceCode, to: &output)
      output.append(distanceExtra, bits: distanceBits)
    }
    codes.write(Self.end, to: &output)
  }

  /// The order in which the lengths of the lengths' codes are written.
  private static var order: [Int] {
    [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  }

  /// Writes the lengths of both codes, with runs, in a code of their own.
  private func writeLengths(to output: inout BitWriter) {
    let lengths = codes.lengths(atLeast: 257)
    let distanceLengths = distanceCodes.lengths(atLeast: 1)
    let runs = Self.runs(of: Array(lengths) + distanceLengths)
    var counts = [Int](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    let runCodes = HuffmanCode(counts, longest: 7)
    let written = (Self.order.lastIndex { runCodes.lengths[$0] > 0 } ?? 3) + 1
    output.append(lengths.count - 257, bits: 5)
    output.append(distanceLengths.count - 1, bits: 5)
    output.append(max(written, 4) - 4, bits: 4)
    for symbol in Self.order.prefix(max(written, 4)) {
      output.append(runCodes.lengths[symbol], bits: 3)
    }
    for run in runs {
      runCodes.write(run.symbol, to: &output)
      output.append(run.extra, bits: run.bits)
    }
  }

  /// Lengths, where 16 repeats the last one 3…6 times, and 17 and 18 stand for 3…10 and 11…138 zeros.
  private static func runs(of lengths: [Int]) -> [(symbol: Int, extra: Int, bits: Int)] {
    var runs: [(symbol: Int, extra: Int, bits: Int)] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      let count = lengths[index...].prefix { $0 == length }.count
      let isRun = count > 2 && (length == 0 || index > 0 && lengths[index - 1] == length)
      let part = isRun ? min(count, length > 0 ? 6 : 138) : 1
      if !isRun {
        runs.append((length, 0, 0))
      } else if length > 0 {
        runs.append((16, part - 3, 2))
      } else {
        runs.append(part < 11 ? (17, part - 3, 3) : (18, part - 11, 7))
      }
      index += part
    }
    return runs
  }
}

/// A byte, or a reference to earlier bytes.
struct DeflateSymbol {
  /// The byte, or the number of bytes, 3…258.
  let value: UInt16
  /// How far back the bytes are, 1…32768; 0 for a byte.
  let distance: UInt16

  /// The code in the alphabet of bytes and lengths, and its extra bits: RFC 1951, 3.2.5.
  var code: (symbol: Int, extra: Int, extraBits: Int) {
    if distance == 0 { return (Int(value), 0, 0) }
    if value == 258 { return (285, 0, 0) }
    let (symbol, extra, bits) = Self.code(Int(value) - 3, shift: 2)
    return (257 + symbol, extra, bits)
  }

  /// The code in the alphabet of distances.
  var distanceCode: (symbol: Int, extra: Int, extraBits: Int) {
    Self.code(Int(distance) - 1, shift: 1)
  }

  /// The codes of a number: 2 to the power of `shift` for every doubling of the number.
  private static func code(_ number: Int, shift: Int) -> (Int, Int, Int) {
    let bits = max(Int.bitWidth - 1 - number.leadingZeroBitCount - shift, 0)
    return (bits << shift + number >> bits, number & (1 << bits - 1), bits)
  }
}

/// Bytes that are filled bit by bit, the lowest bit first: RFC 1951, 3.1.1.
struct BitWriter {
  private var bytes: [UInt8]
  /// The bits that do not fill a byte yet.
  private var bits = 0
  private var count = 0

  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  mutating func append(_ value: Int, bits number: Int) {
    bits |= value << count
    count += number
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }

  /// All bytes, the last one filled with zeros.
  var finished: [UInt8] { count > 0 ? bytes + [UInt8(truncatingIfNeeded: bits)] : bytes }
}
