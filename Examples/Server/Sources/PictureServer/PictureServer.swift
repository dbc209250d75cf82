import EmojiRate
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging

/// The server: pictures from the library over HTTP/1.1.
public enum PictureServer {
  /// Makes the server, which `runService()` runs until SIGTERM or SIGINT.
  ///
  /// It then answers all requests that have begun. Each connection's last answer has `Connection: close`.
  ///
  /// - Parameters:
  ///   - host: The address to listen on.
  ///   - port: The port to listen on; 0 is any free port.
  ///   - logger: The log of requests.
  ///   - drawings: The drawings at `/drawings/`.
  ///   - constants: Addresses of faces for the benchmark. The server draws each one once, and answers with
  ///     the first at `/constant/0`, and so on.
  ///   - onRunning: Called with the port once the server accepts connections.
  public static func application(
    host: String, port: Int, logger: Logger, drawings: Drawings = Drawings(),
    constants: [String] = [],
    onRunning: @escaping @Sendable (Int) async -> Void = { _ in }
  ) throws -> some ApplicationProtocol {
    let router = Routes.router(
      constants: try constants.map { try response(to: $0) }, drawings: drawings)
    return Application(
      router: router, server: .http1(configuration: limits),
      configuration: ApplicationConfiguration(
        address: .hostname(host, port: port),
        availableConnectionsDelegate: MaximumAvailableConnections(1024, logger: logger)),
      onServerRunning: { await onRunning($0.localAddress?.port ?? port) }, logger: logger)
  }

  /// The response to a face's address.
  private static func response(to address: String) throws -> Response {
    let request = Request(
      head: HTTPRequest(method: .get, scheme: nil, authority: nil, path: address),
      body: RequestBody(buffer: ByteBuffer()))
    let value = request.uri.path.dropFirst("/face/".count).dropLast(".svg".count)
    return try Routes.picture(.face, String(value), .svg, request)
  }

  /// The limits of a connection, which suffice for pictures.
  private static let limits = HTTP1Channel.Configuration(
    additionalChannelHandlers: [UnreadRequest(), BodyLimit(), LastAnswer()],
    idleTimeout: .seconds(30),
    httpDecoderConfiguration: HTTP1Channel.Configuration.DecoderConfiguration(
      maxHeaderFieldSize: Refusal.headLimit, maxHeaderListSize: Refusal.headLimit,
      maxHeaderFieldCount: 100))
}
