import Hummingbird
import Logging

/// Logs each request and its answer in one line.
struct RequestLog: RouterMiddleware {
  typealias Context = Routes.Context

  /// The maximum number of bytes of an address that are logged.
  private static let addressLimit = 200

  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let response = try await next(request, context)
    context.logger.info(
      "\(request.method) \(Self.excerpt(request.uri.string)) \(response.status.code)",
      metadata: ["bytes": "\(response.body.contentLength ?? 0)"])
    return response
  }

  private static func excerpt(_ address: String) -> String {
    Refusal.excerpt(Array(address.utf8.prefix(addressLimit))[...], limit: addressLimit)
  }
}
