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
