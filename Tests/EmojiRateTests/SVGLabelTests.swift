import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("SVGLabel")
struct SVGLabelTests {
  @Test("A document is an image, named by the sentence twice")
  func sentence() throws {
    let parsed = try #require(ParsedDocument(Face(3.2).svg()))
    #expect(parsed.root.attributes["role"] == "img")
    #expect(parsed.root.attributes["aria-label"] == "3.2 out of 5")
    #expect(parsed.first("title")?.text == "3.2 out of 5")
    #expect(parsed.first("title")?.parent == "svg")
    #expect(parsed.elements[1].name == "title")
    #expect(parsed.root.attributes["aria-hidden"] == nil)
  }

  @Test("A decorative document is hidden and says nothing")
  func decorative() throws {
    let parsed = try #require(ParsedDocument(Face(3.2).bytes(SVGOptions(label: .decorative))))
    #expect(parsed.root.attributes["aria-hidden"] == "true")
    #expect(parsed.root.attributes["role"] == nil)
    #expect(parsed.root.attributes["aria-label"] == nil)
    #expect(parsed.first("title") == nil)
  }

  @Test("What nobody has rated says so, whatever it shows")
  func notRated() throws {
    let options = SVGOptions(label: .notRated)
    for document in [Face(2.5).svg(options), StarRow(3).svg(options)] {
      let parsed = try #require(ParsedDocument(document))
      #expect(parsed.root.attributes["aria-label"] == "Not rated")
      #expect(parsed.first("title")?.text == "Not rated")
      #expect(parsed.root.attributes["lang"] == nil)
    }
    let chinese = Face(2.5).svg(SVGOptions(label: .notRated, language: .simplifiedChinese))
    let parsed = try #require(ParsedDocument(chinese))
    #expect(parsed.root.attributes["aria-label"] == "未评分")
    #expect(parsed.root.attributes["lang"] == "zh-Hans")
  }

  @Test("An empty title says as much as none, so the sentence stands")
  func empty() {
    #expect(Face(3.2).svg(SVGOptions(label: .title(""))) == Face(3.2).svg())
  }
}
