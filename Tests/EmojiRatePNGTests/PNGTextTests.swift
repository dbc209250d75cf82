import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("PNG texts")
struct PNGTextTests {
  private static func text(_ options: SVGOptions) throws -> String? {
    let decoded = try #require(DecodedPNG(Face(4).png(width: 8, options)))
    return decoded.content("iTXt").map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("The title is the document's text for screen readers, with its language")
  func title() throws {
    #expect(try Self.text(SVGOptions()) == "Title\0\0\0en\0\04 out of 5")
    #expect(try Self.text(SVGOptions(language: .german)) == "Title\0\0\0de\0\04 von 5")
    #expect(
      try Self.text(SVGOptions(label: .title("é {value}\0"))) == "Title\0\0\0\0\0é 4\u{FFFD}")
  }

  @Test("A decorative picture has none")
  func decorative() throws { #expect(try Self.text(SVGOptions(label: .decorative)) == nil) }
}
