/// The checksums of PNG files and of their compressed data.
enum Checksum {
  /// The cyclic redundancy check of PNG, annex D.
  static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    let table = (0..<256 as Range<UInt32>).map { byte in
      (0..<8).reduce(byte) { sum, _ in sum & 1 == 0 ? sum >> 1 : 0xEDB8_8320 ^ sum >> 1 }
    }
    return ~bytes.reduce(~0) { sum, byte in
      table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8
    }
  }

  /// Adler's checksum: RFC 1950, 8.2.
  static func adler32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var (sum, sumOfSums): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      sum = (sum + UInt32(byte)) % 65521
      sumOfSums = (sumOfSums + sum) % 65521
    }
    return sumOfSums << 16 | sum
  }
}

extension UInt32 {
  /// The four bytes, highest first.
  var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
