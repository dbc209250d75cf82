/// A byte, or a reference to earlier bytes.
struct DeflateSymbol {
  /// The byte, or the number of bytes, 3…258.
  let value: UInt16
  /// How far back the bytes are, 1…32768; 0 for a byte.
  let distance: UInt16

  /// The code in the alphabet of bytes and lengths, and its extra bits: RFC 1951, 3.2.5.
  var code: (symbol: Int, extra: Int, extraBits: Int) {
    if distance == 0 { return (Int(value), 0, 0) }
    if value == 258 { return (285, 0, 0) }
    let (symbol, extra, bits) = Self.code(Int(value) - 3, shift: 2)
    return (257 + symbol, extra, bits)
  }

  /// The code in the alphabet of distances.
  var distanceCode: (symbol: Int, extra: Int, extraBits: Int) {
    Self.code(Int(distance) - 1, shift: 1)
  }

  /// The codes of a number: 2 to the power of `shift` for every doubling of the number.
  private static func code(_ number: Int, shift: Int) -> (Int, Int, Int) {
    let bits = max(Int.bitWidth - 1 - number.leadingZeroBitCount - shift, 0)
    return (bits << shift + number >> bits, number & (1 << bits - 1), bits)
  }
}
