import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Ends a connection so that its client loses nothing: the last answer says that it is the last.
///
/// When the server is to end, a connection that waits for its next request is not closed at once, as the
/// request may be on its way: it is answered, if it comes within ``patience``.
final class LastAnswer: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// How long a connection without a request is kept once the server is to end.
  static let patience = TimeAmount.seconds(1)

  /// How many requests have begun and have no whole answer yet.
  private var requestCount = 0
  private var isEnding = false
  /// Ends the wait for the next request.
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

  /// Lets the server close the connection: behind the answer to what it is asked, or at once.
  private func end(_ context: ChannelHandlerContext) {
    wait?.cancel()
    wait = nil
    context.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
  }

  func handlerRemoved(context: ChannelHandlerContext) { wait?.cancel() }
}
