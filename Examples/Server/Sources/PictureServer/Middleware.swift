import HTTPTypes
import Hummingbird
import Logging

/// Answers each refused request with one sentence, and each HEAD request with only the head.
struct PlainAnswers: RouterMiddleware {
  typealias Context = Routes.Context

  /// The methods that every path allows.
  static let methods: [HTTPRequest.Method] = [.get, .head]

  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let response = try await answer(request, context, next)
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func answer(
    _ request: Request, _ context: Context,
    _ next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard Self.methods.contains(request.method) else { return Answers.refusal(.methodNotAllowed) }
    // HTTP/1.1 requires a Host field: RFC 9112 § 3.2.
    guard request.head.authority != nil else { return Answers.refusal(.noHost) }
    do {
      return try await next(request, context)
    } catch let refusal as Refusal {
      return Answers.refusal(refusal)
    } catch let error as HTTPError where error.status == .notFound {
      // The router throws this error if no route has the path.
      return Answers.refusal(.notFound)
    }
  }
}

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
