import Testing

@testable import EmojiRateCommand

@Suite("Digest")
struct DigestTests {
  /// The first three are the draft's own test vectors.
  @Test(
    "Is FNV-1a of 64 bits, in sixteen digits",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
      ("10", "07f89207b4ba08a4"),
    ])
  func vectors(text: String, digest: String) {
    #expect(Digest(Array(text.utf8)).text == digest)
  }
}
