import EmojiRate
import Testing

@testable import EmojiRatePNG

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
