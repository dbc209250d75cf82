import Foundation
import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("XMLText")
struct XMLTextTests {
  struct Title: Sendable, CustomStringConvertible {
    let description: String
    let bytes: [UInt8]

    init(_ description: String, _ bytes: [UInt8]) {
      (self.description, self.bytes) = (description, bytes)
    }

    init(_ description: String, _ text: String) { self.init(description, Array(text.utf8)) }
  }

  static let hostile: [Title] = [
    Title("markup", "</title></svg><script>alert(1)</script>"),
    Title("quotes", "\"'\" onload=\"x\" '"), Title("ampersands", "&&amp;&#0;&lt;&nope;&"),
    Title("end of a character section", "<![CDATA[x]]> ]]> ]]&gt;"),
    Title("comments", "<!-- x --> -- -->"), Title("processing instructions", "<?xml version?>"),
    Title("a document type", "<!DOCTYPE x [<!ENTITY e \"x\">]>&e;"),
    Title("white space", " \t\n\r\r\n a  b \n "),
    Title("control characters", Array(UInt8(0)...UInt8(0x1F)) + [0x7F]),
    Title(
      "U+FFFE, U+FFFF, U+FFFD, U+FDD0, U+1FFFE and U+10FFFF",
      [0xEF, 0xBF, 0xBE, 0xEF, 0xBF, 0xBF, 0xEF, 0xBF, 0xBD, 0xEF, 0xB7, 0x90, 0xF0, 0x9F, 0xBF]
        + [0xBE, 0xF4, 0x8F, 0xBF, 0xBF]),
    Title("emoji", "\u{1F600}\u{1F468}\u{200D}\u{1F469}\u{1F3FD} \u{1F1F3}\u{1F1F1}"),
    Title("both directions", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{202E}abc\u{202C}"),
    Title("overlong forms", [0xC0, 0xBC, 0xE0, 0x80, 0xBC, 0xF0, 0x80, 0x80, 0xBC, 0xC1, 0xBF]),
    Title("a sequence cut off by markup", [0xE2, 0x82, 0x3C, 0xF0, 0x9F, 0x3E, 0xC3, 0x22]),
    Title("a placeholder amid markup", "<{value}>&{maximum}\u{0}{value"),
    Title("a placeholder amid broken bytes", [0xF0] + Array("{value}".utf8) + [0x9F]),
    Title("all bytes", Array(UInt8(0)...UInt8(255))),
    Title("very long", String(repeating: "<\u{1F600}&\u{1}\"", count: 20_000)),
  ]

  /// The text a reader is to get: every byte of what is not UTF-8, and every character that XML 1.0
  /// does not know, is U+FFFD.
  static func expected(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    var rest = bytes[...]
    while !rest.isEmpty {
      let scalar = (1...4).lazy.compactMap { count -> Unicode.Scalar? in
        guard let text = String(validating: rest.prefix(count), as: UTF8.self),
          text.unicodeScalars.count == 1
        else { return nil }
        return text.unicodeScalars.first
      }.first
      rest = rest.dropFirst(scalar.map { UTF8.width($0) } ?? 1)
      let isAllowed =
        switch scalar?.value ?? 0 {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
      text.append(isAllowed ? scalar! : "\u{FFFD}")
    }
    return String(text)
      .split(separator: "{value}", omittingEmptySubsequences: false).joined(separator: "3.2")
      .split(separator: "{maximum}", omittingEmptySubsequences: false).joined(separator: "5")
  }

  /// A face whose text for screen readers is a title given as bytes.
  private struct Titled: CanvasPicture {
    var face = Face(3.2)
    let title: [UInt8]
    var rating: Rating {
      get { face.rating }
      set { face.rating = newValue }
    }
    var canvasSize: Size { face.canvasSize }
    var basePaint: Paint { face.basePaint }
    func draw(on canvas: inout Canvas) { face.draw(on: &canvas) }
    func putSentence(in language: Language, into bytes: inout ByteWriter) {
      title.withUnsafeBufferPointer { RatingSentence.put($0, rating, into: &bytes) }
    }
  }

  /// The document of a face with `title`, given as bytes.
  private static func document(_ title: [UInt8]) -> [UInt8] { Titled(title: title).bytes() }

  @Test("A hostile title is nothing but text to a parser", arguments: hostile)
  func hostileTitles(title: Title) throws {
    let parsed = try #require(ParsedDocument(Self.document(title.bytes)))
    let expected = Array(Self.expected(title.bytes).utf8)
    #expect(parsed.first("title").map { Array($0.text.utf8) } == expected)
    #expect(parsed.root.attributes["aria-label"].map { Array($0.utf8) } == expected)
    #expect(parsed.elements.map(\.name) == ["svg", "title", "circle", "path"])
    let plain = try #require(ParsedDocument(Face(3.2).svg()))
    #expect(Set(parsed.root.attributes.keys) == Set(plain.root.attributes.keys))
  }

  @Test("A title of random bytes is what of it is text")
  func randomTitles() {
    var random = SplitMix64(seed: 14)
    let interesting: [UInt8] = [
      0, 9, 10, 13, 0x1F, 0x22, 0x26, 0x3C, 0x3E, 0x7B, 0x80, 0xBE, 0xBF, 0xC3, 0xE2, 0xED, 0xEF,
      0xF0, 0xF4, 0xFF,
    ]
    for _ in 0..<1500 {
      let bytes = (0..<random.integer(1...24)).map { _ in
        random.oneIn(2)
          ? interesting[random.integer(0...interesting.count - 1)]
          : UInt8(truncatingIfNeeded: random.next())
      }
      let expected = Array(Self.expected(bytes).utf8)
      let parsed = ParsedDocument(Self.document(bytes))
      guard parsed?.first("title").map({ Array($0.text.utf8) }) == expected,
        parsed?.root.attributes["aria-label"].map({ Array($0.utf8) }) == expected
      else {
        Issue.record("\(bytes)")
        return
      }
    }
  }
}

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
