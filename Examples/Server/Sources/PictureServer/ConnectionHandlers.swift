import HTTPTypes
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

/// Ends a connection without losing a request: its last answer has `Connection: close`.
///
/// When the server stops, a connection between two requests stays open for ``patience``. A request that
/// arrives in this time is answered.
final class LastAnswer: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// How long a connection between two requests stays open after the server begins to stop.
  static let patience = TimeAmount.seconds(1)

  /// The number of requests that have begun and are not completely answered.
  private var requestCount = 0
  private var isEnding = false
  /// The timer that ends the wait for the next request.
  private var wait: Scheduled<Void>?

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var isFirst = false
    if case .head = unwrapInboundIn(data) {
      isFirst = requestCount == 0
      requestCount += 1
    }
    context.fireChannelRead(data)
    if isEnding, isFirst { end(context) }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(var response) where isEnding && requestCount < 2:
      response.headerFields[.connection] = "close"
      return context.write(wrapOutboundOut(.head(response)), promise: promise)
    case .end: requestCount = max(requestCount - 1, 0)
    default: break
    }
    context.write(data, promise: promise)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard event is ChannelShouldQuiesceEvent else {
      return context.fireUserInboundEventTriggered(event)
    }
    isEnding = true
    if requestCount > 0 { return end(context) }
    let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
    let context = NIOLoopBound(context, eventLoop: context.eventLoop)
    wait = context.value.eventLoop.scheduleTask(in: Self.patience) {
      handler.value.end(context.value)
    }
  }

  /// Lets the server close the connection: after the current request's answer, or at once without a request.
  private func end(_ context: ChannelHandlerContext) {
    wait?.cancel()
    wait = nil
    context.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
  }

  func handlerRemoved(context: ChannelHandlerContext) { wait?.cancel() }
}
