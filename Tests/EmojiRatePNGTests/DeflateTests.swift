import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("Deflate")
struct DeflateTests {
  private static var random: [UInt8] {
    var state: UInt64 = 43
    return (0..<100_000).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
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

  @Test("Repeated bytes take little room, and random ones hardly more than they are")
  func size() {
    #expect(Deflate.zlib(Array(repeating: 7, count: 300_000)).count < 400)
    #expect(Deflate.zlib(Self.random).count < 100_600)
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

@Suite("Deflate symbols")
struct DeflateSymbolTests {
  @Test(
    "Lengths and distances have the codes of RFC 1951",
    arguments: [
      (3, 257, 0, 0), (10, 264, 0, 0), (11, 265, 0, 1), (12, 265, 1, 1), (66, 276, 7, 3),
      (257, 284, 30, 5), (258, 285, 0, 0),
    ])
  func lengths(length: Int, code: Int, extra: Int, bits: Int) {
    let found = DeflateSymbol(value: UInt16(length), distance: 1).code
    #expect(found == (code, extra, bits))
  }

  @Test(
    "Distances have the codes of RFC 1951",
    arguments: [
      (1, 0, 0, 0), (4, 3, 0, 0), (5, 4, 0, 1), (6, 4, 1, 1), (24577, 29, 0, 13),
      (32768, 29, 8191, 13),
    ])
  func distances(distance: Int, code: Int, extra: Int, bits: Int) {
    let found = DeflateSymbol(value: 3, distance: UInt16(distance)).distanceCode
    #expect(found == (code, extra, bits))
  }

  @Test("A byte is its own code")
  func bytes() { #expect(DeflateSymbol(value: 200, distance: 0).code == (200, 0, 0)) }
}

@Suite("Bit writer")
struct BitWriterTests {
  @Test("The lowest bit comes first, and the last byte is filled with zeros")
  func order() {
    var writer = BitWriter([7])
    writer.append(1, bits: 1)
    writer.append(2, bits: 2)
    writer.append(0x1FF, bits: 9)
    #expect(writer.finished == [7, 0b1111_1101, 0b1111])
  }

  @Test("A full byte is followed by nothing")
  func full() {
    var writer = BitWriter([])
    writer.append(0xAB, bits: 8)
    #expect(writer.finished == [0xAB])
  }
}
