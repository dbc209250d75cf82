import EmojiRate
import Testing

@testable import PictureServer

@Suite("Refusals")
struct RefusalTests {
  private static let themes = {
    let words = Theme.allCases.map(\.rawValue)
    return words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
  }()
  private static let faceParameters = Sample.all(of: .face).map(\.name).joined(separator: ", ")

  static let sentences = [
    ("/face/good.svg", "The parameter value is 'good', but must be a number such as 3.2."),
    ("/face/nan.svg", "The parameter value is 'nan', but must be a number such as 3.2."),
    (
      "/face/3.svg?mouth-width=nan",
      "The parameter mouth-width 'nan' is not a number; give a number from 0.2 to 0.7."
    ),
    (
      "/face/3.svg?mouth-width",
      "The parameter mouth-width must be a number from 0.2 to 0.7."
    ),
    ("/face/3.svg?no-eyes=1", "The parameter no-eyes must be without a value, on or true."),
    (
      "/face/3.svg?precision=2.5",
      "The parameter precision '2.5' is not allowed; give a whole number from 0 to 6."
    ),
    (
      "/face/3.svg?hue-path=longer",
      "The parameter hue-path 'longer' is not known; give linear, shorter or straight."
    ),
    (
      "/face/3.svg?color=%23ggg",
      "The parameter color '#ggg' is not a colour; give a CSS name, #rgb, #rrggbb, rgb(), hsl(), hsb() or oklch()."
    ),
    (
      "/face/3.svg?low-color=currentColor",
      "The parameter low-color 'currentColor' is not allowed; give a fixed colour, or currentColor for all "
        + "ratings by color."
    ),
    (
      "/face/3.svg?background=blau",
      "The parameter background 'blau' is not a colour; give a CSS name, #rgb, #rrggbb, rgb(), hsl(), hsb() or oklch()."
    ),
    ("/face/3.svg?title=%C3", "The parameter title must be a text."),
    ("/face/3.svg?title", "The parameter title must be a text."),
    (
      "/face/3.svg?a%0A%E2%80%AEb",
      "The parameter a\u{FFFD}\u{FFFD}b is unknown; there are \(faceParameters)."
    ),
    ("/face/3.svg?size=48&size=48", "The parameter size is given twice; give it once."),
    (
      "/face/3.svg?color=red&low-color=blue",
      "The parameter color conflicts with low-color; give one of them."
    ),
    (
      "/face/3.svg?responsive&size=48",
      "The parameter responsive conflicts with size; give one of them."
    ),
    (
      "/face/3.svg?minimum=5",
      "The minimum 5 is not below the maximum 5; give a lower or a higher one."
    ),
    (
      "/stars/3.svg?count=5.5",
      "The parameter count '5.5' is not allowed; give a whole number from 1 to 100."
    ),
    ("/stars/3.svg?height=40", "The parameter height requires width; give both."),
    (
      "/stars/3.svg?fill=half&symbol=face",
      "The parameter fill has no effect with symbol=face; leave one of them out."
    ),
    (
      "/stars/3.svg?theme=blue",
      "The parameter theme 'blue' is not known; give \(themes)."
    ),
    (
      "/stars/3.svg?cells=200",
      "The parameter cells '200' is not allowed; give a width and a height such as 200x50, each from 1 to 10000."
    ),
  ]

  @Test("Bad input is answered 400 and one sentence that nobody caches")
  func sentences() async throws {
    try await withServer { client in
      for (address, sentence) in Self.sentences {
        let response = try await client.get(address)
        #expect(response.status == 400, "\(address)")
        #expect(response.body == sentence + "\n", "\(address)")
        #expect(response.headers["content-type"] == "text/plain; charset=utf-8")
        #expect(response.headers["cache-control"] == "no-store")
        #expect(response.headers["x-content-type-options"] == "nosniff")
      }
    }
  }

  @Test("A PNG file that is too large is answered 400 and the limit")
  func largePNG() async throws {
    try await withServer { client in
      let limit = "give a size for at most 1048576 pixels, such as 1024 × 1024.\n"
      for (address, size) in [
        ("/face/3.png?size=1025", "1025 × 1025"), ("/face/3.png?size=5000", "5000 × 5000"),
        ("/stars/3.png?star-size=480", "2432 × 480"),
      ] {
        // A client that has any picture gets no 304 for one that there is not.
        let response = try await client.get(address, headers: ["If-None-Match: *"])
        #expect(response.status == 400, "\(address)")
        #expect(response.body == "A PNG file of \(size) pixels is too large; \(limit)")
      }
      #expect(try await client.get("/face/3.png?size=1024").status == 200)
      let wide = try await client.get("/stars/3.png?count=100")
      #expect(
        wide.body
          == "The picture cannot be drawn: a PNG file of 5192 × 44 pixels is not possible; each side has 1 to 4096 pixels.\n"
      )
    }
  }

  @Test("An unknown parameter is answered with those there are")
  func unknown() async throws {
    try await withServer { client in
      for (address, beginning) in [
        ("/face/3.svg?colour=red", "The parameter colour is unknown; there are minimum, "),
        ("/face/3.svg?count=5", "The parameter count is unknown; there are minimum, "),
        ("/face/3.svg?=5", "The parameter  is unknown; there are minimum, "),
        (
          "/stars/3.svg?size=9",
          "The parameter size is unknown; there are minimum, "
        ),
      ] {
        let response = try await client.get(address)
        #expect(response.status == 400)
        #expect(response.body.hasPrefix(beginning), "\(response.body)")
      }
    }
  }

  @Test("Where nothing is, 404 says what there is")
  func notFound() async throws {
    try await withServer { client in
      for address in ["/", "/face", "/face/3.2", "/face/3.2.gif", "/face/a/3.2.svg", "/constant/0"]
      {
        let response = try await client.get(address)
        #expect(response.status == 404, "\(address)")
        #expect(
          response.body
            == "There is nothing here; ask for /face/3.2.svg, /face/3.2.png, /stars/3.5.svg, /summary/12,5,3,40,80.svg, /history.svg?from=2026-01&counts=1,2,9;0,3,8 or /health.\n"
        )
      }
    }
  }

  @Test(
    "What does not read is answered 405 and what does",
    arguments: ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])
  func methodNotAllowed(method: String) async throws {
    try await withServer { client in
      let response = try await client.request(method, "/face/3.2.svg")
      #expect(response.status == 405)
      #expect(response.headers["allow"] == "GET, HEAD")
      #expect(response.body == "Pictures can only be read; use GET or HEAD.\n")
    }
  }
}
