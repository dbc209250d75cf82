import EmojiRate
import Hummingbird

extension Picture {
  /// The document in a buffer that goes to the socket as it is: there is no string in between.
  func document(_ options: SVGOptions) -> ByteBuffer {
    var buffer = ByteBuffer()
    // Faces fit; a longer document is written a second time, into as much room as it needs.
    var capacity = 1024
    while true {
      var count = 0
      buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: capacity) { bytes in
        count = write(into: bytes, options: options)
        return count <= bytes.count ? count : 0
      }
      if buffer.readableBytes == count { return buffer }
      capacity = count
    }
  }
}
