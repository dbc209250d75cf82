import NIOCore
import NIOHTTPTypes

/// Closes a connection that sends a body of any length with requests that need none.
///
/// What is within the limit is read and dropped, so that well-meant requests get their answer.
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
