import EmojiRate
import EmojiRatePNG
import Testing

@Suite("Pictures")
struct PictureTests {
  @Test("A face is the library's, byte by byte")
  func face() async throws {
    try await withServer { client in
      let response = try await client.get("/face/3.2.svg")
      #expect(response.status == 200)
      #expect(response.body == Face(3.2).svg())
    }
  }

  @Test("PNG files are the library's, of every kind")
  func png() async throws {
    try await withServer { client in
      for (address, png) in [
        ("/face/4.2.png", try Face(4.2).png()),
        (
          "/face/3.png?background=%23ffffff&size=48",
          try Face(3).png(SVGOptions(size: 48, background: "white"))
        ),
        ("/stars/3.5.png", try StarRow(3.5).png()),
        ("/summary/1,2,3,4,5.png", try RatingSummary(counts: [1, 2, 3, 4, 5]).png()),
      ] {
        let response = try await client.get(address)
        #expect(response.status == 200, "\(address)")
        #expect(response.headers["content-type"] == "image/png")
        #expect(response.headers["content-length"] == "\(png.count)")
        #expect(response.bytes == png, "\(address)")
      }
      let other = try await client.get("/face/04.20.png")
      #expect(other.status == 308 && other.headers["location"] == "/face/4.2.png")
    }
  }

  private static var eyelessRed: FaceStyle {
    var style = FaceStyle(color: "red")
    style.eyes = .none
    return style
  }

  static let styled: [(address: String, document: String)] = [
    ("/face/0.svg", Face(0).svg()),
    ("/face/5.svg?mouth-width=0.5", Face(5, style: FaceStyle(mouthWidth: 0.5)).svg()),
    (
      "/face/-2.svg?minimum=-5&maximum=10&no-eyes&color=%23ff0000",
      Face(Rating(-2, minimum: -5, maximum: 10), style: eyelessRed).svg()
    ),
    (
      "/face/3.svg?background=%23ffffff&size=48&title=Note%20%7Bvalue%7D",
      Face(3).svg(
        SVGOptions(size: 48, background: CSSColor(css: "white"), label: .title("Note {value}")))
    ),
    (
      "/face/3.svg?color=currentColor",
      Face(3, style: FaceStyle(color: .fixed(.currentColor))).svg()
    ),
    ("/face/4.svg?theme=dusk", Face(4, style: FaceStyle(theme: .dusk)).svg()),
    ("/stars/3.5.svg", StarRow(3.5).svg()),
    ("/stars/3.5.svg?theme=dusk", StarRow(Rating(3.5), style: StarStyle(theme: .dusk)).svg()),
    (
      "/stars/7.3.svg?count=10&fill=half&width=320",
      StarRow(
        Rating(7.3, maximum: 10), count: 10, fill: .half, layout: .fitted(width: 320)
      ).svg()
    ),
    (
      "/stars/4.svg?symbol=face&right-to-left&cells=200x50",
      StarRow(
        Rating(4), symbol: .face, layout: .cells(width: 200, height: 50), isRightToLeft: true
      ).svg()
    ),
    (
      "/stars/100.svg?count=100&symbol=face",
      StarRow(Rating(100, maximum: 100), count: 100, symbol: .face).svg()
    ),
  ]

  @Test("Every parameter does what the library's property does")
  func styles() async throws {
    try await withServer { client in
      for (address, document) in Self.styled {
        let response = try await client.get(address)
        #expect(response.status == 200, "\(address)")
        #expect(response.body == document, "\(address)")
        #expect(response.headers["content-length"] == "\(document.utf8.count)")
      }
    }
  }

  @Test("The headers let caches keep a picture for good and browsers run nothing of it")
  func headers() async throws {
    try await withServer { client in
      let headers = try await client.get("/stars/3.5.svg").headers
      #expect(headers["content-type"] == "image/svg+xml; charset=utf-8")
      #expect(headers["cache-control"] == "public, max-age=31536000, immutable")
      #expect(headers["content-security-policy"] == "default-src 'none'; sandbox")
      #expect(headers["x-content-type-options"] == "nosniff")
      let tag = try #require(headers["etag"])
      #expect(tag.wholeMatch(of: /"[0-9a-f]{16}"/) != nil)
      #expect(headers["date"] != nil)
    }
  }

  @Test("HEAD gives the head of GET and nothing more, and the connection goes on")
  func head() async throws {
    try await withServer { client in
      for address in ["/face/3.2.svg", "/face/good.svg", "/nothing", "/health"] {
        let got = try await client.get(address)
        var head = try await client.request("HEAD", address)
        #expect(head.body.isEmpty)
        #expect(head.status == got.status)
        head.headers["date"] = got.headers["date"]
        #expect(head.headers == got.headers, "\(address)")
      }
      let both = try await client.exchange(
        "HEAD /face/good.svg HTTP/1.1\r\nHost: test\r\n\r\n"
          + "GET /face/3.2.svg HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n")
      let second = try #require(both.firstRange(of: "\r\n\r\n")).upperBound
      #expect(both[second...].hasPrefix("HTTP/1.1 200 "))
      #expect(both.hasSuffix(Face(3.2).svg()))
    }
  }

  @Test("Health is a word that nobody caches")
  func health() async throws {
    try await withServer { client in
      let response = try await client.get("/health")
      #expect(response.status == 200)
      #expect(response.body == "ok\n")
      #expect(response.headers["cache-control"] == "no-store")
    }
  }
}
