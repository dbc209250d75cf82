import Hummingbird
import Logging

/// Logs each request and its answer in one line.
struct RequestLog: RouterMiddleware {
  typealias Context = Routes.Context

  /// The maximum number of characters of an address that are logged.
  private static let addressLimit = 200

  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let response = try await next(request, context)
    context.logger.info(
      """
      \(request.method) \(Refusal.excerpt(request.uri.string, limit: Self.addressLimit)) \
      \(response.status.code)
      """,
      metadata: ["bytes": "\(response.body.contentLength ?? 0)"])
    return response
  }
}
