import EmojiRate
import Testing

@testable import EmojiRatePNG

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
