import EmojiRate
import Hummingbird

extension Picture {
  /// The SVG document, drawn directly into a buffer for the socket.
  func document(_ options: SVGOptions) -> ByteBuffer {
    var buffer = ByteBuffer()
    // A face fits. A longer document is written a second time, with enough room.
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
