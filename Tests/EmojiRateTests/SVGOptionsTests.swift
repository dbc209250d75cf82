import Testing

@testable import EmojiRate

@Suite("SVGOptions")
struct SVGOptionsTests {
  @Test("Defaults and limits are those of the specification")
  func defaults() {
    let options = SVGOptions()
    #expect(options.size == nil)
    #expect(options.precision == nil)
    #expect(!options.isResponsive)
    #expect(options.background == nil)
    #expect(options.label == .sentence)
  }

  @Test(
    "A size is the width and the height, and nothing else changes",
    arguments: [(1, "1"), (16, "16"), (48.5, "48.5"), (240, "240"), (10_000, "10000")]
      as [(Double, String)])
  func widthAndHeight(size: Double, text: String) throws {
    let document = Face(3.2).svg(SVGOptions(size: size))
    let parsed = try #require(ParsedDocument(document))
    #expect(parsed.root.attributes["width"] == text)
    #expect(parsed.root.attributes["height"] == text)
    #expect(parsed.root.attributes["viewBox"] == "0 0 240 240")
    #expect(pathData(in: document) == pathData(in: Face(3.2).svg()))
  }

  @Test("The width of a high and narrow picture is the smallest that can be written, not 0")
  func narrow() throws {
    let row = StarRow(3, count: 1, layout: .cells(width: 1, height: 10_000))
    for (precision, width) in [(nil, ".01"), (0, ".01"), (3, ".001"), (6, ".0001")] {
      let options = SVGOptions(size: 1, precision: precision)
      let parsed = try #require(ParsedDocument(row.svg(options)))
      #expect(parsed.root.attributes["width"] == width)
      #expect(parsed.root.attributes["height"] == "1")
      #expect(row.documentSize(options).width == Double("0" + width))
    }
  }
}
