import Foundation
import Testing

@testable import EmojiRate

@Suite("DataURI")
struct DataURITests {
  @Test("Decoded, a data URI is the document to the byte")
  func decodes() throws {
    var random = SplitMix64(seed: 17)
    for _ in 0..<300 {
      let (face, options) = (random.face(), random.options())
      let uri = face.dataURI(options)
      let prefix = "data:image/svg+xml,"
      try #require(uri.hasPrefix(prefix))
      #expect(String(uri.dropFirst(prefix.count)).removingPercentEncoding == face.svg(options))
    }
  }

  @Test("A data URI has no character that could end what it is pasted into")
  func isPlain() {
    var title = String.UnicodeScalarView((1...0x17F).compactMap { Unicode.Scalar($0) })
    title.append("\u{1F600}")
    let uri = Face(3.2).dataURI(SVGOptions(label: .title(String(title))))
    // Quotes, brackets and spaces end a url() or an attribute, a comma and a space a word of a
    // srcset, a number sign the URI; the rest must be encoded by RFC 3986.
    let allowed = Set(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$*+/:;=?@%".utf8)
    #expect(uri.dropFirst("data:image/svg+xml,".count).utf8.allSatisfy { allowed.contains($0) })
  }
}
