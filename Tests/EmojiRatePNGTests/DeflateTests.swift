import EmojiRate
import Testing

@testable import EmojiRatePNG
@testable import EmojiRateTestSupport

@Suite("Deflate")
struct DeflateTests {
  private static var random: [UInt8] {
    var random = SplitMix64(seed: 43)
    return (0..<100_000).map { _ in UInt8(truncatingIfNeeded: random.next()) }
  }

  @Test("Inflating gives the same bytes")
  func roundTrip() {
    let texts: [[UInt8]] = [
      [], [0], [1, 2], [5, 5, 5], Array("abcabcabcabcabcd".utf8),
      Array(repeating: 7, count: 300_000), Self.random, Self.random + Self.random,
      (0..<70_000).map { UInt8(truncatingIfNeeded: $0 / 3 ^ $0 / 500) },
      Array(repeating: Array(0...255), count: 300).flatMap { $0 },
    ]
    for text in texts { #expect(Inflate.zlib(Deflate.zlib(text)) == text) }
  }
}

@Suite("Deflate blocks")
struct DeflateBlockTests {
  @Test("Symbols of every kind come back")
  func symbols() throws {
    // All lengths and the powers of two of all distances, after bytes to refer to.
    let start = (0..<32768).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 7) }
    var symbols = start.map { DeflateSymbol(value: UInt16($0), distance: 0) }
    var expected = start
    for length in 3...258 {
      let distance = 1 << (length % 16)
      symbols.append(DeflateSymbol(value: UInt16(length), distance: UInt16(distance)))
      for _ in 0..<length { expected.append(expected[expected.count - distance]) }
    }
    var output = BitWriter([0x78, 0xDA])
    DeflateBlock(symbols).write(isLast: true, to: &output)
    let bytes = output.finished + Checksum.adler32(expected).bigEndianBytes
    #expect(Inflate.zlib(bytes) == expected)
  }
}

@Suite("Huffman codes")
struct HuffmanCodeTests {
  /// The sum of 2 to the power of minus the lengths: 1 for a code without gaps.
  private static func kraft(_ lengths: [Int]) -> Double {
    lengths.reduce(0) { $0 + ($1 > 0 ? 1 / Double(1 << $1) : 0) }
  }

  @Test("No word is longer than the limit, and the code has no gaps", arguments: [7, 15])
  func limit(longest: Int) {
    // Fibonacci's numbers give the longest words.
    var counts = [1, 1]
    while counts.count < 30 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    let lengths = HuffmanCode(counts, longest: longest).lengths
    #expect(lengths.max()! == longest)
    #expect(Self.kraft(lengths) == 1)
  }
}

@Suite("References")
struct ReferencesTests {
  private static func symbols(_ bytes: [UInt8]) -> [(value: UInt16, distance: UInt16)] {
    var references = References(bytes)
    var symbols: [(UInt16, UInt16)] = []
    while let symbol = references.next() { symbols.append((symbol.value, symbol.distance)) }
    return symbols
  }

  @Test("Nothing refers further back than the window")
  func window() {
    let far = Array("needle!".utf8) + (0..<40_000).map { UInt8($0 % 50) } + Array("needle!".utf8)
    for symbol in Self.symbols(far) { #expect(symbol.distance <= 32768) }
    #expect(Self.symbols([]).isEmpty)
  }
}
