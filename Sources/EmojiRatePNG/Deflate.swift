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
