import Hummingbird
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// Replaces the HTTP core's answer to an unreadable request with one of ``Answers``.
final class UnreadRequest: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private var refusal = Refusal.unreadable

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if error as? HTTPParserError == .headerOverflow { refusal = .headTooLong }
    context.fireErrorCaught(error)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .head(let head) = unwrapOutboundIn(data), head.status == .badRequest,
      head.headerFields[.contentSecurityPolicy] == nil
    else { return context.write(data, promise: promise) }
    var answer = Answers.refusal(refusal)
    answer.headers[.connection] = "close"
    context.write(wrapOutboundOut(.head(answer.head)), promise: promise)
    context.write(
      wrapOutboundOut(.body(ByteBuffer(string: refusal.sentence + "\n"))), promise: nil)
  }
}
