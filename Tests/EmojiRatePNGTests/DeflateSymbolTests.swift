import EmojiRate
import Testing

@testable import EmojiRatePNG

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
