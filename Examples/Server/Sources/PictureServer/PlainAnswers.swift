import HTTPTypes
import Hummingbird

/// Makes one sentence of what is refused, and sees to it that HEAD gets no more than the head.
struct PlainAnswers: RouterMiddleware {
  typealias Context = Routes.Context

  /// How everything here can be asked for.
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
    // RFC 9112 § 3.2.
    guard request.head.authority != nil else { return Answers.refusal(.noHost) }
    do {
      return try await next(request, context)
    } catch let refusal as Refusal {
      return Answers.refusal(refusal)
    } catch let error as HTTPError where error.status == .notFound {
      // The router's: no route has the path.
      return Answers.refusal(.notFound)
    }
  }
}
