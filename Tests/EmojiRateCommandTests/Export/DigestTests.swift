import Testing

@testable import EmojiRateCommand

@Suite("Digest")
struct DigestTests {
  /// From the draft's own test vectors.
  @Test(
    "Is FNV-1a of 64 bits",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ])
  func vectors(text: String, digest: String) {
    #expect(Digest(Array(text.utf8)).text == digest)
  }

  @Test("Has sixteen digits always")
  func digits() {
    for number in 0..<1000 { #expect(Digest(Array("\(number)".utf8)).text.utf8.count == 16) }
  }

  @Test("Is the same whatever pieces the bytes come in")
  func pieces() {
    var digest = Digest()
    for piece in ["foo", "", "bar"] { Array(piece.utf8).withUnsafeBytes { digest.update($0) } }
    #expect(digest == Digest(Array("foobar".utf8)))
  }
}
