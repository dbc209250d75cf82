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
      for kind in PictureKind.allCases {
        router.on("\(kind.folder){value}.svg", method: method) { request, context in
          try picture(kind, context.parameters.get("value") ?? "", request)
        }
      }
      router.on("health", method: method) { _, _ in Answers.healthy() }
      for (index, response) in constants.enumerated() {
        router.on("constant/\(index)", method: method) { _, _ in response }
      }
    }
    return router
  }

  static func picture(
    _ kind: PictureKind, _ value: String, _ request: Request
  ) throws(Refusal) -> Response {
    let address = try PictureAddress(kind, value: value, query: request.uri.query)
    let canonical = String(decoding: address.canonical, as: UTF8.self)
    guard request.head.path == canonical else { return Answers.redirect(to: canonical) }
    switch kind.maker {
    case .value(let type):
      let picture = type.init(address.value, address.settings)
      return Answers.picture(picture, address.settings.options, to: request)
    }
  }
}
