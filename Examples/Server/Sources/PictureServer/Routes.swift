import EmojiRate
import EmojiRateDrawings
import Hummingbird

/// The answer for each path.
enum Routes {
  typealias Context = BasicRequestContext

  /// Makes the router; `/constant/0` and so on always answer with the responses in `constants`.
  static func router(
    constants: [Response] = [], drawings: Drawings = Drawings()
  ) -> Router<Context> {
    let router = Router()
    router.add(middleware: RequestLog())
    router.add(middleware: PlainAnswers())
    for method in PlainAnswers.methods {
      for format in PictureFormat.allCases {
        for kind in PictureKind.allCases {
          router.on("\(kind.folder){value}\(format.ending)", method: method) { request, context in
            let value = context.parameters.get("value") ?? ""
            switch kind.maker {
            case .counts(let type): return try summary(type, value, format, request)
            case .value(let type): return try picture(kind, type, value, format, request)
            }
          }
        }
        router.on("/drawings/{name}/{value}\(format.ending)", method: method) { request, context in
          let name = context.parameters.get("name") ?? ""
          guard let drawing = drawings[name] else { throw Refusal.noDrawing(Refusal.excerpt(name)) }
          return try picture(
            .face, Face.self, context.parameters.get("value") ?? "", format, request,
            PictureAddress.Drawn(name, drawing))
        }
      }
      router.on("health", method: method) { _, _ in Answers.healthy() }
      for (index, response) in constants.enumerated() {
        router.on("constant/\(index)", method: method) { _, _ in response }
      }
    }
    return router
  }

  /// Answers with a summary of counts, lowest value first: `/summary/12,5,3,40,80.svg`.
  static func summary(
    _ type: RatingSummary.Type, _ counts: String, _ format: PictureFormat, _ request: Request
  ) throws(Refusal) -> Response {
    let address = try SummaryAddress(counts: counts, query: request.uri.query, format: format)
    guard request.head.path == address.canonical else {
      return Answers.redirect(to: address.canonical)
    }
    let picture = type.init(address.counts, settings: address.settings)
    return try Answers.picture(picture, address.settings.options, format, to: request)
  }

  static func picture(
    _ kind: PictureKind, _ type: any RatedPicture.Type, _ value: String, _ format: PictureFormat,
    _ request: Request, _ drawn: PictureAddress.Drawn? = nil
  ) throws(Refusal) -> Response {
    let address = try PictureAddress(
      kind, value: value, query: request.uri.query, drawn, format: format)
    guard request.head.path == address.canonical else {
      return Answers.redirect(to: address.canonical)
    }
    let picture = type.init(address.value, settings: address.settings)
    return try Answers.picture(
      picture, address.settings.options, format, to: request, isFixed: drawn == nil)
  }
}
