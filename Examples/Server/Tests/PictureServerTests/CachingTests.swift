import Testing

@Suite("Caching")
struct CachingTests {
  @Test("Who has the picture gets 304, without a body and its length")
  func notModified() async throws {
    try await withServer { client in
      let first = try await client.get("/face/3.2.svg")
      let tag = try #require(first.headers["etag"])
      let conditions = [
        tag, "*", " * ", "W/\(tag)", "\"other\", \(tag)", "\"a,b\",W/\"c\" , W/\(tag)",
        ", ,\(tag),",
        "\"\"\t, \(tag)",
      ]
      for condition in conditions {
        let response = try await client.get(
          "/face/3.2.svg", headers: ["If-None-Match: \(condition)"])
        #expect(response.status == 304, "\(condition)")
        #expect(response.body.isEmpty)
        #expect(response.headers["etag"] == tag)
        #expect(response.headers["cache-control"] == first.headers["cache-control"])
        #expect(response.headers["content-length"] == nil)
        #expect(response.headers["transfer-encoding"] == nil)
      }
      let lines = try await client.get(
        "/face/3.2.svg", headers: ["If-None-Match: \"other\"", "If-None-Match: \(tag)"])
      #expect(lines.status == 304)
      let head = try await client.request(
        "HEAD", "/face/3.2.svg", headers: ["If-None-Match: \(tag)"])
      #expect(head.status == 304)
      #expect(head.headers["content-length"] == nil)
    }
  }

  @Test("Who has another picture, or says it wrongly, gets the picture")
  func modified() async throws {
    try await withServer { client in
      let tag = try #require(try await client.get("/face/3.2.svg").headers["etag"])
      let bare = tag.filter { $0 != "\"" }
      let conditions = [
        "\"other\"", bare, "\"\(bare)", "\(bare)\"", "w/\(tag)", "\"x\(bare)\"", "*, \"x\"", "",
        "W/", "\"a, \(bare), b\"",
      ]
      for condition in conditions {
        let response = try await client.get(
          "/face/3.2.svg", headers: ["If-None-Match: \(condition)"])
        #expect(response.status == 200, "\(condition)")
      }
    }
  }

  @Test("Who has a PNG file gets 304, and a picture's formats have different tags")
  func png() async throws {
    try await withServer { client in
      let first = try await client.get("/face/3.2.png?size=1024")
      let tag = try #require(first.headers["etag"])
      let other = try #require(try await client.get("/face/3.2.svg?size=1024").headers["etag"])
      #expect(tag != other)
      let start = ContinuousClock.now
      for _ in 0..<20 {
        let response = try await client.get(
          "/face/3.2.png?size=1024", headers: ["If-None-Match: \(tag)"])
        #expect(response.status == 304)
        #expect(response.headers["etag"] == tag)
      }
      let answers = ContinuousClock.now - start
      _ = try await client.get("/face/3.2.png?size=1024")
      let drawn = ContinuousClock.now - start - answers
      #expect(answers < drawn * 5, "304 draws nothing: \(answers) for 20, \(drawn) for a picture")
    }
  }

  @Test("Different bytes have different tags")
  func tags() async throws {
    try await withServer { client in
      var tags: Set<String> = []
      for tenths in 0...50 {
        let value = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
        tags.insert(try #require(try await client.get("/face/\(value).svg").headers["etag"]))
      }
      #expect(tags.count == 51)
    }
  }

  /// Addresses, each with its canonical address.
  static let spellings = [
    ("/face/3.20.svg", "/face/3.2.svg"),
    ("/face/03.svg", "/face/3.svg"),
    ("/face/-0.svg", "/face/0.svg"),
    ("/face/+.5.svg", "/face/0.5.svg"),
    ("/face/3.svg?", "/face/3.svg"),
    ("/face/3.svg?mouth-width=0.6&size=240", "/face/3.svg"),
    ("/face/3.svg?size=048&&mouth-width=.50", "/face/3.svg?mouth-width=0.5&size=48"),
    ("/face/3.svg?color=crimson", "/face/3.svg?color=%23dc143c"),
    ("/face/3.svg?color=rgb(220,20,60)", "/face/3.svg?color=%23dc143c"),
    ("/face/3.svg?color=HSB(10,+20%25,30%25)", "/face/3.svg?color=hsb(10%2020%25%2030%25)"),
    ("/face/3.svg?low-color=hsb(360+80%25+90%25)", "/face/3.svg"),
    ("/face/3.svg?background=none", "/face/3.svg"),
    ("/face/3.svg?language=en&hue-path=linear", "/face/3.svg"),
    ("/face/3.svg?language=pt-AO", "/face/3.svg?language=pt"),
    ("/face/3.svg?title=a+b", "/face/3.svg?title=a%20b"),
    ("/stars/3.svg?maximum=5", "/stars/3.svg"),
    ("/stars/3.svg?maximum=7&count=7", "/stars/3.svg?count=7"),
    ("/stars/3.svg?cells=200.0x050", "/stars/3.svg?cells=200x50"),
    ("/face/9.svg", "/face/5.svg"),
    ("/face/-1.svg?minimum=-.5", "/face/-0.5.svg?minimum=-0.5"),
    ("/face/3.svg?mouth-width=5", "/face/3.svg?mouth-width=0.7"),
    ("/face/3.svg?step=-1&size=100000", "/face/3.svg?size=10000"),
    ("/face/3.svg?color=auto&theme=original", "/face/3.svg"),
    ("/face/3.svg?theme=dusk&color=currentColor", "/face/3.svg?color=currentColor"),
    ("/face/3.svg?title=1%2B1&", "/face/3.svg?title=1%2B1"),
    ("/face/3.svg?theme=dusk&precision=-1", "/face/3.svg?theme=dusk&precision=0"),
    ("/face/3.svg?theme=dusk&precision=2", "/face/3.svg?theme=dusk"),
    ("/stars/900.svg?count=101", "/stars/100.svg?count=100"),
    ("/stars/3.svg?cells=0x50000", "/stars/3.svg?cells=1x10000"),
    ("/stars/3.svg?count=6&minimum=-1", "/stars/3.svg?minimum=-1&count=6"),
    ("//stars/3.svg", "/stars/3.svg"),
  ]

  @Test("Every other spelling of an address is redirected to the one, which is answered")
  func canonical() async throws {
    try await withServer { client in
      for (spelling, canonical) in Self.spellings {
        let response = try await client.get(spelling)
        #expect(response.status == 308, "\(spelling)")
        #expect(response.headers["location"] == canonical, "\(spelling)")
        #expect(try await client.get(canonical).status == 200, "\(canonical)")
      }
    }
  }

  @Test("A proxy's form of an address, with scheme and host, is answered like any other")
  func absoluteForm() async throws {
    try await withServer { client in
      let response = try await client.get("http://test/face/3.2.svg?mouth-width=0.5")
      #expect(response.status == 200)
      let spelling = try await client.get("http://test/face/3.20.svg")
      #expect(spelling.headers["location"] == "/face/3.2.svg")
    }
  }
}
