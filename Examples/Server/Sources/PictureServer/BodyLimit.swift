import NIOCore
import NIOHTTPTypes

/// Closes a connection that sends a request body above the limit.
///
/// A body within the limit is read and dropped, so its request gets an answer.
final class BodyLimit: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart

  static let byteCount = 16 * 1024

  private var received = 0

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head: received = 0
    case .body(let bytes): received += bytes.readableBytes
    case .end: break
    }
    if received > Self.byteCount {
      context.close(promise: nil)
    } else {
      context.fireChannelRead(data)
    }
  }
}
