import EmojiRate
import EmojiRateDrawings
import EmojiRateHistory
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
            try picture(kind, context.parameters.get("value") ?? "", format, request)
          }
        }
        router.on("/summary/{counts}\(format.ending)", method: method) { request, context in
          try summary(context.parameters.get("counts") ?? "", format, request)
        }
        router.on("/history\(format.ending)", method: method) { request, _ in
          try history(format, request)
        }
        router.on("/drawings/{name}/{value}\(format.ending)", method: method) { request, context in
          let name = context.parameters.get("name") ?? ""
          guard let drawing = drawings[name] else { throw Refusal.noDrawing(Refusal.excerpt(name)) }
          return try picture(
            .face, context.parameters.get("value") ?? "", format, request,
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
    _ counts: String, _ format: PictureFormat, _ request: Request
  ) throws(Refusal) -> Response {
    let address = try SummaryAddress(counts: counts, query: request.uri.query, format: format)
    guard request.head.path == address.canonical else {
      return Answers.redirect(to: address.canonical)
    }
    let picture = address.settings.summary(address.counts)
    return try Answers.picture(picture, address.settings.options, format, to: request)
  }

  /// Answers with ratings over time, whose counts are in the query.
  static func history(_ format: PictureFormat, _ request: Request) throws(Refusal) -> Response {
    let address = try HistoryAddress(query: request.uri.query, format: format)
    guard request.head.path == address.canonical else {
      return Answers.redirect(to: address.canonical)
    }
    let picture = RatingHistory(address.history, settings: address.settings)
    return try Answers.picture(picture, address.settings.options, format, to: request)
  }

  static func picture(
    _ kind: PictureKind, _ value: String, _ format: PictureFormat, _ request: Request,
    _ drawn: PictureAddress.Drawn? = nil
  ) throws(Refusal) -> Response {
    let address = try PictureAddress(
      kind, value: value, query: request.uri.query, drawn, format: format)
    guard request.head.path == address.canonical else {
      return Answers.redirect(to: address.canonical)
    }
    let picture = kind.picture(address.value, address.settings)
    return try Answers.picture(
      picture, address.settings.options, format, to: request, isFixed: drawn == nil)
  }
}
