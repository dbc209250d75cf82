/// The 64-bit FNV-1a digest of bytes: <http://www.isthe.com/chongo/tech/comp/fnv/>.
struct FNV1a {
  private(set) var digest: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
