import EmojiRate
import Foundation
import Hummingbird
import Testing

@Suite("Guide")
struct GuideTests {
  private static func router() -> Router<BasicRequestContext> {
    let router = Router()
    // The handler in Serving.md, word for word.
    router.get("face/{value}") { request, context in
      guard let rating = Rating(text: try context.parameters.require("value")) else {
        throw HTTPError(.badRequest, message: "the value is not a number such as 3.2")
      }
      let face = Face(rating)
      let tag = face.entityTag()
      if tag.matches(request.headers[.ifNoneMatch]) {
        return Response(status: .notModified, headers: [.eTag: tag.text])
      }
      return Response(
        status: .ok, headers: [.contentType: "image/svg+xml", .eTag: tag.text],
        body: ResponseBody(byteBuffer: ByteBuffer(string: face.svg())))
    }
    return router
  }

  @Test("The handler of the documentation is the one that is tested here")
  func text() throws {
    let here = URL(filePath: #filePath)
    var top = here
    for _ in 1...5 { top.deleteLastPathComponent() }
    let article = top.appending(path: "Sources/EmojiRate/EmojiRate.docc/Serving.md")
    let source = try String(contentsOf: here, encoding: .utf8)
    let start = try #require(source.firstRange(of: "    router.get(")).lowerBound
    let end = try #require(source[start...].firstRange(of: "\n    }\n")).upperBound
    let handler = source[start..<end].split(separator: "\n").map { $0.dropFirst(4) }
      .joined(separator: "\n")
    #expect(try String(contentsOf: article, encoding: .utf8).contains(handler))
  }

  @Test("It answers a picture with its type and tag, who has it with 304, and no number with 400")
  func answers() async throws {
    try await withServer({ onRunning in
      Application(
        router: Self.router(),
        configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
        onServerRunning: { await onRunning($0.localAddress?.port ?? 0) }, logger: silence)
    }) { client in
      let first = try await client.get("/face/3.2")
      #expect(first.status == 200)
      #expect(first.headers["content-type"] == "image/svg+xml")
      #expect(first.body == Face(3.2).svg())
      let tag = try #require(first.headers["etag"])
      let second = try await client.get("/face/3.2", headers: ["If-None-Match: \(tag)"])
      #expect(second.status == 304)
      #expect(second.body.isEmpty)
      let weak = try await client.get("/face/3.2", headers: ["If-None-Match: \"a\", W/\(tag)"])
      #expect(weak.status == 304)
      #expect(try await client.get("/face/4", headers: ["If-None-Match: \(tag)"]).status == 200)
      for text in ["nice", "nan", "0x1p2", "inf"] {
        #expect(try await client.get("/face/\(text)").status == 400)
      }
    }
  }
}
