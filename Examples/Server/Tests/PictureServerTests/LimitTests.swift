import Testing

@Suite("Limits")
struct LimitTests {
  @Test("A query has a length that is answered, and one that is not")
  func query() async throws {
    try await withServer { client in
      let title = "title="
      let longest = String(repeating: "a", count: 1024 - title.count)
      #expect(try await client.get("/face/3.svg?\(title)\(longest)").status == 200)
      for more in [1, 7_000, 14_000] {
        let response = try await client.get(
          "/face/3.svg?\(title)\(longest)" + String(repeating: "a", count: more))
        #expect(response.status == 414)
        #expect(response.body == "The query is too long; give at most 1024 bytes.\n")
      }
      // Its canonical address, with three bytes for each space, would be refused.
      let spaces = String(repeating: "+", count: 400)
      #expect(try await client.get("/face/3.svg?\(title)\(spaces)").status == 414)
    }
  }

  @Test("Many parameters are read no longer than it takes to refuse them")
  func parameters() async throws {
    try await withServer { client in
      let query = Array(repeating: "a", count: 512).joined(separator: "&")
      let response = try await client.get("/face/3.svg?\(query)")
      #expect(response.status == 400)
    }
  }

  @Test("A head without end is refused before it ends")
  func head() async throws {
    try await withServer { client in
      let field = "X: " + String(repeating: "a", count: 1_000_000)
      let bytes = try await client.exchange("GET /face/3.svg HTTP/1.1\r\nHost: a\r\n\(field)")
      #expect(!bytes.hasPrefix("HTTP/1.1 200"))
      let address = "/face/3.svg?" + String(repeating: "a", count: 1_000_000)
      let answer = try await client.exchange("GET \(address)")
      #expect(!answer.hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test(
    "What cannot be read is answered like everything else",
    arguments: [
      (
        "GET /face/3.svg?" + String(repeating: "a", count: 17_000) + " HTTP/1.1\r\nHost: a\r\n\r\n",
        431, "The head of the request is too long; give at most 16384 bytes."
      ),
      (
        "GET /face/3.svg HTTP/1.1\r\nHost: a\r\nX: " + String(repeating: "a", count: 17_000)
          + "\r\n\r\n", 431, "The head of the request is too long; give at most 16384 bytes."
      ),
      ("GARBAGE\r\n\r\n", 400, "The request cannot be read; send one of HTTP/1.1."),
      (
        "GET /face/3.svg HTTP/1.1\r\nConnection: close\r\n\r\n", 400,
        "The request names no host; send a Host field."
      ),
    ])
  func unreadable(request: String, status: Int, sentence: String) async throws {
    try await withServer { client in
      let bytes = try await client.exchange(request)
      let response = try #require(RawClient.Response(Array(bytes.utf8)), "\(bytes)")
      #expect(response.status == status)
      #expect(response.body == sentence + "\n")
      #expect(response.headers["content-length"] == "\(sentence.utf8.count + 1)")
      #expect(response.headers["content-security-policy"] == "default-src 'none'; sandbox")
      #expect(response.headers["cache-control"] == "no-store")
    }
  }

  @Test("A small body is dropped, and a large one ends the connection")
  func body() async throws {
    try await withServer { client in
      func request(_ size: Int) -> String {
        "GET /face/3.svg HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: \(size)\r\n\r\n"
          + String(repeating: "a", count: size)
      }
      #expect(try await client.exchange(request(1000)).hasPrefix("HTTP/1.1 200"))
      // The body is never complete, but the server closes the connection.
      _ = try await client.exchange(String(request(1_000_000).dropLast(10)))
    }
  }
}
