import EmojiRate
import Hummingbird

/// What is answered at which path.
enum Routes {
  typealias Context = BasicRequestContext

  /// The routes, and beside them `/constant/0` and so on, which always answer `constants`.
  static func router(constants: [Response] = []) -> Router<Context> {
    let router = Router()
    router.add(middleware: RequestLog())
    router.add(middleware: PlainAnswers())
    for method in PlainAnswers.methods {
      router.on("face/{value}.svg", method: method) { request, context in
        try face(context.parameters.get("value") ?? "", request)
      }
      router.on("stars/{value}.svg", method: method) { request, context in
        try stars(context.parameters.get("value") ?? "", request)
      }
      router.on("health", method: method) { _, _ in Answers.healthy() }
      for (index, response) in constants.enumerated() {
        router.on("constant/\(index)", method: method) { _, _ in response }
      }
    }
    return router
  }

  static func face(_ value: String, _ request: Request) throws(Refusal) -> Response {
    try picture(
      PictureAddress<FaceSettings>(folder: "/face/", value: value, query: request.uri.query),
      request)
  }

  static func stars(_ value: String, _ request: Request) throws(Refusal) -> Response {
    try picture(
      PictureAddress<StarsSettings>(folder: "/stars/", value: value, query: request.uri.query),
      request)
  }

  private static func picture<Settings>(
    _ address: PictureAddress<Settings>, _ request: Request
  ) -> Response {
    let canonical = String(decoding: address.canonical, as: UTF8.self)
    return request.head.path == canonical
      ? Answers.picture(address.picture, address.options, to: request)
      : Answers.redirect(to: canonical)
  }
}
