import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("Checksums")
struct ChecksumTests {
  @Test("CRC-32 and Adler-32 of known texts")
  func known() {
    #expect(Checksum.crc32("123456789".utf8) == 0xCBF4_3926)
    #expect(Checksum.crc32("IEND".utf8) == 0xAE42_6082)
    #expect(Checksum.crc32([]) == 0)
    #expect(Checksum.adler32("Wikipedia".utf8) == 0x11E6_0398)
    #expect(Checksum.adler32([]) == 1)
  }

  @Test("The highest byte comes first")
  func bigEndian() { #expect((0x0102_03FF as UInt32).bigEndianBytes == [1, 2, 3, 255]) }
}
