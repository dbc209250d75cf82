import EmojiRate

/// A strong entity tag, made of a 64-bit hash of the picture's document: RFC 9110 § 8.8.3.
///
/// The document and the library's revision determine the bytes of the PNG file, so a client that has the file gets
/// its answer before anything is drawn.
struct EntityTag: Equatable {
  /// The tag for a header, with its quotation marks: 13 characters, which a Swift string stores without the
  /// heap.
  let text: String

  init(of document: UnsafeRawBufferPointer, _ format: PictureFormat) {
    var rest = Self.hash(document) ^ (format == .png ? Self.pngHash : 0)
    text = String(unsafeUninitializedCapacity: 13) { characters in
      characters[0] = UInt8(ascii: "\"")
      for index in 1...11 {
        characters[index] = Self.alphabet[Int(rest & 63)]
        rest >>= 6
      }
      characters[12] = UInt8(ascii: "\"")
      return 13
    }
  }

  private static let pngHash = Array("png \(SVGOptions.revision)".utf8).withUnsafeBytes(hash)

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// Hashes bytes, with the same result on every platform and in every run.
  ///
  /// The state takes eight bytes at a time by a full 128-bit product, whose halves are folded.
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    // Odd numbers without a pattern: the digits of the golden ratio and of the square root of two.
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var state: UInt64 = 0x6A09_E667_F3BC_C909 ^ UInt64(bytes.count)
    func take(_ word: UInt64) {
      let product = (state ^ word).multipliedFullWidth(by: factor)
      // The rotated state is added, so no word can erase the words before it.
      state = (product.high ^ product.low) &+ (state << 23 | state >> 41)
    }
    let wholeCount = bytes.count & ~7
    for offset in stride(from: 0, to: wholeCount, by: 8) {
      take(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
    }
    var last: UInt64 = 0
    for offset in wholeCount..<bytes.count { last = last << 8 | UInt64(bytes[offset]) }
    take(last)
    take(0)
    return state
  }
}
