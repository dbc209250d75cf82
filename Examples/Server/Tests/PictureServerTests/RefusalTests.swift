import EmojiRate
import Testing

@Suite("Refusals")
struct RefusalTests {
  private static let themes = Theme.allCases.map(\.description)

  static let sentences = [
    (
      "/face/good.svg",
      "The parameter value is 'good', but must be a number such as 3.2, of at most 12 digits, "
        + "6 of them decimals."
    ),
    (
      "/face/3.svg?mouth-width=nan",
      "The parameter mouth-width is 'nan', but must be a number such as 3.2, of at most 12 digits, "
        + "6 of them decimals."
    ),
    (
      "/face/3.svg?mouth-width",
      "The parameter mouth-width is '', but must be a number such as 3.2, of at most 12 digits, "
        + "6 of them decimals."
    ),
    ("/face/3.svg?no-eyes=1", "The parameter no-eyes is '1', but must be without a value."),
    (
      "/face/3.svg?precision=2.5",
      "The parameter precision is '2.5', but must be a whole number."
    ),
    (
      "/face/3.svg?minimum=0.0000001",
      "The parameter minimum is '0.0000001', but must be a number such as 3.2, of at most 12 "
        + "digits, 6 of them decimals."
    ),
    (
      "/face/3.svg?hue-path=longer",
      "The parameter hue-path is 'longer', but must be linear or shorter."
    ),
    (
      "/face/3.svg?color=%23ggg",
      "The parameter color is '#ggg', but must be a colour such as crimson, #dc143c (written "
        + "%23dc143c) or rgb(220,20,60), or auto."
    ),
    (
      "/face/3.svg?low-color=currentColor",
      "The parameter low-color is 'currentColor', but must be a colour of its own such as crimson, "
        + "#dc143c (written %23dc143c) or rgb(220,20,60)."
    ),
    (
      "/face/3.svg?background=blau",
      "The parameter background is 'blau', but must be a colour such as crimson, #dc143c (written "
        + "%23dc143c) or rgb(220,20,60), or none."
    ),
    (
      "/face/3.svg?title=%C3",
      "The parameter title is '\u{FFFD}', but must be a text in UTF-8 that is not empty."
    ),
    (
      "/face/3.svg?title=",
      "The parameter title is '', but must be a text in UTF-8 that is not empty."
    ),
    (
      "/face/3.svg?title=100%",
      "The parameter title is '100%', but must be percent-encoded, two hexadecimal digits after each "
        + "%."
    ),
    (
      "/face/3.svg?title=a%0Ab&size=x%0A%E2%80%AEy",
      "The parameter size is 'x\u{FFFD}\u{FFFD}y', but must be a number such as 3.2, of at most "
        + "12 digits, 6 of them decimals."
    ),
    (
      "/face/3.svg?size=48&size=48",
      "The parameter size is given more than once; give it once."
    ),
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
    ("/stars/3.svg?count=5.5", "The parameter count is '5.5', but must be a whole number."),
    ("/stars/3.svg?height=40", "The parameter height requires width; give both."),
    (
      "/stars/3.svg?fill=half&symbol=face",
      "The parameter fill has no effect with symbol=face; leave one of them out."
    ),
    (
      "/stars/3.svg?theme=blue",
      "The parameter theme is 'blue', but must be \(themes.dropLast().joined(separator: ", ")) or "
        + "\(themes.last!)."
    ),
    (
      "/stars/3.svg?cells=200",
      "The parameter cells is '200', but must be a width and a height such as 200x50."
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

  @Test("An unknown parameter is answered with those there are")
  func unknown() async throws {
    try await withServer { client in
      for (address, beginning) in [
        ("/face/3.svg?colour=red", "There is no parameter 'colour' of a face; there are minimum, "),
        ("/face/3.svg?count=5", "There is no parameter 'count' of a face; there are minimum, "),
        ("/face/3.svg?=5", "There is no parameter '' of a face; there are minimum, "),
        (
          "/stars/3.svg?size=9",
          "There is no parameter 'size' of a row of stars; there are minimum, "
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
      for address in ["/", "/face", "/face/3.2", "/face/3.2.png", "/face/a/3.2.svg", "/constant/0"]
      {
        let response = try await client.get(address)
        #expect(response.status == 404, "\(address)")
        #expect(
          response.body
            == "There is nothing here; ask for /face/3.2.svg, /stars/3.5.svg, /summary/12,5,3,40,80.svg or /health.\n"
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
